import { eq, sql, and, inArray, isNotNull } from 'drizzle-orm';
import {
  findMailCampaign,
  requireOwnCampaign,
  requireUndecided,
  updateCampaignRow,
} from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { recordDueFees } from '../payments/index.ts';
import type { Ctx } from '../platform/context.ts';
import { ApiError, validationFailed } from '../platform/errors.ts';
import { insertIf } from '../platform/insert-if.ts';
import { sendDueMails } from '../platform/mail.ts';
import type { ChooseWinners, Winner } from './contract.ts';
import { listWinners } from './list-winners.ts';
import { queryEligibleNominees } from './query-eligible-nominees.ts';
import { requireSettled } from './require-settled.ts';
import { queueOutcomeMails } from './selection-mails.ts';
import {
  CHOOSE_NOMINEES,
  getChooseMessage,
  NOMINEE_LOST,
  NOMINEES_NOT_READY,
  winnersToChoose,
} from './rules.ts';
import { winners } from './table.ts';
import {
  chainWinners,
  isEligible,
  isPending,
  logHeads,
  retryOnConflict,
  type ChosenWinner,
} from '../scoring/index.ts';
import { scores } from '../scoring/table.ts';
import { submissions } from '../submissions/table.ts';

/**
 * Chooses the winners of the caller's own campaign, for good, with the sentences why if there are any, and mails everyone who paid. 409 once there are
 * winners or while there are no nominees; 400 for another number than one (two with `twoWinners`, fewer only if there
 * are fewer nominees) or for anyone who is not a nominee, or no longer. 409 as well while a paid answer waits to be judged, which is
 * done at once then, and for what {@link requireSettled} finds the owner was not told. However many ask at once, one of them chooses.
 */
export async function chooseWinners(ctx: Ctx, campaignId: string, input: ChooseWinners): Promise<Winner[]> {
  const campaign = await requireOwnCampaign(ctx, campaignId);
  requireUndecided(campaign);
  if (campaign.isActive || !campaign.nomineesSelected) throw nomineesNotReady();
  const chosen = [...new Set(input.submissionIds)];
  // Nobody wins with the owner's own card because the sweep has not come to it yet.
  await recordDueFees(ctx, chosen);
  const eligible = await queryEligibleNominees(ctx, campaignId);
  if (await hasLostAnswer(ctx, campaignId, chosen)) return rejectChanged(ctx, campaignId, chosen);
  const requiredCount = winnersToChoose(campaign.twoWinners, eligible.length);
  if (requiredCount === 0) throw nomineesNotReady();
  if (chosen.length !== requiredCount || chosen.length !== input.submissionIds.length) {
    throw invalidSelection(getChooseMessage(requiredCount));
  }
  if (!chosen.every((id) => eligible.some((nominee) => nominee.id === id)))
    throw invalidSelection(CHOOSE_NOMINEES);
  await requireSettled(ctx, campaignId, input.confirm);
  const winning = await toChosenWinners(ctx, chosen, input.reasons);
  if (!(await retryOnConflict(() => insertWinners(ctx, campaign, winning, eligible.length))))
    await rejectChanged(ctx, campaignId, chosen);
  ctx.log.info('winners_selected', { campaign: campaignId, count: chosen.length });
  ctx.defer(sendDueMails(ctx));
  return listWinners(ctx, campaignId);
}

type Campaign = Awaited<ReturnType<typeof requireOwnCampaign>>;

/** Writes all or nothing, while everything that was decided on still holds; returns whether it did. */
async function insertWinners(
  ctx: Ctx,
  campaign: Campaign,
  chosen: readonly ChosenWinner[],
  eligible: number,
) {
  const { id } = campaign;
  const candidates = queryEligibleNominees(ctx, id);
  const ids = sql.join(
    chosen.map(({ submissionId }) => sql`${submissionId}`),
    sql`, `,
  );
  const guard = sql`(exists (select 1 from ${campaigns} where ${campaigns.id} = ${id} and ${campaigns.isActive} = 0
    and ${campaigns.nomineesSelected} = 1 and ${campaigns.winnersSelected} = 0 and ${campaigns.cancelledAt} is null
    and ${campaigns.twoWinners} = ${Number(campaign.twoWinners)})
    and not exists (select 1 from ${submissions} where ${isEligible(id)} and ${isPending})
    and (select count(*) from (${candidates})) = ${eligible}
    and (select count(*) from (${candidates}) where id in (${ids})) = ${chosen.length})`;
  const about = await findMailCampaign(ctx, id);
  const { entries, statements } = await chainWinners(ctx, id, chosen, guard);
  const inserts = chosen.map(({ submissionId, slot, sentence: reason }) =>
    insertIf(ctx.db, winners, { campaignId: id, submissionId, slot, reason, selectedAt: ctx.now }, guard),
  );
  const results = await ctx.db.batch([
    ctx.db
      .select({ one: sql`1` })
      .from(campaigns)
      .where(eq(campaigns.id, id)),
    ...inserts,
    ...statements,
    ...queueOutcomeMails(ctx, { ...campaign, updatedAt: ctx.now }, about, chosen, guard),
    updateCampaignRow(ctx, id, { winnersSelected: true }, guard),
  ]);
  const updatedRows: unknown = results.at(-1);
  const isWritten = Array.isArray(updatedRows) && updatedRows.length > 0;
  if (isWritten) logHeads(ctx, entries);
  return isWritten;
}

/** Returns the chosen in their order, each with its sentence and the place of its score in the record, if there are any. */
async function toChosenWinners(
  ctx: Ctx,
  chosen: readonly string[],
  reasons: ChooseWinners['reasons'],
): Promise<readonly ChosenWinner[]> {
  const { submissionId, position } = scores;
  const rows = await ctx.db
    .select({ submissionId, position })
    .from(scores)
    .where(and(inArray(submissionId, [...chosen]), isNotNull(scores.score)));
  return chosen.map((id, index) => ({
    submissionId: id,
    position: rows.find((row) => row.submissionId === id)?.position ?? null,
    slot: index + 1,
    sentence: reasons?.[id] ?? null,
  }));
}

/** Returns whether one of these answers was paid for and no longer takes part: withdrawn, paid back or erased. */
async function hasLostAnswer(ctx: Ctx, campaignId: string, ids: readonly string[]): Promise<boolean> {
  const isLost = sql`not (${isEligible(campaignId)})`;
  const wasPaid = and(eq(submissions.campaignId, campaignId), isNotNull(submissions.paidAt));
  return (await ctx.db.$count(submissions, and(inArray(submissions.id, [...ids]), wasPaid, isLost))) > 0;
}

/** Throws for what changed meanwhile: winners chosen elsewhere, the campaign cancelled, or other nominees. */
async function rejectChanged(ctx: Ctx, campaignId: string, chosen: readonly string[]): Promise<never> {
  requireUndecided(await requireOwnCampaign(ctx, campaignId));
  if (await hasLostAnswer(ctx, campaignId, chosen)) throw invalidSelection(NOMINEE_LOST);
  await requireSettled(ctx, campaignId, { unsettled: true, early: true });
  throw nomineesNotReady();
}

const nomineesNotReady = () => new ApiError(409, 'conflict', NOMINEES_NOT_READY);
const invalidSelection = (message: typeof CHOOSE_NOMINEES) =>
  validationFailed([{ path: 'submissionIds', message }]);
