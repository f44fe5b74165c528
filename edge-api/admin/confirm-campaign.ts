import { eq } from 'drizzle-orm';
import { confirmArtist, publishIf } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { requireAdmin, type Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';

/** Confirms the artist of a campaign that waits for it, which is then as public as any. Throws 404 where there is none. */
export async function confirmCampaign(ctx: Ctx, id: string): Promise<void> {
  const admin = requireAdmin(ctx);
  const [confirmed] = await ctx.db.batch([confirmArtist(ctx, id), publishIf(ctx, eq(campaigns.id, id))]);
  if (confirmed.length === 0) throw notFound();
  ctx.log.info('campaign_confirmed', { campaign: id, admin: admin.id });
}
