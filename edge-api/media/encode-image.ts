import type { Ctx } from '../platform/context.ts';
import { Refusal } from '../platform/errors.ts';
import { reasonOf } from '../platform/log.ts';
import { endsAsImage, holdsMarkup, imageKindOf } from './image-kind.ts';
import { IMAGE_BYTES_MAX, IMAGE_PIXELS_MAX, IMAGE_TOO_LARGE, isNameOfKind, NOT_AN_IMAGE } from './rules.ts';

type Encoded = { readonly pictures: readonly Uint8Array[]; readonly width: number; readonly height: number };

/** What every encoded picture is stored as. */
export const ENCODED_TYPE = 'image/webp';

/**
 * A person's picture as WebP without metadata, once for each longest side in pixels, with the size of the first.
 * Judged by its content: 413 over 10 MB or 40 megapixels, 415 for anything that is not one of the five kinds
 * (decisions.md, "Description, images, tracking").
 */
export async function encodeImage(
  ctx: Ctx,
  { bytes, name }: { readonly bytes: Uint8Array; readonly name: string },
  sides: readonly [number, ...number[]],
): Promise<Encoded> {
  if (bytes.length > IMAGE_BYTES_MAX) throw tooLarge();
  const kind = imageKindOf(bytes);
  if (!kind || !isNameOfKind(name, kind)) throw notAnImage();
  if (!endsAsImage(bytes, kind) || holdsMarkup(bytes)) throw notAnImage();
  await requireSize(ctx, bytes);
  const pictures = await Promise.all(sides.map((side) => encode(ctx, bytes, side)));
  const [first] = pictures;
  if (!first) throw notAnImage();
  return { pictures, ...(await sizeOf(ctx, first)) };
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
  const { width, height } = info;
  return { width, height };
}

async function encode(ctx: Ctx, bytes: Uint8Array, side: number): Promise<Uint8Array> {
  try {
    const result = await ctx.env.IMAGES.input(streamOf(bytes))
      .transform({ width: side, height: side, fit: 'scale-down' })
      .output({ format: ENCODED_TYPE, quality: 82 });
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
