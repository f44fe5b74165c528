import { teamMembers, user } from '../accounts/table.ts';
import { and, asc, eq, inArray, isNotNull, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import {
  Campaign,
  type ByCelebrityQuery,
  type CampaignsList,
  type OwnCampaignsPage,
} from '../campaigns/contract.ts';
import { toKeywordPriorities } from '../campaigns/draft-rules.ts';
import { isRunBy, isUndeclined, selectCampaignCards, toCampaignCard, isVisible } from '../campaigns/index.ts';
import { SHARE_KINDS } from '../campaigns/share-picture-rules.ts';
import { sharePictures, campaigns } from '../campaigns/table.ts';
import { nominees, ownerNominations } from '../nominees/table.ts';
import { readOutcomes, type Outcome } from '../outcomes/index.ts';
import { isFrozen } from '../payments/index.ts';
import { toSql } from '../platform/columns.ts';
import { hasRow } from '../platform/conditions.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { requireRow } from '../platform/errors.ts';
import { putFirst, takePage, toKeysetPage, type KeysetQuery } from '../platform/paging.ts';
import { LANGUAGES } from '../platform/rules.ts';
import { hasAnswers, isEligible } from '../scoring/index.ts';
import { submissions } from '../submissions/table.ts';
import { thanks } from '../thanks/table.ts';

/** Returns a campaign as its owner sees it; the caller must check access. */
export async function getOwnCampaign(ctx: Ctx, id: string): Promise<Campaign> {
  return requireRow(readOwnCampaigns(ctx, await selectCampaignCards(ctx).where(eq(campaigns.id, id))));
}

/**
 * Returns campaigns as their owner sees them, in the order of their cards; the caller must check access. At most one
 * page: their ids are parameters of a query, of which D1 allows 100.
 */
async function readOwnCampaigns(
  ctx: Ctx,
  cards: readonly Parameters<typeof toCampaignCard>[1][],
): Promise<Campaign[]> {
  if (cards.length === 0) return [];
  const ids = cards.map(({ campaign }) => campaign.id);
  const { id: personId } = requirePerson(ctx);
  const [outcomes, rows, ranked] = await Promise.all([
    readOutcomes(ctx, inArray(campaigns.id, ids)),
    queryFacts(ctx, ids, personId),
    ctx.db
      .select({ campaignId: nominees.campaignId, submissionId: nominees.submissionId })
      .from(nominees)
      .innerJoin(submissions, and(eq(submissions.id, nominees.submissionId), isEligible(nominees.campaignId)))
      .where(inArray(nominees.campaignId, ids))
      .orderBy(asc(nominees.rank)),
  ]);
  const counted = new Map(rows.map(({ id, ...counts }) => [id, counts]));
  return cards.flatMap((card) => {
    const { campaign } = card;
    const counts = counted.get(campaign.id);
    if (!counts) return [];
    return Campaign.parse({
      ...campaign,
      ...toCampaignCard(ctx, card),
      ...counts,
      importantKeywords: campaign.keywords.join(', '),
      keywordPriorities: toKeywordPriorities(campaign.keywords),
      createdAt: campaign.createdAt.toISOString(),
      charityDueAt: campaign.cancelledAt ? null : (campaign.charityDueAt?.toISOString() ?? null),
      due: toDue(
        ctx,
        outcomes.find((outcome) => outcome.campaign.id === campaign.id),
      ),
      charityDeclined: campaign.charityDeclines[campaign.charityId ?? ''] ?? null,
      settledAt: campaign.settledAt?.toISOString() ?? null,
      thankedAt: counts.thankedAt?.toISOString() ?? null,
      managedFor:
        campaign.ownerId === personId
          ? null
          : {
              name: counts.owner || campaign.artistName,
              mayManage: counts.rights !== null,
              mayDecide: counts.rights?.includes('decide') ?? false,
            },
      nominees: ranked
        .filter(({ campaignId }) => campaignId === campaign.id)
        .map(({ submissionId }) => submissionId),
    });
  });
}

/** Returns the query for what an owner sees besides the cards of campaigns, and for the person's rights on them. */
function queryFacts(ctx: Ctx, ids: readonly string[], personId: string) {
  const isMembership = and(eq(teamMembers.ownerId, campaigns.ownerId), eq(teamMembers.userId, personId));
  return ctx.db
    .select({
      id: campaigns.id,
      thankedAt: thanks.sentAt,
      submissionCount: ctx.db.$count(
        submissions,
        and(eq(submissions.campaignId, campaigns.id), eq(submissions.status, 'paid')),
      ),
      hasAnswers,
      ownNominations: ctx.db.$count(ownerNominations, eq(ownerNominations.campaignId, campaigns.id)),
      hasSharePictures: eq(
        ctx.db.$count(
          sharePictures,
          and(eq(sharePictures.campaignId, campaigns.id), eq(sharePictures.version, campaigns.version)),
        ),
        LANGUAGES.length * SHARE_KINDS.length,
      ).mapWith(Boolean),
      isFrozen: isFrozen(campaigns.id).mapWith(Boolean),
      owner: user.name,
      rights: teamMembers.rights,
    })
    .from(campaigns)
    .innerJoin(user, eq(user.id, campaigns.ownerId))
    .leftJoin(teamMembers, isMembership)
    .leftJoin(thanks, eq(thanks.campaignId, campaigns.id))
    .where(inArray(campaigns.id, [...ids]));
}

/** Condition of campaigns that may wait for their owner; the dashboard says for what. */
const mayWait = and(
  isNull(campaigns.cancelledAt),
  or(
    and(
      eq(campaigns.isActive, false),
      or(
        isNull(campaigns.plannedAt),
        not(hasRow(thanks, eq(thanks.campaignId, campaigns.id), isNotNull(thanks.sentAt))),
      ),
    ),
    isNotNull(campaigns.charityDueAt),
    not(isUndeclined),
  ),
);

/** Returns a page of the campaigns that the caller owns or manages: first those that wait for them, then the open ones. */
export async function listOwnCampaigns(ctx: Ctx, query: KeysetQuery): Promise<OwnCampaignsPage> {
  const { isActive, subscriptionStartDate: start, createdAt } = campaigns;
  const isOpen = sql`${isActive} and ifnull(${start}, 0) <= ${ctx.now.getTime()}`;
  const byUrgency = putFirst(sql`max((${mayWait}) * (2 + (${hasAnswers})), ${isOpen})`, createdAt);
  const { docs: rows, next } = await readPage(ctx, isRunBy(requirePerson(ctx).id), query, byUrgency);
  return { docs: await readOwnCampaigns(ctx, rows), next };
}

/** Returns a page of a celebrity's campaigns, newest first: in full for their owner, as cards for others. */
export async function listCelebrityCampaigns(
  ctx: Ctx,
  { celebrityId, ...query }: ByCelebrityQuery,
): Promise<OwnCampaignsPage | CampaignsList> {
  const isOfCelebrity = and(eq(campaigns.celebrityId, celebrityId), isVisible(ctx));
  const { docs: rows, next } = await readPage(ctx, isOfCelebrity, query);
  const { actor } = ctx;
  const isOwner =
    actor.kind === 'person' && rows.every(({ campaign }) => campaign.ownerId === actor.person.id);
  if (isOwner) return { docs: await readOwnCampaigns(ctx, rows), next };
  return { docs: rows.map((row) => toCampaignCard(ctx, row)), next };
}

/** Reads one campaign more than a page holds, to know whether another page follows. */
async function readPage(
  ctx: Ctx,
  condition: SQL | undefined,
  query: KeysetQuery,
  place = toSql<number>(campaigns.createdAt),
) {
  const rows = await takePage(selectCampaignCards(ctx, place), query, [place, campaigns.id], condition);
  return toKeysetPage(rows, query.limit, (row) => ({ id: row.campaign.id, at: new Date(row.place) }));
}

/** Returns what a campaign waits for, and by when; an owner with extra time only has that limit. */
function toDue({ now }: Ctx, outcome: Outcome | undefined): Campaign['due'] {
  if (!outcome?.ending || !outcome.returnAt) return null;
  const { ending: missing, toldAt, returnAt, campaign } = outcome;
  const hasMoreTime = campaign.moreTimeUntil !== null && campaign.moreTimeUntil > now;
  const isChoosing = (missing === 'choice' || missing === 'nominees') && !hasMoreTime;
  const chooseBy = isChoosing && toldAt && toldAt > now ? toldAt.toISOString() : null;
  return { missing, chooseBy, returnAt: returnAt.toISOString() };
}
