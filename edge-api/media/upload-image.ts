import { and, eq, sum, type SQL } from 'drizzle-orm';
import { cleanName } from '../accounts/rules.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { validationFailed, notFound } from '../platform/errors.ts';
import { cutText, HOUR_MS } from '../platform/rules.ts';
import { requireRoom } from '../platform/storage-limit.ts';
import { commit, runUnit } from '../platform/unit-of-work.ts';
import { FocalPoint, type Media } from './contract.ts';
import { encodeImage, notAnImage, FILE_ENDINGS, type EncodedImage } from './encode-image.ts';
import { USUAL_FOCAL, type Focal } from './focal-rules.ts';
import { toMedia } from './get-media.ts';
import {
  IMAGE_SIDE_MAX,
  MEDIA_WIDTHS,
  NOT_AN_IMAGE,
  ALT_MAX,
  renderTooManyBytes,
  renderTooManyPictures,
  toStoredNames,
} from './rules.ts';
import { media } from './table.ts';

type Upload = { readonly file: File; readonly alt: string; readonly focal: Focal };

/** Parses the file, alt text and focal point of a multipart request; throws 415 for another body, 400 without a file. */
export async function parseUpload(request: Request): Promise<Upload> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '')) throw notAnImage();
  const form = await request.formData().catch(() => undefined);
  const [file, alt] = [form?.get('file'), form?.get('alt')];
  if (!(file instanceof File)) throw validationFailed([{ path: 'file', message: NOT_AN_IMAGE }]);
  const focal = FocalPoint.safeParse({ x: toNumber(form?.get('focalX')), y: toNumber(form?.get('focalY')) });
  return { file, alt: typeof alt === 'string' ? alt : '', focal: focal.data ?? USUAL_FOCAL };
}

const toNumber = (value: FormDataEntryValue | null | undefined) =>
  typeof value === 'string' && value !== '' ? Number(value) : undefined;

/** Stores a person's picture as WebP with smaller copies. Throws like {@link encodeImage} and {@link storeImage}. */
export async function uploadImage(ctx: Ctx, { file, alt, focal }: Upload): Promise<Media> {
  const { id: uploadedBy } = requirePerson(ctx);
  await requireCanUpload(ctx, uploadedBy, file.size);
  const encoded = await encodeImage(ctx, await file.bytes(), { side: IMAGE_SIDE_MAX, widths: MEDIA_WIDTHS });
  return storeImage(ctx, { uploadedBy, alt, focal, bytes: file.size }, encoded);
}

type Origin = {
  readonly uploadedBy: string;
  readonly alt: string;
  readonly bytes: number;
  /** {@link USUAL_FOCAL} by default. */
  readonly focal?: Focal;
};

/** How long an upload may take before the sweep deletes what was stored of it. */
const UPLOAD_ABANDONED_AFTER_MS = HOUR_MS;

/**
 * Stores an encoded picture with its copies; an interrupted upload leaves a row, by which the sweep finds the bytes.
 */
export async function storeImage(
  ctx: Ctx,
  { uploadedBy, alt, bytes, focal = USUAL_FOCAL }: Origin,
  { pictures, mimeType, width, height }: EncodedImage,
): Promise<Media> {
  const [id, filename] = [crypto.randomUUID(), `${crypto.randomUUID()}.${FILE_ENDINGS[mimeType]}`];
  const row = {
    id,
    filename,
    alt: cutText(cleanName(alt), ALT_MAX),
    mimeType,
    width,
    height,
    focalX: focal.x,
    focalY: focal.y,
    uploadedBy,
    bytes,
    createdAt: ctx.now,
    updatedAt: ctx.now,
    removedAt: new Date(ctx.now.getTime() + UPLOAD_ABANDONED_AFTER_MS),
    checkedAt: ctx.now,
  };
  await runUnit(async () =>
    commit(ctx, await requireCanUpload(ctx, uploadedBy, bytes), [ctx.db.insert(media).values(row)]),
  );
  const names = toStoredNames(filename);
  await Promise.all(
    pictures.map((body, index) =>
      ctx.env.MEDIA.put(names[index] ?? filename, body, { httpMetadata: { contentType: mimeType } }),
    ),
  );
  const [stored] = await ctx.db
    .update(media)
    .set({ removedAt: null })
    .where(and(eq(media.id, id), eq(media.uploadedBy, uploadedBy)))
    .returning();
  if (stored) return toMedia(stored);
  // The uploader was erased meanwhile. If the row is already gone, nothing else refers to these bytes.
  await ctx.env.MEDIA.delete(names);
  throw notFound();
}

/** Returns the condition that a person may upload this many more bytes. Throws 429 if they may not now. */
async function requireCanUpload(ctx: Ctx, personId: string, bytes: number): Promise<SQL | undefined> {
  const { LIMIT_PICTURES: pictures, LIMIT_PICTURE_BYTES: size } = ctx.settings;
  const rows = { table: media, owner: media.uploadedBy, createdAt: media.createdAt };
  const count = { ...rows, limit: pictures, reason: renderTooManyPictures(pictures.count) };
  const length = { ...rows, measure: sum(media.bytes), limit: size, reason: renderTooManyBytes(size.count) };
  return and(await requireRoom(ctx, count, personId), await requireRoom(ctx, length, personId, bytes));
}
