import { requirePerson, type Ctx } from '../platform/context.ts';
import { Refusal } from '../platform/errors.ts';
import { reasonOf } from '../platform/log.ts';
import type { Media } from './contract.ts';
import { endsAsImage, holdsMarkup, imageKindOf } from './image-kind.ts';
import {
  ALT_MAX,
  IMAGE_BYTES_MAX,
  IMAGE_PIXELS_MAX,
  IMAGE_SIDE_MAX,
  IMAGE_TOO_LARGE,
  isNameOfKind,
  MEDIA_WIDTHS,
  NOT_AN_IMAGE,
  variantName,
} from './rules.ts';
import { showMedia } from './show-media.ts';
import { media } from './table.ts';

type Upload = { readonly file: File; readonly alt: string };

/**
 * Stores a person's picture: judged by its content, re-encoded to WebP without metadata, under a random name, with
 * its smaller copies. 413 over 10 MB or 40 megapixels, 415 for anything that is not one of the five kinds
 * (decisions.md, "Description, images, tracking"). What is refused leaves nothing behind.
 */
export async function uploadImage(ctx: Ctx, { file, alt }: Upload): Promise<Media> {
  const { id: uploadedBy } = requirePerson(ctx);
  if (file.size > IMAGE_BYTES_MAX) throw tooLarge();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = imageKindOf(bytes);
  if (!kind || !isNameOfKind(file.name, kind)) throw notAnImage();
  if (!endsAsImage(bytes, kind) || holdsMarkup(bytes)) throw notAnImage();
  await requireSize(ctx, bytes);

  const filename = `${crypto.randomUUID()}.webp`;
  const [full, ...smaller] = await Promise.all(
    [IMAGE_SIDE_MAX, ...MEDIA_WIDTHS].map((side) => encode(ctx, bytes, side)),
  );
  if (!full) throw notAnImage();
  const { width, height } = await sizeOf(ctx, full);
  const names = [filename, ...MEDIA_WIDTHS.map((one) => variantName(filename, one))];
  await Promise.all(
    [full, ...smaller].map((body, at) =>
      ctx.env.MEDIA.put(names[at] ?? filename, body, { httpMetadata: { contentType: 'image/webp' } }),
    ),
  );
  const [row] = await ctx.db
    .insert(media)
    .values({
      id: crypto.randomUUID(),
      filename,
      alt: alt.trim().slice(0, ALT_MAX),
      mimeType: 'image/webp',
      width,
      height,
      uploadedBy,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .returning()
    .catch(async (error: unknown) => {
      await ctx.env.MEDIA.delete(names);
      throw error;
    });
  if (!row) throw new Error('the picture was not written');
  return showMedia(row);
}

/** Refuses what would be too much to decode, by the dimensions that the header says. */
async function requireSize(ctx: Ctx, bytes: Uint8Array): Promise<void> {
  const { width, height } = await sizeOf(ctx, bytes);
  if (width * height > IMAGE_PIXELS_MAX) throw tooLarge();
}

async function sizeOf(
  ctx: Ctx,
  bytes: Uint8Array,
): Promise<{ readonly width: number; readonly height: number }> {
  const info = await ctx.env.IMAGES.info(streamOf(bytes)).catch((error: unknown) => {
    ctx.log.warn('image_refused', { reason: reasonOf(error) });
    throw notAnImage();
  });
  if (!('width' in info)) throw notAnImage();
  return info;
}

async function encode(ctx: Ctx, bytes: Uint8Array, side: number): Promise<Uint8Array> {
  try {
    const result = await ctx.env.IMAGES.input(streamOf(bytes))
      .transform({ width: side, height: side, fit: 'scale-down' })
      .output({ format: 'image/webp', quality: 82 });
    return new Uint8Array(await result.response().arrayBuffer());
  } catch (error) {
    ctx.log.warn('image_refused', { reason: reasonOf(error) });
    throw notAnImage();
  }
}

function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new Blob([bytes.slice()]).stream();
}

function notAnImage(): Refusal {
  return new Refusal(415, 'unsupported_media', NOT_AN_IMAGE);
}

function tooLarge(): Refusal {
  return new Refusal(413, 'file_too_large', IMAGE_TOO_LARGE);
}
