import type { ImageKind } from './rules.ts';

const readAscii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** The kind of picture that the first bytes say, or undefined; SVG and everything else is none. */
export function detectImageKind(bytes: Uint8Array): ImageKind | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes[0] === 0x89 && readAscii(bytes, 1, 8) === 'PNG\r\n\x1a\n') return 'png';
  if (/^GIF8[79]a$/.test(readAscii(bytes, 0, 6))) return 'gif';
  if (readAscii(bytes, 0, 4) === 'RIFF' && readAscii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (readAscii(bytes, 4, 8) === 'ftyp' && /^avi[fs]$/.test(readAscii(bytes, 8, 12))) return 'avif';
  return undefined;
}

/**
 * Whether the file ends where its picture ends. What follows would be a second file in the same bytes (a page, an
 * archive), which is how polyglots are made. AVIF's boxes have no end mark and are left to the decoder.
 */
export function hasNoTrailingData(bytes: Uint8Array, kind: ImageKind): boolean {
  const { length } = bytes;
  switch (kind) {
    case 'jpeg':
      return bytes[length - 2] === 0xff && bytes[length - 1] === 0xd9;
    case 'png':
      return readAscii(bytes, length - 8, length - 4) === 'IEND';
    case 'gif':
      return bytes[length - 1] === 0x3b;
    case 'webp': {
      const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) + 8;
      return size === length || size + 1 === length;
    }
    case 'avif':
      return true;
  }
}

/** Whether the bytes hold the beginnings of a page or a program, which no camera writes. */
export function containsMarkup(bytes: Uint8Array): boolean {
  return /<(script|html|svg|iframe|\?php)/i.test(new TextDecoder('latin1').decode(bytes));
}
