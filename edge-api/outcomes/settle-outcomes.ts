import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { updateCampaignRow } from '../campaigns/index.ts';
import { IS_UNFINISHED } from '../campaigns/outcome-rules.ts';
import { campaigns } from '../campaigns/table.ts';
import { endCampaign } from '../cancellations/index.ts';
import type { Ctx } from '../platform/context.ts';
import { sendDueMails } from '../platform/mail.ts';
import { tryCampaigns } from '../platform/try-each.ts';
import { commit, isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import { queueReminders, tellOperator } from './mails.ts';
import { readOutcomes, type Outcome } from './read-outcomes.ts';

const CAMPAIGNS_PER_SWEEP = 100;

/** Does what rules.ts makes due for closed campaigns; returns for how many. */
export async function settleOutcomes(ctx: Ctx): Promise<number> {
  const settled = await tryCampaigns(ctx, await queryDue(ctx), ({ id }) => settleOutcome(ctx, id));
  if (settled > 0) ctx.defer(sendDueMails(ctx));
  return settled;
}

function queryDue(ctx: Ctx) {
  return ctx.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.isActive, false), sql.raw(IS_UNFINISHED), lte(campaigns.outcomeAt, ctx.now)))
    .orderBy(asc(campaigns.outcomeAt))
    .limit(CAMPAIGNS_PER_SWEEP);
}

/** Does what is due for one campaign, once even with concurrent sweeps; returns whether anything was. */
async function settleOutcome(ctx: Ctx, id: string): Promise<boolean> {
  const settled = await runUnit(async () => {
    const [outcome] = await readOutcomes(ctx, eq(campaigns.id, id));
    const at = outcome?.campaign.outcomeAt;
    // Reopened since the query, it is checked again after its next closing.
    if (!outcome || !at || at > ctx.now || outcome.campaign.isActive) return undefined;
    if (outcome.step?.due !== 'return') await commitStep(ctx, outcome);
    return outcome;
  });
  const { step, ending } = settled ?? {};
  if (step?.due === 'return' && ending) return endCampaign(ctx, id, { by: ending, reason: '' });
  return step !== undefined;
}

async function commitStep(ctx: Ctx, outcome: Outcome): Promise<void> {
  const { campaign, missing, told, step, nextAt } = outcome;
  const { id, overdue, isActive, cancelledAt, winnersSelected, outcomeAt, settledAt, plannedAt } = campaign;
  const known = { id, isActive, cancelledAt, winnersSelected, outcomeAt, settledAt, plannedAt };
  const isStale = overdue !== null && overdue !== missing;
  const isTold = told && step?.due === 'tell' && overdue !== told;
  await commit(ctx, isUnchanged(campaigns, known), [
    ...(told && step?.due === 'remind' ? queueReminders(ctx, outcome, told) : []),
    ...(isTold ? [tellOperator(ctx, outcome, told)] : []),
    updateCampaignRow(ctx, id, {
      outcomeAt: nextAt,
      ...(isTold ? { overdue: told, overdueAt: ctx.now } : isStale && { overdue: null, overdueAt: null }),
    }),
  ]);
  if (isTold) ctx.log.warn('outcome_overdue', { campaign: id, missing: told });
}
