import { and, eq } from 'drizzle-orm';
import { isVisible } from '../campaigns/index.ts';
import { phaseAt } from '../campaigns/rules.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { ApiError, notFound } from '../platform/errors.ts';
import type { NewReminder } from './contract.ts';
import { ALREADY_STARTED, NOBODY_TO_FOLLOW } from './rules.ts';

/** What a reminder is stored under, and the names for its mails. */
export type Subject = Readonly<Record<'campaignId' | 'celebrityId', string | null>> &
  Readonly<Record<'campaign' | 'celebrity', string>>;

/**
 * Returns what a reminder is about. Throws 404 for a campaign that the caller may not see, 409 for one that has started,
 * or whose celebrity has no profile to follow.
 */
export async function requireSubject(
  ctx: Ctx,
  { campaignId, about }: Pick<NewReminder, 'campaignId' | 'about'>,
): Promise<Subject> {
  const [row] = await ctx.db
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.id, campaignId), isVisible(ctx)));
  if (!row) throw notFound();
  const names = { campaign: row.name, celebrity: row.artistName };
  if (about === 'celebrity') {
    if (row.celebrityId === null) throw new ApiError(409, 'conflict', NOBODY_TO_FOLLOW);
    return { campaignId: null, celebrityId: row.celebrityId, ...names };
  }
  if (phaseAt(row, ctx.now) !== 'not-started') throw new ApiError(409, 'conflict', ALREADY_STARTED);
  return { campaignId, celebrityId: null, ...names };
}
