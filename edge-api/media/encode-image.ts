import { imageSize } from 'image-size';
import type { Ctx } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import { errorMessage } from '../platform/log.ts';
import {
  hasMatchingExtension,
  IMAGE_BYTES_MAX,
  IMAGE_PIXELS_MAX,
  IMAGE_TOO_LARGE,
  NOT_AN_IMAGE,
  UPLOADED_SIDE_MAX,
  type ImageKind,
} from './rules.ts';

type ImageSize = { readonly width: number; readonly height: number };
export type EncodedImage = ImageSize & {
  readonly pictures: readonly Uint8Array[];
  readonly mimeType: EncodedType;
};

/** The type of encoded pictures, but for those that other sites show: not all of them know it. */
export const ENCODED_TYPE = 'image/webp';
type EncodedType = typeof ENCODED_TYPE | 'image/jpeg';

/** How files of encoded pictures end. */
export const FILE_ENDINGS: Readonly<Record<EncodedType, string>> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
};

/**
 * Encodes a person's picture without metadata, once for each longest side in pixels; returns the encoded
 * pictures with the size of the first. Only the picture is encoded: everything else in the bytes is dropped. Throws
 * 413 over 10 MB, 40 megapixels or 12,000 pixels a side, by the header and before anything decodes it, 415 for anything
 * but the five kinds (RULES.md, "Descriptions").
 */
export async function encodeImage(
  ctx: Ctx,
  { bytes, name }: { readonly bytes: Uint8Array; readonly name: string },
  sides: readonly [number, ...number[]],
  mimeType: EncodedType = ENCODED_TYPE,
): Promise<EncodedImage> {
  if (bytes.length > IMAGE_BYTES_MAX) throw imageTooLarge();
  const kind = detectImageKind(bytes);
  if (!kind || !hasMatchingExtension(name, kind)) throw notAnImage();
  requireImageSize(parseImageSize(ctx, bytes));
  // The header as the decoder reads it, should the two differ.
  requireImageSize(await readImageSize(ctx, bytes));
  const pictures = await Promise.all(sides.map((side) => encode(ctx, bytes, side, mimeType)));
  const [first] = pictures;
  if (!first) throw notAnImage();
  return { pictures, mimeType, ...(await readImageSize(ctx, first)) };
}

/** Returns the kind that the first bytes say; undefined for SVG and everything else. */
function detectImageKind(bytes: Uint8Array): ImageKind | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 12));
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (/^RIFF.{4}WEBP/s.test(head)) return 'webp';
  return /^.{4}ftypavi[fs]/s.test(head) ? 'avif' : undefined;
}

function requireImageSize({ width, height }: ImageSize): void {
  const isTooLarge = Math.max(width, height) > UPLOADED_SIDE_MAX || width * height > IMAGE_PIXELS_MAX;
  if (isTooLarge) throw imageTooLarge();
}

/** Returns the size in the header's bytes; throws 415 where there is none. */
function parseImageSize(ctx: Ctx, bytes: Uint8Array): ImageSize {
  try {
    return imageSize(bytes);
  } catch (error) {
    return refuse(ctx, error);
  }
}

/** Asks the decoder for the size, without decoding the picture. */
async function readImageSize(ctx: Ctx, bytes: Uint8Array): Promise<ImageSize> {
  const info = await ctx.env.IMAGES.info(toStream(bytes)).catch((error: unknown) => refuse(ctx, error));
  if (!('width' in info)) throw notAnImage();
  return { width: info.width, height: info.height };
}

async function encode(ctx: Ctx, bytes: Uint8Array, side: number, mimeType: EncodedType): Promise<Uint8Array> {
  try {
    const result = await ctx.env.IMAGES.input(toStream(bytes))
      .transform({ width: side, height: side, fit: 'scale-down' })
      .output({ format: mimeType, quality: 82 });
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

const notAnImage = () => new ApiError(415, 'unsupported_media', NOT_AN_IMAGE);
export const imageTooLarge = () => new ApiError(413, 'file_too_large', IMAGE_TOO_LARGE);
