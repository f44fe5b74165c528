import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import { celebrityProfiles } from '../celebrities/table.ts';
import { formatEventTime } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { mediaUrl } from '../media/rules.ts';
import { media } from '../media/table.ts';
import type { FanOutcome } from '../nominees/contract.ts';
import { nominees, winners } from '../nominees/table.ts';
import { scores } from '../scoring/table.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { PAGE_SIZE_MAX } from '../platform/rules.ts';
import { thanks } from '../thanks/table.ts';
import { Submission } from './contract.ts';
import { submissions } from '../submissions/table.ts';

/** The caller's own submissions but the cancelled ones, newest first. */
export async function listOwnSubmissions(ctx: Ctx): Promise<Submission[]> {
  const rows = await selectOwnSubmissions(ctx, requirePerson(ctx).id);
  return rows.map(({ id, createdAt, status, campaign, thankedAt, ...row }) =>
    Submission.parse({
      id,
      createdAt: createdAt.toISOString(),
      paymentStatus: status,
      answers: [{ question: row.question, answer: row.answer }],
      thankedAt: status === 'paid' ? (thankedAt?.toISOString() ?? null) : null,
      campaign: {
        id: campaign.id,
        slug: campaign.slug,
        name: campaign.name,
        image: row.image === null ? null : { url: mediaUrl(row.image) },
        celebrity: { name: row.celebrity ?? campaign.artistName },
      },
      outcome: status === 'paid' && campaign.winnersSelected ? toFanOutcome(campaign, row.judged) : null,
    }),
  );
}

/** The one query behind the list. */
export function selectOwnSubmissions(ctx: Ctx, userId: string) {
  return ctx.db
    .select({
      id: submissions.id,
      createdAt: submissions.createdAt,
      status: submissions.status,
      question: submissions.question,
      answer: submissions.answer,
      campaign: {
        id: campaigns.id,
        slug: campaigns.slug,
        name: campaigns.name,
        artistName: campaigns.artistName,
        winnersSelected: campaigns.winnersSelected,
        plannedAt: campaigns.plannedAt,
        plannedLocation: campaigns.plannedLocation,
      },
      judged: {
        score: scores.score,
        reasoning: scores.reasoning,
        rank: nominees.rank,
        slot: winners.slot,
      },
      image: media.filename,
      celebrity: celebrityProfiles.name,
      thankedAt: thanks.sentAt,
    })
    .from(submissions)
    .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
    .leftJoin(media, eq(media.id, campaigns.imageId))
    .leftJoin(celebrityProfiles, eq(celebrityProfiles.id, campaigns.celebrityId))
    .leftJoin(scores, and(eq(scores.submissionId, submissions.id), isNotNull(scores.score)))
    .leftJoin(nominees, matchesSubmission(nominees))
    .leftJoin(winners, matchesSubmission(winners))
    .leftJoin(thanks, eq(thanks.campaignId, campaigns.id))
    .where(and(eq(submissions.userId, userId), ne(submissions.status, 'cancelled')))
    .orderBy(desc(submissions.createdAt))
    .limit(PAGE_SIZE_MAX);
}

/** By the whole primary key, which starts with the campaign. */
function matchesSubmission(table: typeof nominees | typeof winners) {
  return and(eq(table.campaignId, submissions.campaignId), eq(table.submissionId, submissions.id));
}

type Row = Awaited<ReturnType<typeof selectOwnSubmissions>>[number];

/** What the fan learns of how their own answer came off, once the winners are known. */
function toFanOutcome({ plannedAt, plannedLocation }: Row['campaign'], judged: Row['judged']): FanOutcome {
  const { score, reasoning, rank, slot } = judged;
  const event = {
    plannedDate: plannedAt?.toISOString() ?? null,
    plannedTime: plannedAt && formatEventTime(plannedAt),
    plannedLocation,
  };
  return {
    isWinner: slot !== null,
    isNominee: rank !== null,
    score,
    reasoning,
    event: slot === null ? null : event,
  };
}
