import { sum, type SQL } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { requireRoom } from '../platform/storage-limit.ts';
import { renderTooManyBytes, renderTooManyPictures } from './rules.ts';
import { media } from './table.ts';

/**
 * Returns the conditions that a person may still upload a file of this many bytes, for the commit that stores it. Throws
 * 429 unless they may now.
 */
export async function requireCanUpload(ctx: Ctx, personId: string, bytes: number): Promise<readonly SQL[]> {
  const { LIMIT_PICTURES: pictures, LIMIT_PICTURE_BYTES: size } = ctx.settings;
  const rows = { table: media, owner: media.uploadedBy, createdAt: media.createdAt };
  const count = { ...rows, limit: pictures, reason: renderTooManyPictures(pictures.count) };
  const length = {
    ...rows,
    measure: sum(media.bytes),
    limit: size,
    reason: renderTooManyBytes(size.count),
  };
  return [await requireRoom(ctx, count, personId), await requireRoom(ctx, length, personId, bytes)];
}
