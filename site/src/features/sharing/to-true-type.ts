import { inflateSync } from 'node:zlib';

const WOFF_SIGNATURE = 0x774f4646;
const WOFF_HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;

type Table = { readonly tag: number; readonly checksum: number; readonly data: Uint8Array };

/** Converts a WOFF 1.0 file to TrueType by inflating its tables (https://www.w3.org/TR/WOFF/). */
export function toTrueType(woff: Uint8Array): Uint8Array {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (view.getUint32(0) !== WOFF_SIGNATURE) throw new Error('Not a WOFF 1.0 font');
  const tables = readTables(woff, view);
  const headerBytes = SFNT_HEADER_BYTES + SFNT_ENTRY_BYTES * tables.length;
  const bodyBytes = tables.reduce((sum, { data }) => sum + pad(data.length), 0);
  const font = new Uint8Array(headerBytes + bodyBytes);
  const header = new DataView(font.buffer);
  const power = Math.floor(Math.log2(tables.length));
  header.setUint32(0, view.getUint32(4));
  header.setUint16(4, tables.length);
  header.setUint16(6, 2 ** power * SFNT_ENTRY_BYTES);
  header.setUint16(8, power);
  header.setUint16(10, (tables.length - 2 ** power) * SFNT_ENTRY_BYTES);
  let offset = headerBytes;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = SFNT_HEADER_BYTES + index * SFNT_ENTRY_BYTES;
    header.setUint32(at, tag);
    header.setUint32(at + 4, checksum);
    header.setUint32(at + 8, offset);
    header.setUint32(at + 12, data.length);
    font.set(data, offset);
    offset += pad(data.length);
  }
  return font;
}

/** Tables begin at a multiple of four bytes. */
const pad = (bytes: number) => Math.ceil(bytes / 4) * 4;

function readTables(woff: Uint8Array, view: DataView): readonly Table[] {
  return Array.from({ length: view.getUint16(12) }, (_, index) => {
    const at = WOFF_HEADER_BYTES + index * WOFF_ENTRY_BYTES;
    const start = view.getUint32(at + 4);
    const stored = woff.subarray(start, start + view.getUint32(at + 8));
    const isCompressed = stored.length < view.getUint32(at + 12);
    return {
      tag: view.getUint32(at),
      checksum: view.getUint32(at + 16),
      data: isCompressed ? inflateSync(stored) : stored,
    };
  });
}
