import { sql, sum, type SQL } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { hasRoom, requireRoom, type StorageLimit } from '../platform/storage-limit.ts';
import { renderTooManyBytes, renderTooManyPictures } from './rules.ts';
import { media } from './table.ts';

const { uploadedBy: owner, createdAt } = media;

/** Returns the condition that a person may upload a file of this many bytes. */
export function hasUploadAdminPage(ctx: Ctx, personId: string, bytes: number): SQL {
  const { pictures, size } = toStorageLimits(ctx);
  return sql`${hasRoom(ctx, pictures, personId)} and ${hasRoom(ctx, size, personId, bytes)}`;
}

/** Throws 429 unless a person may upload a file of this many bytes. */
export async function requireUploadAdminPage(ctx: Ctx, personId: string, bytes: number): Promise<void> {
  const { pictures, size } = toStorageLimits(ctx);
  await requireRoom(ctx, pictures, personId);
  await requireRoom(ctx, size, personId, bytes);
}

function toStorageLimits({
  settings: { LIMIT_PICTURES: count, LIMIT_PICTURE_BYTES: size },
}: Ctx): Readonly<Record<'pictures' | 'size', StorageLimit>> {
  const rows = { table: media, owner, createdAt };
  return {
    pictures: { ...rows, limit: count, reason: renderTooManyPictures(count.count) },
    size: { ...rows, measure: sum(media.bytes), limit: size, reason: renderTooManyBytes(size.count) },
  };
}
