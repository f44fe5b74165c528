import { and, eq, isNotNull } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { EDGE_LIFE_HEADER } from '../platform/edge-rules.ts';
import { notFound } from '../platform/errors.ts';
import { toOriginalName } from './rules.ts';
import { media } from './table.ts';

const SAFE_NAME = /^[\w-]+\.\w+$/;

/** Returns the bytes of a stored file and its headers; throws 404 for an unknown name and for a removed picture. */
export async function serveFile(
  ctx: Ctx,
  filename: string,
): Promise<{ body: ReadableStream; headers: Headers }> {
  if (!SAFE_NAME.test(filename)) throw notFound();
  const isRemoved = and(eq(media.filename, toOriginalName(filename)), isNotNull(media.removedAt));
  const [file, removedCount] = await Promise.all([
    ctx.env.MEDIA.get(filename),
    ctx.db.$count(media, isRemoved),
  ]);
  if (!file || removedCount > 0) throw notFound();
  const headers = new Headers({
    'cache-control': 'public, max-age=31536000, immutable',
    [EDGE_LIFE_HEADER]: `max-age=${ctx.settings.EDGE_CACHE_SECONDS}`,
    'content-security-policy': "default-src 'none'; sandbox",
    etag: file.httpEtag,
  });
  file.writeHttpMetadata(headers);
  return { body: file.body, headers };
}
