import { and, eq } from 'drizzle-orm';
import { invalidLink } from '../accounts/index.ts';
import { user } from '../accounts/table.ts';
import { campaignPictures } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { readWinnerToken } from '../nominees/index.ts';
import { formerWinners, winners } from '../nominees/table.ts';
import type { Ctx } from '../platform/context.ts';
import { isUnchanged } from '../platform/unit-of-work.ts';
import { pick } from '../platform/pick.ts';
import { submissions } from '../submissions/table.ts';
import { thanks } from '../thanks/table.ts';
import { winnerDetails } from './winner-table.ts';

/** A fan's current or former place; `winner` has all that decides whether they keep it. */
export type Place = NonNullable<Awaited<ReturnType<typeof findPlace>>>;

/** A D1 result can have at most 100 columns. */
const SUBMISSION_COLUMNS = pick(
  submissions,
  'id',
  'userId',
  'status',
  'withdrawnAt',
  'answer',
  'fanNumber',
  'language',
);

/** Reads a fan's place; undefined if they never won. */
export async function findPlace(ctx: Ctx, submissionId: string) {
  const [place] = await ctx.db
    .select({
      submission: SUBMISSION_COLUMNS,
      fan: { name: user.name, email: user.email },
      campaign: campaigns,
      ...campaignPictures,
      winner: winners,
      former: formerWinners,
      details: winnerDetails,
      thankedAt: thanks.sentAt,
    })
    .from(submissions)
    .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
    .leftJoin(user, eq(user.id, submissions.userId))
    .leftJoin(winners, eq(winners.submissionId, submissions.id))
    .leftJoin(formerWinners, eq(formerWinners.submissionId, submissions.id))
    .leftJoin(winnerDetails, eq(winnerDetails.submissionId, submissions.id))
    .leftJoin(thanks, eq(thanks.campaignId, campaigns.id))
    .where(eq(submissions.id, submissionId));
  if (!place?.winner && !place?.former) return undefined;
  const { winner, submission, campaign } = place;
  return { ...place, winner: winner && { ...submission, ...winner, plannedAt: campaign.plannedAt } };
}

/**
 * Returns the place of a link. Throws 400 for an invalid link, or one mailed to an address that the fan no longer has.
 * An erased fan has no address, so their link still works and shows that the place has ended.
 */
export async function requirePlace(ctx: Ctx, token: string): Promise<Place> {
  const link = await readWinnerToken(ctx, token);
  const place = link && (await findPlace(ctx, link.submissionId));
  if (!link || !place || (place.fan && !link.isFor(place.fan.email))) throw invalidLink();
  return place;
}

/** Returns the condition that guards a decision about a place: it is unchanged since it was read. */
export function isPlaceUnchanged({ submission, campaign }: Place, winner: NonNullable<Place['winner']>) {
  const { campaignId, submissionId, slot, answerBy, acceptedAt, dateAnswer } = winner;
  const { id, status, userId, withdrawnAt } = submission;
  const { cancelledAt, plannedAt, settledAt } = campaign;
  return and(
    isUnchanged(winners, { campaignId, submissionId, slot, answerBy, acceptedAt, dateAnswer }),
    isUnchanged(submissions, { id, status, userId, withdrawnAt }),
    isUnchanged(campaigns, { id: campaignId, cancelledAt, plannedAt, settledAt }),
  );
}
