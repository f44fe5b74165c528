import type { Ctx } from '../platform/context.ts';
import { listReturnOrigins } from './get-embed.ts';
import { toEmbedSource } from './rules.ts';

/** Returns what is stored of a frame's source: no page to return to unless the campaign's owner allows its site. */
export async function readEmbedSource(
  ctx: Ctx,
  campaignId: string,
  source: Parameters<typeof toEmbedSource>[0],
): Promise<ReturnType<typeof toEmbedSource>> {
  const { embedOrigin, embedPage } = toEmbedSource(source, ctx.settings.ENVIRONMENT === 'production');
  const isAllowed = embedOrigin !== null && (await listReturnOrigins(ctx, campaignId)).includes(embedOrigin);
  return { embedOrigin, embedPage: isAllowed ? embedPage : null };
}
