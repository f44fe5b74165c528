import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';

const SAFE_NAME = /^[\w-]+\.\w+$/;

/** The bytes of a stored file with the headers to serve them with; 404 for a name that was never given out. */
export async function serveFile(
  ctx: Ctx,
  filename: string,
): Promise<{ body: ReadableStream; headers: Headers }> {
  const file = SAFE_NAME.test(filename) ? await ctx.env.MEDIA.get(filename) : null;
  if (!file) throw notFound();
  const headers = new Headers({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    etag: file.httpEtag,
  });
  file.writeHttpMetadata(headers);
  return { body: file.body, headers };
}
