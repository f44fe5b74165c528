import { ApiError, validationFailed } from '../platform/errors.ts';
import { IMAGE_BYTES_MAX, IMAGE_TOO_LARGE, NOT_AN_IMAGE } from './rules.ts';

/** Room for the other parts of a multipart body, in bytes. */
const BODY_OVERHEAD_BYTES = 64 * 1024;

/** The file and its alt text of a multipart request; 413 by its length before anything is read, 400 without a file. */
export async function parseUpload(request: Request): Promise<{ readonly file: File; readonly alt: string }> {
  if (Number(request.headers.get('content-length') ?? 0) > IMAGE_BYTES_MAX + BODY_OVERHEAD_BYTES) {
    throw new ApiError(413, 'file_too_large', IMAGE_TOO_LARGE);
  }
  const form = await request.formData().catch(() => undefined);
  const [file, alt] = [form?.get('file'), form?.get('alt')];
  if (!(file instanceof File)) throw validationFailed([{ path: 'file', message: NOT_AN_IMAGE }]);
  return { file, alt: typeof alt === 'string' ? alt : '' };
}
