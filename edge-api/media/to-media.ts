import type { Media } from './contract.ts';
import { mediaUrl } from './rules.ts';
import type { media } from './table.ts';

/** Returns the public form of a stored picture. */
export function toMedia(row: typeof media.$inferSelect): Media {
  const { id, alt, width, height, mimeType, filename, caption } = row;
  return {
    id,
    url: mediaUrl(filename),
    alt,
    width,
    height,
    mimeType,
    filename,
    caption,
    updatedAt: row.updatedAt.toISOString(),
  };
}
