import { and, count, eq } from 'drizzle-orm';
import { closeIfActive, requireOwnCampaign } from '../campaigns/index.ts';
import { startSelection } from '../nominees/index.ts';
import { queueClosedMails } from '../payments/index.ts';
import type { Ctx } from '../platform/context.ts';
import { submissions } from '../submissions/table.ts';

/**
 * Closes the caller's own campaign for subscriptions; closing a closed one changes nothing. `hasNominees` is true as
 * soon as a fan has paid: nominees are then selected from those answers, in the background (RULES.md, "Calls"). Open
 * checkouts are ended either way.
 */
export async function closeCampaign(ctx: Ctx, id: string): Promise<{ readonly hasNominees: boolean }> {
  const { name, nomineesSelected } = await requireOwnCampaign(ctx, id);
  const hasClosed = await closeIfActive(ctx, { id, name }, (campaign, condition) =>
    queueClosedMails(ctx, campaign, condition),
  );
  const [paid] = await ctx.db
    .select({ count: count() })
    .from(submissions)
    .where(and(eq(submissions.campaignId, id), eq(submissions.status, 'paid')));
  const hasNominees = (paid?.count ?? 0) > 0;
  if (hasClosed || (hasNominees && !nomineesSelected)) await startSelection(ctx, id);
  return { hasNominees };
}
