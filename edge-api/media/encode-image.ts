import type { Ctx } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import { errorMessage } from '../platform/log.ts';
import { hasNoTrailingData, containsMarkup, detectImageKind } from './image-kind.ts';
import {
  IMAGE_BYTES_MAX,
  IMAGE_PIXELS_MAX,
  IMAGE_TOO_LARGE,
  hasMatchingExtension,
  NOT_AN_IMAGE,
} from './rules.ts';

type EncodedImage = {
  readonly pictures: readonly Uint8Array[];
  readonly width: number;
  readonly height: number;
};

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
): Promise<EncodedImage> {
  if (bytes.length > IMAGE_BYTES_MAX) throw tooLarge();
  const kind = detectImageKind(bytes);
  if (!kind || !hasMatchingExtension(name, kind)) throw notAnImage();
  if (!hasNoTrailingData(bytes, kind) || containsMarkup(bytes)) throw notAnImage();
  await requirePixelLimit(ctx, bytes);
  const pictures = await Promise.all(sides.map((side) => encode(ctx, bytes, side)));
  const [first] = pictures;
  if (!first) throw notAnImage();
  return { pictures, ...(await readImageSize(ctx, first)) };
}

/** Refuses what would be too much to decode, by the dimensions that the header says. */
async function requirePixelLimit(ctx: Ctx, bytes: Uint8Array): Promise<void> {
  const { width, height } = await readImageSize(ctx, bytes);
  if (width * height > IMAGE_PIXELS_MAX) throw tooLarge();
}

async function readImageSize(
  ctx: Ctx,
  bytes: Uint8Array,
): Promise<{ readonly width: number; readonly height: number }> {
  const info = await ctx.env.IMAGES.info(toStream(bytes)).catch((error: unknown) => {
    ctx.log.warn('image_refused', { reason: errorMessage(error) });
    throw notAnImage();
  });
  if (!('width' in info)) throw notAnImage();
  const { width, height } = info;
  return { width, height };
}

async function encode(ctx: Ctx, bytes: Uint8Array, side: number): Promise<Uint8Array> {
  try {
    const result = await ctx.env.IMAGES.input(toStream(bytes))
      .transform({ width: side, height: side, fit: 'scale-down' })
      .output({ format: ENCODED_TYPE, quality: 82 });
    return new Uint8Array(await result.response().arrayBuffer());
  } catch (error) {
    ctx.log.warn('image_refused', { reason: errorMessage(error) });
    throw notAnImage();
  }
}

function toStream(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new Blob([bytes.slice()]).stream();
}

function notAnImage(): ApiError {
  return new ApiError(415, 'unsupported_media', NOT_AN_IMAGE);
}

function tooLarge(): ApiError {
  return new ApiError(413, 'file_too_large', IMAGE_TOO_LARGE);
}
