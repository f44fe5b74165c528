import { and, eq, sql } from 'drizzle-orm';
import { isLooking } from '../admin-log/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { matchesTag } from '../platform/edge-rules.ts';
import { notFound } from '../platform/errors.ts';
import { isSeenBy } from './get-thank-you.ts';
import { parseRange } from './range-rules.ts';
import { thanks, thanksFiles } from './table.ts';

export type FileResponse = {
  readonly status: 200 | 206 | 304 | 416;
  readonly body: ReadableStream | null;
  readonly headers: Headers;
};

/**
 * Returns a file of a thank-you, or the range a player asks for. Throws 404 except for those who run the campaign or
 * view it as they do and, once it is sent and unless it is withdrawn, for those who paid. This is checked on each
 * request, so that no cached copy outlives the permission.
 */
export async function serveThanksFile(ctx: Ctx, id: string, requestHeaders: Headers): Promise<FileResponse> {
  const [row] = await ctx.db
    .select({ file: thanksFiles, isSeen: sql<number>`${isSeenBy(requirePerson(ctx).id)}` })
    .from(thanksFiles)
    .innerJoin(campaigns, eq(campaigns.id, thanksFiles.campaignId))
    .leftJoin(thanks, eq(thanks.campaignId, thanksFiles.campaignId))
    .where(and(eq(thanksFiles.id, id), eq(thanksFiles.state, 'ready')));
  if (!row || !(row.isSeen || (await isLooking(ctx, row.file.campaignId)))) throw notFound();
  return streamFile(ctx, row.file, requestHeaders);
}

/** Returns a file, or the range a player asks for, to a person who may see it. */
export async function streamFile(
  ctx: Ctx,
  { id, ...file }: typeof thanksFiles.$inferSelect,
  requestHeaders: Headers,
): Promise<FileResponse> {
  const etag = `"${id}"`;
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': file.mimeType,
    'cross-origin-resource-policy': 'same-origin',
    etag,
  });
  if (matchesTag(requestHeaders.get('if-none-match'), etag)) return { status: 304, body: null, headers };
  const isCurrent = (requestHeaders.get('if-range') ?? etag) === etag;
  const range = parseRange(isCurrent ? (requestHeaders.get('range') ?? undefined) : undefined, file.bytes);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${file.bytes}`);
    return { status: 416, body: null, headers };
  }
  const object = await ctx.env.MEDIA.get(file.key, range === 'whole' ? {} : { range });
  if (!object) throw notFound();
  headers.set('content-length', String(range === 'whole' ? file.bytes : range.length));
  if (range === 'whole') return { status: 200, body: object.body, headers };
  const last = range.offset + range.length - 1;
  headers.set('content-range', `bytes ${range.offset}-${last}/${file.bytes}`);
  return { status: 206, body: object.body, headers };
}
