import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** What a backup holds; `manifest.json` is written last, so a folder without one is not a backup. */
export const Manifest = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** The newest migration of the database. */
  migration: z.string(),
  /** Tables in the order in which they are restored. */
  tables: z.array(z.object({ name: z.string(), rows: z.number().int(), sha256: z.string() })),
  files: z.array(
    z.object({
      key: z.string(),
      size: z.number().int(),
      sha256: z.string(),
      contentType: z.string().optional(),
    }),
  ),
});
export type Manifest = z.infer<typeof Manifest>;

/** Writes the manifest of a backup. */
export function writeManifest(folder: string, manifest: Manifest): void {
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest, undefined, 2));
}

/** Reads the manifest of a backup; throws when the folder holds none. */
export function readManifest(folder: string): Manifest {
  return Manifest.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
}

/** Returns where a backup keeps a table's rows, one a line. */
export function tablePath(folder: string, table: string): string {
  return join(folder, 'tables', `${table}.jsonl`);
}

/** Returns where a backup keeps a file of the bucket. */
export function filePath(folder: string, key: string): string {
  return join(folder, 'files', encodeURIComponent(key));
}
