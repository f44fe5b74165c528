/** Encodes a text with one byte per character. */
export const toLatin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** Concatenates bytes. */
export function concatBytes(...parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Creates a black PNG with one bit per pixel: header, one compressed block of rows, end. */
export async function createPng(width: number, height: number): Promise<Uint8Array> {
  const rows = new Uint8Array((Math.ceil(width / 8) + 1) * height);
  const stream = new Blob([rows]).stream().pipeThrough(new CompressionStream('deflate'));
  const data = new Uint8Array(await new Response(stream).arrayBuffer());
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, 1);
  return concatBytes(
    toLatin1('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', new Uint8Array(header.buffer)),
    chunk('IDAT', data),
    chunk('IEND', new Uint8Array()),
  );
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = concatBytes(toLatin1(type), data);
  const frame = new DataView(new ArrayBuffer(4));
  frame.setUint32(0, data.length);
  const check = new DataView(new ArrayBuffer(4));
  check.setUint32(0, crc32(body));
  return concatBytes(new Uint8Array(frame.buffer), body, new Uint8Array(check.buffer));
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
