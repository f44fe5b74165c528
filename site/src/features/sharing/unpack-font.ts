import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { inflateSync } from 'node:zlib';

const WOFF_HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;

type Table = { readonly tag: string; readonly checksum: number; readonly data: Buffer };

/** Where the unpacked font stays until the packages are installed anew. */
const CACHE_FOLDER = 'node_modules/.cache/power-hour';

/** Writes a WOFF file's font to a TrueType file, which is all that sharp loads. Returns its path. */
export function unpackFont(woffFile: string): string {
  const target = resolve(CACHE_FOLDER, `${basename(woffFile, '.woff')}.ttf`);
  if (existsSync(target)) return target;
  mkdirSync(CACHE_FOLDER, { recursive: true });
  // Builds that run at the same time see a whole file or none.
  const partial = `${target}.${process.pid}`;
  writeFileSync(partial, toTrueType(readFileSync(woffFile)));
  renameSync(partial, target);
  return target;
}

/** Converts a WOFF 1.0 file to TrueType by inflating its tables (https://www.w3.org/TR/WOFF/). */
export function toTrueType(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF 1.0 font');
  const tables = readTables(woff);
  const header = Buffer.alloc(SFNT_HEADER_BYTES + SFNT_ENTRY_BYTES * tables.length);
  woff.copy(header, 0, 4, 8);
  const power = Math.floor(Math.log2(tables.length));
  header.writeUInt16BE(tables.length, 4);
  header.writeUInt16BE(2 ** power * SFNT_ENTRY_BYTES, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE((tables.length - 2 ** power) * SFNT_ENTRY_BYTES, 10);
  let offset = header.length;
  const bodies = tables.map(({ tag, checksum, data }, index) => {
    const at = SFNT_HEADER_BYTES + index * SFNT_ENTRY_BYTES;
    header.write(tag, at, 'latin1');
    header.writeUInt32BE(checksum, at + 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(data.length, at + 12);
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([header, ...bodies]);
}

function readTables(woff: Buffer): Table[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = WOFF_HEADER_BYTES + index * WOFF_ENTRY_BYTES;
    const start = woff.readUInt32BE(at + 4);
    const compressed = woff.subarray(start, start + woff.readUInt32BE(at + 8));
    const isCompressed = compressed.length < woff.readUInt32BE(at + 12);
    return {
      tag: woff.toString('latin1', at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      data: isCompressed ? inflateSync(compressed) : compressed,
    };
  });
}
