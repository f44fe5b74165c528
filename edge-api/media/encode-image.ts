import { imageSize } from 'image-size';
import type { Ctx } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import { errorMessage } from '../platform/log.ts';
import {
  IMAGE_BYTES_MAX,
  IMAGE_PIXELS_MAX,
  IMAGE_TOO_LARGE,
  UNSUPPORTED_IMAGE,
  UPLOADED_SIDE_MAX,
} from './rules.ts';

type ImageSize = { readonly width: number; readonly height: number };
export type EncodedImage = ImageSize & {
  readonly pictures: readonly Uint8Array[];
  readonly mimeType: EncodedType;
};

/** The type of encoded pictures, except those for other sites, not all of which support it. */
export const ENCODED_TYPE = 'image/webp';
type EncodedType = typeof ENCODED_TYPE | 'image/jpeg';

/** File extensions of encoded pictures. */
export const FILE_ENDINGS: Readonly<Record<EncodedType, string>> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
};

/** Target sizes in pixels: the longest side of the full picture, and the widths of its smaller copies. */
export type EncodedSizes = { readonly side: number; readonly widths?: readonly number[] };

const QUALITY = 82;
/** Qualities tried for a smaller copy, until it has few enough bytes per pixel of its width. */
const COPY_QUALITIES = [QUALITY, 72, 60, 48];
const COPY_BYTES_PER_PIXEL = 27.5;

/**
 * Encodes a person's picture without metadata, in full and as smaller copies; returns them with the size of the full
 * one. Encoding drops everything but the picture. Throws 413 beyond 10 MB, 40 megapixels or 12,000 pixels per side,
 * according to the header and before decoding, and 415 for anything but the five types (RULES.md, "Descriptions").
 */
export async function encodeImage(
  ctx: Ctx,
  bytes: Uint8Array,
  { side, widths = [] }: EncodedSizes,
  mimeType: EncodedType = ENCODED_TYPE,
): Promise<EncodedImage> {
  if (bytes.length > IMAGE_BYTES_MAX) throw imageTooLarge();
  if (!isImage(bytes)) throw notAnImage();
  requireImageSize(parseImageSize(ctx, bytes));
  // Also checks the size that the decoder reads, in case it differs from ours.
  requireImageSize(await readImageSize(ctx, bytes));
  const whole = await encode(
    ctx,
    bytes,
    { width: side, height: side },
    { format: mimeType, quality: QUALITY },
  );
  const copies = await Promise.all(widths.map((width) => encodeCopy(ctx, bytes, width, mimeType)));
  return { pictures: [whole, ...copies], mimeType, ...(await readImageSize(ctx, whole)) };
}

/** Returns whether the first bytes are those of a JPEG, PNG, GIF, WebP or AVIF, whatever the file's name. */
function isImage(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 12));
  return /^(?:\xff\xd8\xff|\x89PNG\r\n\x1a\n|GIF8[79]a|RIFF.{4}WEBP|.{4}ftypavi[fs])/s.test(head);
}

function requireImageSize({ width, height }: ImageSize): void {
  const isTooLarge = Math.max(width, height) > UPLOADED_SIDE_MAX || width * height > IMAGE_PIXELS_MAX;
  if (isTooLarge) throw imageTooLarge();
}

function parseImageSize(ctx: Ctx, bytes: Uint8Array): ImageSize {
  try {
    return imageSize(bytes);
  } catch (error) {
    return refuse(ctx, error);
  }
}

/** Reads the size with the decoder, without decoding the picture. */
async function readImageSize(ctx: Ctx, bytes: Uint8Array): Promise<ImageSize> {
  const info = await ctx.env.IMAGES.info(toStream(bytes)).catch((error: unknown) => refuse(ctx, error));
  if (!('width' in info)) throw notAnImage();
  return { width: info.width, height: info.height };
}

/** Encodes a copy of a width, in the first quality that is small enough, else in the lowest. */
async function encodeCopy(ctx: Ctx, bytes: Uint8Array, width: number, format: EncodedType) {
  let copy: Uint8Array = new Uint8Array();
  for (const quality of COPY_QUALITIES) {
    copy = await encode(ctx, bytes, { width }, { format, quality });
    if (copy.length <= width * COPY_BYTES_PER_PIXEL) break;
  }
  return copy;
}

async function encode(
  ctx: Ctx,
  bytes: Uint8Array,
  size: { readonly width: number; readonly height?: number },
  output: ImageOutputOptions,
): Promise<Uint8Array> {
  try {
    const result = await ctx.env.IMAGES.input(toStream(bytes))
      .transform({ ...size, fit: 'scale-down' })
      .output(output);
    return new Uint8Array(await result.response().arrayBuffer());
  } catch (error) {
    return refuse(ctx, error);
  }
}

function toStream(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new Blob([bytes.slice()]).stream();
}

function refuse(ctx: Ctx, error: unknown): never {
  ctx.log.warn('image_refused', { reason: errorMessage(error) });
  throw notAnImage();
}

export const notAnImage = () => new ApiError(415, 'unsupported_media', UNSUPPORTED_IMAGE);
export const imageTooLarge = () => new ApiError(413, 'file_too_large', IMAGE_TOO_LARGE);
