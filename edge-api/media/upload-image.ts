import { requirePerson, type Ctx } from '../platform/context.ts';
import { validationFailed } from '../platform/errors.ts';
import type { Media } from './contract.ts';
import { encodeImage } from './encode-image.ts';
import { IMAGE_SIDE_MAX, MEDIA_WIDTHS, NOT_AN_IMAGE } from './rules.ts';
import { requireCanUpload, storeImage } from './store-image.ts';

type Upload = { readonly file: File; readonly alt: string };

/** Returns the file and its alt text of a multipart request; throws 400 without a file. */
export async function parseUpload(request: Request): Promise<Upload> {
  const form = await request.formData().catch(() => undefined);
  const [file, alt] = [form?.get('file'), form?.get('alt')];
  if (!(file instanceof File)) throw validationFailed([{ path: 'file', message: NOT_AN_IMAGE }]);
  return { file, alt: typeof alt === 'string' ? alt : '' };
}

/**
 * Stores a person's picture, re-encoded to WebP without metadata, with its smaller copies. Throws 413 and 415 as
 * {@link encodeImage} does, 429 for more than an account may upload.
 */
export async function uploadImage(ctx: Ctx, { file, alt }: Upload): Promise<Media> {
  const { id: uploadedBy } = requirePerson(ctx);
  await requireCanUpload(ctx, uploadedBy, file.size);
  const source = { bytes: await file.bytes(), name: file.name };
  const encoded = await encodeImage(ctx, source, [IMAGE_SIDE_MAX, ...MEDIA_WIDTHS]);
  return storeImage(ctx, { uploadedBy, alt, bytes: file.size }, encoded);
}
