import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import {
  findMailCampaign,
  noteAct,
  requireOwnCampaign,
  requireUndecided,
  updateCampaignRow,
} from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { recordDueFees, countUnsettledCheckouts } from '../payments/index.ts';
import type { Ctx } from '../platform/context.ts';
import { ApiError, validationFailed, conflict } from '../platform/errors.ts';
import { insertRows } from '../platform/insert-rows.ts';
import { sendDueMails } from '../platform/mail.ts';
import { isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import { chainAbout, commitRecorded, countPendingAnswers, isEligible, isPending } from '../scoring/index.ts';
import { toReservesEntry, toWinnerContent } from './record/record-winner.ts';
import { scores } from '../scoring/table.ts';
import { submissions } from '../submissions/table.ts';
import { getRereadEnd } from './reread-state.ts';
import type { ChooseWinners } from './contract.ts';
import { countOpenRereads, isScoreOf } from './paid-answers.ts';
import {
  CHOOSE_NOMINEES,
  CHOOSE_ONE,
  CHOOSE_RESERVES,
  CHOOSE_TWO,
  getAnswerBy,
  MEETING_DATE_PASSED,
  NOMINEE_LOST,
  NOMINEES_NOT_READY,
  WINNERS_TWO,
  winnersToChoose,
  ANSWERS_WAIT,
  PAYMENTS_UNDER_WAY,
  REREAD_OPEN,
  REREADS_UNANSWERED,
} from './rules.ts';
import { selectNomineeIds } from './select-nominee-ids.ts';
import { queueOutcomeMails } from './selection-mails.ts';
import { startSelection } from './start-selection.ts';
import { reserves, winners } from './table.ts';

/**
 * Chooses the winners for good and mails all who paid. Throws like {@link requireChoosable} and {@link requireSettled}.
 */
export async function chooseWinners(ctx: Ctx, campaignId: string, input: ChooseWinners): Promise<void> {
  requireNominees(await requireOwnCampaign(ctx, campaignId, 'decide'));
  // Detect answers paid with the owner's own card that the sweep has not checked yet.
  await recordDueFees(ctx, input.submissionIds);
  await runUnit(async () => {
    const choice = await readChoice(ctx, campaignId, input);
    requireChoosable(choice, input, ctx.now);
    const isEarly = await requireSettled(ctx, campaignId, input.confirm);
    await commitWinners(ctx, choice, isEarly);
  });
  ctx.log.info('winners_selected', { campaign: campaignId, count: input.submissionIds.length });
  ctx.defer(sendDueMails(ctx));
}

type Choice = Awaited<ReturnType<typeof readChoice>>;

/** Reads the campaign, its nominees who can still win, and the chosen answers with their scores' record positions. */
async function readChoice(
  ctx: Ctx,
  campaignId: string,
  { submissionIds, reasons, reserves: reserved = [] }: ChooseWinners,
) {
  const wasPaid = and(
    inArray(submissions.id, submissionIds),
    eq(submissions.campaignId, campaignId),
    isNotNull(submissions.paidAt),
  );
  const { id: submissionId, userId } = submissions;
  const [nominees, paid, eligible, found] = await Promise.all([
    queryNominees(ctx, campaignId),
    ctx.db.$count(submissions, wasPaid),
    ctx.db.$count(submissions, and(wasPaid, isEligible(campaignId))),
    ctx.db
      .select({ submissionId, position: scores.position, userId: user.id, email: user.email })
      .from(submissions)
      .innerJoin(user, eq(user.id, userId))
      .leftJoin(scores, isScoreOf)
      .where(wasPaid),
  ]);
  // Read after the answers, so that a concurrent cancellation is reported as such and not as lost answers.
  const campaign = await requireOwnCampaign(ctx, campaignId, 'decide');
  const chosen = submissionIds.flatMap((id, index) =>
    found
      .filter((row) => row.submissionId === id)
      .map((row) => ({ ...row, slot: index + 1, sentence: reasons?.[id] ?? null })),
  );
  return {
    campaign,
    nominees: nominees.map(({ id }) => id),
    hasLostAnswer: eligible < paid,
    chosen,
    reserved,
  };
}

function requireChoosable(
  { campaign, nominees, hasLostAnswer, reserved }: Choice,
  { submissionIds }: ChooseWinners,
  now: Date,
): void {
  requireNominees(campaign);
  const { plannedAt } = campaign;
  if (plannedAt !== null && plannedAt <= now) throw conflict(MEETING_DATE_PASSED);
  // Withdrawn, refunded or erased since the owner loaded the page.
  if (hasLostAnswer) throw invalidSelection(NOMINEE_LOST);
  const required = winnersToChoose(campaign.twoWinners, nominees.length);
  if (required === 0) throw nomineesNotReady();
  if (submissionIds.length !== required || new Set(submissionIds).size !== required)
    throw invalidSelection(required === WINNERS_TWO ? CHOOSE_TWO : CHOOSE_ONE);
  if (!submissionIds.every((id) => nominees.includes(id))) throw invalidSelection(CHOOSE_NOMINEES);
  const asked = new Set([...submissionIds, ...reserved]);
  if (asked.size < submissionIds.length + reserved.length || !reserved.every((id) => nominees.includes(id)))
    throw validationFailed([{ path: 'reserves', message: CHOOSE_RESERVES }]);
}

function requireNominees(campaign: Choice['campaign']): void {
  requireUndecided(campaign);
  if (campaign.isActive || !campaign.nomineesSelected) throw nomineesNotReady();
}

async function commitWinners(
  ctx: Ctx,
  { campaign, nominees, chosen, reserved }: Choice,
  isEarly: boolean,
): Promise<void> {
  const { id, updatedAt, isActive, nomineesSelected, winnersSelected, cancelledAt } = campaign;
  const about = await findMailCampaign(ctx, id);
  const record = await chainAbout(
    ctx,
    id,
    'winner',
    chosen,
    (winner, key) => toWinnerContent(campaign, winner, key, ctx.now, 'owner'),
    reserved.length > 0 ? [toReservesEntry(reserved, ctx.now)] : [],
  );
  const places = reserved.map((submissionId, index) => ({ campaignId: id, submissionId, place: index + 1 }));
  const answerBy = getAnswerBy(ctx.now, campaign.plannedAt, ctx.settings.ANSWER_DAYS);
  const asked = chosen.map(({ submissionId, slot, sentence }) => ({
    campaignId: id,
    submissionId,
    slot,
    reason: sentence,
    selectedAt: ctx.now,
    answerBy,
  }));
  const mails = await queueOutcomeMails(
    ctx,
    { ...campaign, updatedAt: ctx.now },
    { campaign: about, head: record.entries.at(-1) },
    asked,
  );
  await commitRecorded(
    ctx,
    record,
    and(
      isUnchanged(campaigns, { id, updatedAt, isActive, nomineesSelected, winnersSelected, cancelledAt }),
      eq(sql`(select json_group_array(id) from ${queryNominees(ctx, id)})`, JSON.stringify(nominees)),
      eq(ctx.db.$count(submissions, and(isEligible(id), isPending)), 0),
      isEarly ? eq(countOpenRereads(ctx, id), 0) : undefined,
      ...chosen.map(({ userId, email }) => isUnchanged(user, { id: userId, email })),
    ),
    [
      ctx.db.insert(winners).values(asked),
      insertRows(ctx.db, reserves, places),
      ...mails,
      // A new version, because the shared picture must no longer invite people.
      updateCampaignRow(ctx, id, {
        winnersSelected: true,
        version: campaign.version + 1,
        updatedAt: ctx.now,
      }),
      ...noteAct(ctx, id, 'winners-chosen'),
    ],
  );
}

function queryNominees(ctx: Ctx, campaignId: string) {
  return ctx.db
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(isEligible(campaignId), inArray(submissions.id, selectNomineeIds(campaignId))))
    .orderBy(asc(submissions.id));
}

const nomineesNotReady = () => conflict(NOMINEES_NOT_READY);
const invalidSelection = (message: typeof CHOOSE_NOMINEES) =>
  validationFailed([{ path: 'submissionIds', message }]);

/**
 * Throws 409 while a paid answer waits to be judged, or while a reread request is open and fans may still ask for one.
 * With `confirm`, also throws 409 if a payment is under way or fans may still ask, and the owner has not confirmed
 * that. Returns whether fans may still ask.
 */
async function requireSettled(ctx: Ctx, id: string, confirm: ChooseWinners['confirm']): Promise<boolean> {
  const [pending, unsettled, rereadEnd, open] = await Promise.all([
    countPendingAnswers(ctx, id),
    countUnsettledCheckouts(ctx, id),
    getRereadEnd(ctx, id),
    countOpenRereads(ctx, id),
  ]);
  if (pending > 0) {
    await startSelection(ctx, id);
    throw new ApiError(409, 'answers_wait', ANSWERS_WAIT);
  }
  if (rereadEnd && open > 0) throw new ApiError(409, 'rereads_unanswered', REREADS_UNANSWERED);
  if (confirm && unsettled > 0 && !confirm.unsettled)
    throw new ApiError(409, 'payments_under_way', PAYMENTS_UNDER_WAY);
  if (confirm && rereadEnd && !confirm.early) throw new ApiError(409, 'reread_open', REREAD_OPEN);
  return rereadEnd !== null;
}
