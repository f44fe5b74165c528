import { isMp3Frame, readAscii } from './file-type-rules.ts';

/** A smaller file cannot play anything. */
const PLAYABLE_BYTES_MIN = 1024;
const BOX_HEADER_BYTES = 8;
/** Top-level boxes of an MP4 or MOV (https://mp4ra.org/registered-types/boxes), and those required for playback. */
const BOXES =
  /^(ftyp|styp|moov|moof|mdat|mfra|free|skip|wide|uuid|meta|udta|pdin|pnot|sidx|ssix|prft|emsg|imda)$/;
const INDEX = ['moov', 'moof'];
const PLAYABLE_BOXES = [...INDEX, 'mdat'];
const LONG_BOX_HEADER_BYTES = 16;
const SEGMENT_ID = 0x18538067;
/** The elements of a segment by the first byte of their ids (RFC 9559): all ids except void and checksum have four. */
const SEGMENT_PARTS = [0x10, 0x11, 0x12, 0x15, 0x16, 0x19, 0x1c, 0x1f, 0xbf, 0xec];
const WAV_HEADER_BYTES = 12;
const WAV_FORMAT_BYTES = 16;
/** The longest layer III frame: 320 kbit/s at 32 kHz, plus one byte of padding. */
const FRAME_BYTES_MAX = 1441;
/** A size from here on is a placeholder: a streamed file has no length, or the largest its writer supports. */
const WAV_BYTES_MAX = 0x7fff0000;
const OGG_HEADER_BYTES = 27;
/** Maximum length of a page (RFC 3533). */
const OGG_PAGE_BYTES_MAX = 65_307;
const ID3_HEADER_BYTES = 10;
const ID3_FOOTER_FLAG = 0x10;

/**
 * Returns whether the parts named in a file's head belong to its container and fit into its number of bytes: a file
 * that was cut off, or is empty, is not playable.
 */
export function isPlayable(mimeType: string, head: Uint8Array, bytes: number): boolean {
  if (bytes < PLAYABLE_BYTES_MIN) return false;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  switch (mimeType.replace(/^.*\//, '')) {
    case 'mp4':
    case 'quicktime':
      return hasBoxes(head, bytes);
    case 'webm':
      return hasSegment(view, bytes);
    case 'ogg':
      return hasPages(head, bytes);
    case 'wav':
      return hasSamples(head, view, bytes);
    default:
      return hasFrames(head, findFirstFrame(head), bytes);
  }
}

function hasBoxes(head: Uint8Array, bytes: number): boolean {
  const types: string[] = [];
  let at = 0;
  while (at < bytes && at + BOX_HEADER_BYTES <= head.length) {
    const { type, size } = readBox(head.subarray(at), bytes - at);
    if (!isBox(type, size) || at + size > bytes) return false;
    if (size > BOX_HEADER_BYTES) types.push(type);
    at += size;
  }
  if (at === bytes) return hasIndex(types);
  return types.some((type) => PLAYABLE_BOXES.includes(type)) || bytes - at > BOX_HEADER_BYTES;
}

/**
 * Returns whether an MP4 or MOV has all boxes required for playback, and an Ogg file its last page, which takes the
 * whole file; true for other containers. Ignores what phones append after the last box.
 */
export async function isWhole(mimeType: string, file: Blob): Promise<boolean> {
  if (mimeType.endsWith('/ogg')) return hasLastPage(file);
  if (!/\/(mp4|quicktime)$/.test(mimeType)) return true;
  const types: string[] = [];
  for (let at = 0; at + BOX_HEADER_BYTES <= file.size;) {
    const header = await file.slice(at, at + LONG_BOX_HEADER_BYTES).arrayBuffer();
    const { type, size } = readBox(new Uint8Array(header), file.size - at);
    if (!isBox(type, size)) break;
    if (at + size > file.size) return false;
    types.push(type);
    at += size;
  }
  return hasIndex(types);
}

const isBox = (type: string, size: number) => BOXES.test(type) && size >= BOX_HEADER_BYTES;
const hasIndex = (types: readonly string[]) => types.some((type) => INDEX.includes(type));

/** Reads a box header: size 0 extends to the end of the file, size 1 means a 64-bit size after the type. */
function readBox(head: Uint8Array, left: number): { readonly type: string; readonly size: number } {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const type = readAscii(head, 4, BOX_HEADER_BYTES);
  const size = view.getUint32(0);
  if (size === 0) return { type, size: left };
  if (size !== 1) return { type, size };
  return {
    type,
    size: head.length < LONG_BOX_HEADER_BYTES ? 0 : Number(view.getBigUint64(BOX_HEADER_BYTES)),
  };
}

function hasSegment(view: DataView, bytes: number): boolean {
  const header = readElementSize(view, 4);
  if (header === undefined) return false;
  const at = header.end + (header.size ?? bytes);
  if (at + 5 > view.byteLength) return at + 5 < bytes;
  const segment = view.getUint32(at) === SEGMENT_ID ? readElementSize(view, at + 4) : undefined;
  if (segment === undefined || segment.end + (segment.size ?? 0) > bytes) return false;
  return segment.end >= view.byteLength || SEGMENT_PARTS.includes(view.getUint8(segment.end));
}

/** Reads the size of an EBML element (RFC 8794), unknown if all of its bits are set, and where the size field ends. */
function readElementSize(view: DataView, at: number) {
  const first = at < view.byteLength ? view.getUint8(at) : 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || at + length > view.byteLength) return undefined;
  const marker = 2 ** (8 - length);
  let size = first - marker;
  let isUnknown = size === marker - 1;
  for (let index = 1; index < length; index += 1) {
    const byte = view.getUint8(at + index);
    size = size * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { end: at + length, size: isUnknown ? undefined : size };
}

/** Returns the length of an Ogg page, computed from its segment table. */
function readPageLength(page: Uint8Array): number {
  const segments = page[OGG_HEADER_BYTES - 1] ?? 0;
  const table = page.subarray(OGG_HEADER_BYTES, OGG_HEADER_BYTES + segments);
  return table.reduce((end, length) => end + length, OGG_HEADER_BYTES + segments);
}

async function hasLastPage(file: Blob): Promise<boolean> {
  const tail = new Uint8Array(await file.slice(-OGG_PAGE_BYTES_MAX).arrayBuffer());
  const at = new TextDecoder('latin1').decode(tail).lastIndexOf('OggS');
  return at !== -1 && at + readPageLength(tail.subarray(at)) <= tail.length;
}

function hasPages(head: Uint8Array, bytes: number): boolean {
  const at = readPageLength(head);
  return at + 4 > head.length ? at < bytes : readAscii(head, at, at + 4) === 'OggS';
}

function hasSamples(head: Uint8Array, view: DataView, bytes: number): boolean {
  let at = WAV_HEADER_BYTES;
  let hasFormat = false;
  while (at + 8 <= head.length) {
    const id = readAscii(head, at, at + 4);
    const size = view.getUint32(at + 4, true);
    if (id === 'data') return hasFormat && (size >= WAV_BYTES_MAX || at + 8 + size <= bytes);
    if (!/^[ -~]{4}$/.test(id)) return false;
    hasFormat ||= id === 'fmt ' && size >= WAV_FORMAT_BYTES;
    at += 8 + size + (size % 2);
  }
  return hasFormat && at < bytes;
}

/** An MP3 has no total length: a second frame within reach of the first shows that it is one. */
function hasFrames(head: Uint8Array, at: number, bytes: number): boolean {
  if (at + 4 > head.length) return at < bytes;
  const reach = head.subarray(at, at + FRAME_BYTES_MAX + 4);
  const isNext = (_: number, place: number) => place > 0 && isMp3Frame(reach.subarray(place));
  return isMp3Frame(reach) && (reach.length < FRAME_BYTES_MAX + 4 || reach.some(isNext));
}

/** Returns the offset of the first frame. A preceding ID3 tag has its length in four bytes of seven bits. */
function findFirstFrame(head: Uint8Array): number {
  if (readAscii(head, 0, 3) !== 'ID3') return 0;
  const [flags = 0, ...size] = head.subarray(5, ID3_HEADER_BYTES);
  const footer = (flags & ID3_FOOTER_FLAG) === 0 ? 0 : ID3_HEADER_BYTES;
  return size.reduce((total, byte) => total * 128 + byte, 0) + ID3_HEADER_BYTES + footer;
}
