import { and, eq } from 'drizzle-orm';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { notFound, validationFailed } from '../platform/errors.ts';
import type { Media } from './contract.ts';
import { insertIf } from '../platform/insert-if.ts';
import { HOUR_MS } from '../platform/rules.ts';
import { ENCODED_TYPE, encodeImage } from './encode-image.ts';
import { ALT_MAX, IMAGE_SIDE_MAX, MEDIA_WIDTHS, NOT_AN_IMAGE, toStoredNames } from './rules.ts';
import { toMedia } from './to-media.ts';
import { media } from './table.ts';
import { hasUploadRoom, requireUploadRoom } from './upload-limits.ts';

type Upload = { readonly file: File; readonly alt: string };

/** How long an upload may be under way before the sweep discards what is there of it. */
const UPLOAD_ABANDONED_AFTER_MS = HOUR_MS;

/** Returns the file and its alt text of a multipart request; throws 400 without a file. */
export async function parseUpload(request: Request): Promise<Upload> {
  const form = await request.formData().catch(() => undefined);
  const [file, alt] = [form?.get('file'), form?.get('alt')];
  if (!(file instanceof File)) throw validationFailed([{ path: 'file', message: NOT_AN_IMAGE }]);
  return { file, alt: typeof alt === 'string' ? alt : '' };
}

/**
 * Stores a person's picture, re-encoded to WebP without metadata, under a random name, with its smaller copies. Throws
 * 413 and 415 as {@link encodeImage} does, 429 for more than an account may upload. An upload that is cut short leaves a row by which the sweep discards it.
 */
export async function uploadImage(ctx: Ctx, { file, alt }: Upload): Promise<Media> {
  const { id: uploadedBy } = requirePerson(ctx);
  await requireUploadRoom(ctx, uploadedBy, file.size);
  const source = { bytes: new Uint8Array(await file.arrayBuffer()), name: file.name };
  const { pictures, width, height } = await encodeImage(ctx, source, [IMAGE_SIDE_MAX, ...MEDIA_WIDTHS]);
  const [id, filename] = [crypto.randomUUID(), `${crypto.randomUUID()}.webp`];
  const row = {
    id,
    filename,
    alt: alt.trim().slice(0, ALT_MAX),
    mimeType: ENCODED_TYPE,
    width,
    height,
    uploadedBy,
    createdAt: ctx.now,
    updatedAt: ctx.now,
    removedAt: new Date(ctx.now.getTime() + UPLOAD_ABANDONED_AFTER_MS),
    bytes: file.size,
    checkedAt: ctx.now,
  };
  const inserted = await insertIf(ctx.db, media, row, hasUploadRoom(ctx, uploadedBy, file.size)).returning({
    id: media.id,
  });
  // Others were uploaded meanwhile.
  if (inserted.length === 0) await requireUploadRoom(ctx, uploadedBy, file.size);
  const names = toStoredNames(filename);
  await Promise.all(
    pictures.map((body, index) =>
      ctx.env.MEDIA.put(names[index] ?? filename, body, { httpMetadata: { contentType: ENCODED_TYPE } }),
    ),
  );
  const [stored] = await ctx.db
    .update(media)
    .set({ removedAt: null })
    .where(and(eq(media.id, id), eq(media.uploadedBy, uploadedBy)))
    .returning();
  if (stored) return toMedia(stored);
  // Its uploader was erased meanwhile; should the row be gone already, nobody else knows of these bytes.
  await ctx.env.MEDIA.delete(names);
  throw notFound();
}
