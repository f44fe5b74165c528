/** Reads bytes as ASCII text. */
export const readAscii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** `ftyp` brands that are plain MPEG-4 with audio, video or both (https://mp4ra.org/registered-types/brands). */
const MPEG4 = /^(isom|iso[2-9]|mp4[12]|avc1|M4V[ HP]|MSNV|dash|mmp4|3gp[4-9])$/;

/**
 * Detects the type of a video or audio file by its first bytes; a container that can hold either gets the type it was
 * uploaded as. The package file-type (22.3) takes any unknown `ftyp` brand for MP4, so this list is needed anyway.
 */
export function detectMediaType(kind: 'video' | 'audio', head: Uint8Array): string | undefined {
  const container = detectContainer(head);
  if (container === 'mp4' || container === 'webm') return `${kind}/${container}`;
  if (container === 'quicktime') return kind === 'video' ? 'video/quicktime' : undefined;
  if (container === undefined || kind === 'video') return undefined;
  return container === 'm4a' ? 'audio/mp4' : `audio/${container}`;
}

function detectContainer(head: Uint8Array) {
  if (readAscii(head, 4, 8) === 'ftyp') return brandToContainer(readAscii(head, 8, 12));
  if (readAscii(head, 0, 4) === '\x1a\x45\xdf\xa3' && readAscii(head, 0, 64).includes('webm')) return 'webm';
  if (readAscii(head, 0, 4) === 'OggS') return 'ogg';
  if (readAscii(head, 0, 4) === 'RIFF' && readAscii(head, 8, 12) === 'WAVE') return 'wav';
  return readAscii(head, 0, 3) === 'ID3' || isMp3Frame(head) ? 'mpeg' : undefined;
}

function brandToContainer(brand: string) {
  if (MPEG4.test(brand)) return 'mp4';
  if (brand === 'qt  ') return 'quicktime';
  return brand === 'M4A ' || brand === 'M4B ' ? 'm4a' : undefined;
}

/** Returns whether bytes begin with an MPEG layer III frame with a valid bit rate and sampling rate. */
export function isMp3Frame(bytes: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0] = bytes;
  const isLayer3 = first === 0xff && (second & 0xe6) === 0xe2 && (second & 0x18) !== 0x08;
  return isLayer3 && (third & 0xf0) !== 0xf0 && (third & 0xf0) !== 0 && (third & 0x0c) !== 0x0c;
}
