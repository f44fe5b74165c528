import { requirePerson, type Ctx } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import type { Media } from './contract.ts';
import { ENCODED_TYPE, encodeImage } from './encode-image.ts';
import {
  ALT_MAX,
  IMAGE_BYTES_MAX,
  IMAGE_SIDE_MAX,
  IMAGE_TOO_LARGE,
  MEDIA_WIDTHS,
  toVariantName,
} from './rules.ts';
import { toMedia } from './to-media.ts';
import { media } from './table.ts';

type Upload = { readonly file: File; readonly alt: string };

/**
 * Stores a person's picture: judged by its content, re-encoded to WebP without metadata, under a random name, with
 * its smaller copies. 413 and 415 as in {@link encodeImage}. What is refused leaves nothing behind.
 */
export async function uploadImage(ctx: Ctx, { file, alt }: Upload): Promise<Media> {
  const { id: uploadedBy } = requirePerson(ctx);
  if (file.size > IMAGE_BYTES_MAX) throw new ApiError(413, 'file_too_large', IMAGE_TOO_LARGE);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const source = { bytes, name: file.name };
  const { pictures, width, height } = await encodeImage(ctx, source, [IMAGE_SIDE_MAX, ...MEDIA_WIDTHS]);

  const filename = `${crypto.randomUUID()}.webp`;
  const names = [filename, ...MEDIA_WIDTHS.map((one) => toVariantName(filename, one))];
  await Promise.all(
    pictures.map((body, at) =>
      ctx.env.MEDIA.put(names[at] ?? filename, body, { httpMetadata: { contentType: ENCODED_TYPE } }),
    ),
  );
  const [row] = await ctx.db
    .insert(media)
    .values({
      id: crypto.randomUUID(),
      filename,
      alt: alt.trim().slice(0, ALT_MAX),
      mimeType: ENCODED_TYPE,
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
  return toMedia(row);
}
