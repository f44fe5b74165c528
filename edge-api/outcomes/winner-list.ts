import { asc, desc, eq, sql } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { requireOwnCampaign } from '../campaigns/index.ts';
import { isScoreOf } from '../nominees/index.ts';
import { formerWinners, winners } from '../nominees/table.ts';
import type { Ctx } from '../platform/context.ts';
import { pick, formatInstants } from '../platform/pick.ts';
import { selectExplanation, toJudgeKind } from '../scoring/index.ts';
import { scores } from '../scoring/table.ts';
import { getWinnerState, rowStateAt } from '../submissions/moment-rules.ts';
import { formatFan, formatFanName } from '../submissions/rules.ts';
import { submissions } from '../submissions/table.ts';
import type { FormerWinner, Winner, WinnersResponse } from './contract.ts';
import { toDetails } from './winner-invitation.ts';
import { findEndCause, findLoss, getAnswerEnd } from './winner-rules.ts';
import { winnerDetails } from './winner-table.ts';

/** Returns current and former winners of the caller's own campaign, with contact details for those who may choose. */
export async function listWinners(ctx: Ctx, campaignId: string): Promise<WinnersResponse> {
  const campaign = await requireOwnCampaign(ctx, campaignId, 'view');
  const [docs, former] = await Promise.all([readWinners(ctx, campaign), readFormer(ctx, campaignId)]);
  return { docs, former };
}

type OwnCampaign = Awaited<ReturnType<typeof requireOwnCampaign>>;

/** Reads the winners; callers who may not choose see the names that nominees have. */
async function readWinners(ctx: Ctx, campaign: OwnCampaign): Promise<Winner[]> {
  const rows = await ctx.db
    .select({
      winner: winners,
      score: scores.score,
      model: scores.model,
      submission: submissions,
      reasoning: sql<string>`coalesce(${selectExplanation(ctx.language)}, '')`,
      details: winnerDetails,
      person: { name: user.name, email: user.email, phone: user.phone, location: user.location },
    })
    .from(winners)
    .innerJoin(submissions, eq(submissions.id, winners.submissionId))
    .leftJoin(scores, isScoreOf)
    .leftJoin(user, eq(user.id, submissions.userId))
    .leftJoin(winnerDetails, eq(winnerDetails.submissionId, winners.submissionId))
    .where(eq(winners.campaignId, campaign.id))
    .orderBy(asc(winners.slot));
  const { mayDecide } = campaign;
  const state = rowStateAt(campaign, ctx.now);
  return rows.map(({ submission, person, details, model, ...row }) => {
    const winner = { ...submission, ...row.winner, plannedAt: campaign.plannedAt };
    const hasEnded = findEndCause(winner, ctx.now) !== undefined;
    const counts = !hasEnded && findLoss(winner) === undefined;
    return {
      ...pick(winner, 'submissionId', 'answer', 'reason', 'dateAnswer'),
      ...pick(row, 'score', 'reasoning'),
      moment: getWinnerState(state, hasEnded ? null : winner),
      ...formatInstants({ ...pick(winner, 'selectedAt', 'acceptedAt'), answerBy: getAnswerEnd(winner) }),
      judgedBy: model === null ? null : toJudgeKind(model),
      details: counts && mayDecide ? toDetails(details) : null,
      isWithdrawn: winner.withdrawnAt !== null,
      user: counts ? toContact(person, winner.fanNumber, mayDecide) : NO_CONTACT,
    };
  });
}

const NO_CONTACT = { name: '', email: '', phone: null, location: null };

function toContact(person: Winner['user'] | null, fanNumber: number, isReachable: boolean): Winner['user'] {
  if (!person) return NO_CONTACT;
  if (isReachable) return { ...person, name: formatFanName(person.name, fanNumber) };
  return { ...NO_CONTACT, name: formatFan(person, { fanNumber }) };
}

async function readFormer(ctx: Ctx, campaignId: string): Promise<FormerWinner[]> {
  const rows = await ctx.db
    .select({ former: formerWinners, fan: { name: user.name }, fanNumber: submissions.fanNumber })
    .from(formerWinners)
    .innerJoin(submissions, eq(submissions.id, formerWinners.submissionId))
    .leftJoin(user, eq(user.id, submissions.userId))
    .where(eq(formerWinners.campaignId, campaignId))
    .orderBy(desc(formerWinners.endedAt));
  return rows.map(({ former, fan, ...row }) => ({
    ...formatInstants(pick(former, 'slot', 'cause', 'endedAt')),
    name: formatFan(fan, row),
  }));
}
