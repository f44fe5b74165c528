import type { Media } from './contract.ts';
import { mediaUrl } from './rules.ts';
import type { media } from './table.ts';

/** A stored picture as everyone may see it. */
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
