import { eq } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { publishIf } from './publish.ts';
import { campaigns } from './table.ts';

/** Lets a campaign go on that waits for an admin, who is the caller; throws 404 where there is none. */
export async function confirmArtist(ctx: Ctx, id: string): Promise<void> {
  const isMeant = eq(campaigns.id, id);
  const confirm = ctx.db.update(campaigns).set({ heldAt: null, updatedAt: ctx.now }).where(isMeant);
  const [confirmed] = await ctx.db.batch([confirm.returning({ id: campaigns.id }), publishIf(ctx, isMeant)]);
  if (confirmed.length === 0) throw notFound();
  ctx.log.info('campaign_confirmed', { campaign: id });
}
