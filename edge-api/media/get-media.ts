import { and, eq, isNull, isNotNull } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { EDGE_LIFE_HEADER, matchesTag } from '../platform/edge-rules.ts';
import { notFound } from '../platform/errors.ts';
import { pick } from '../platform/pick.ts';
import type { Media } from './contract.ts';
import { mediaUrl, toOriginalName } from './rules.ts';
import { media } from './table.ts';

/** Returns a stored picture; throws 404 when there is none. */
export async function getMedia(ctx: Ctx, id: string): Promise<Media> {
  const [row] = await ctx.db
    .select()
    .from(media)
    .where(and(eq(media.id, id), isNull(media.removedAt)));
  if (!row) throw notFound();
  return toMedia(row);
}

const SHOWN = ['id', 'filename', 'alt', 'width', 'height', 'mimeType', 'caption'] as const;

/** The public columns of a picture; a query of many tables has no room for the others. */
export const MEDIA_COLUMNS = pick(media, ...SHOWN, 'focalX', 'focalY', 'updatedAt');
/** Returns the public form of a stored picture. */
export function toMedia(row: Pick<typeof media.$inferSelect, keyof typeof MEDIA_COLUMNS>): Media {
  return {
    ...pick(row, ...SHOWN),
    url: mediaUrl(row.filename),
    focal: { x: row.focalX, y: row.focalY },
    updatedAt: row.updatedAt.toISOString(),
  };
}

const SAFE_NAME = /^[\w-]+\.\w+$/;

/** Lifetime of a picture in a browser, and again at the edge: a removed one is gone within five minutes. */
const LIFE_SECONDS = 120;

/** Returns a stored file, or 304 if `knownTag` (If-None-Match) matches; throws 404 if it is unknown or removed. */
export async function serveFile(ctx: Ctx, filename: string, knownTag: string | undefined) {
  if (!SAFE_NAME.test(filename)) throw notFound();
  const isRemoved = and(eq(media.filename, toOriginalName(filename)), isNotNull(media.removedAt));
  const [file, removedCount] = await Promise.all([
    ctx.env.MEDIA.get(filename),
    ctx.db.$count(media, isRemoved),
  ]);
  if (!file || removedCount > 0) throw notFound();
  const headers = toFileHeaders(ctx);
  headers.set('etag', file.httpEtag);
  file.writeHttpMetadata(headers);
  if (!matchesTag(knownTag ?? null, file.httpEtag)) return { status: 200, body: file.body, headers } as const;
  await file.body.cancel();
  return { status: 304, body: null, headers } as const;
}

/** Returns the headers of every picture's response. */
export function toFileHeaders({ settings }: Ctx): Headers {
  return new Headers({
    'cache-control': `public, max-age=${LIFE_SECONDS}, must-revalidate`,
    [EDGE_LIFE_HEADER]: `max-age=${Math.min(settings.EDGE_CACHE_SECONDS, LIFE_SECONDS)}`,
    'content-security-policy': "default-src 'none'; sandbox",
  });
}
