import { and, eq, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { toDisplayName } from '../accounts/index.ts';
import { user } from '../accounts/table.ts';
import { campaignChanges, campaigns, managedActs } from '../campaigns/table.ts';
import { formerWinners, rankings, rereadRequests, winners } from '../nominees/table.ts';
import { transfers } from '../payouts/table.ts';
import type { Ctx } from '../platform/context.ts';
import type { KeysetQuery } from '../platform/paging.ts';
import { reports } from '../reports/table.ts';
import { stories } from '../stories/table.ts';
import { submissions } from '../submissions/table.ts';
import { thanks } from '../thanks/table.ts';
import type { TimelinePage } from './people-contract.ts';
import { requireOwnerId } from './require-subject.ts';
import { EVENTS, readTimeline, toAdminActs, type Source } from './timeline.ts';

/** The name of an answer's fan, or their number if they have no name. */
const fanName = sql`coalesce((select nullif(${user.name}, '') from ${user} where ${user.id} = ${submissions.userId}),
  'Fan ' || ${submissions.fanNumber})`;

/** Returns a page of all events of a campaign, newest first. Throws 404 for an unknown one. */
export async function listCampaignTimeline(ctx: Ctx, id: string, query: KeysetQuery): Promise<TimelinePage> {
  await requireOwnerId(ctx, id);
  return readTimeline(ctx, listCampaignSources(id), query);
}

/** Lists the sources of a campaign's events; other events of its fans are only in the fans' own timelines. */
export function listCampaignSources(id: string): readonly Source[] {
  const ofCampaign = ({ campaignId }: { readonly campaignId: SQLiteColumn }) => ({
    isOwn: eq(campaignId, id),
    id: campaignId,
  });
  const ofAnswer = (table: Readonly<Record<'campaignId' | 'submissionId', SQLiteColumn>>) => ({
    ...ofCampaign(table),
    id: table.submissionId,
    reference: table.submissionId,
  });
  const transfer = sql`(select ${transfers.id} from ${transfers} where ${transfers.campaignId} = ${id})`;
  const reported = sql`(select ${reports.id} from ${reports} where ${reports.campaignId} = ${id})`;
  return [
    ...listOwnMoments(id),
    {
      kind: 'moved',
      isOwn: eq(campaignChanges.campaignId, id),
      at: campaignChanges.at,
      id: campaignChanges.id,
      state: sql`iif(${campaignChanges.refundUntil} is null, 'spelling', null)`,
    },
    {
      kind: 'handed-over',
      isOwn: and(eq(managedActs.campaignId, id), eq(managedActs.act, 'handed-over')),
      at: managedActs.at,
      id: managedActs.id,
      about: sql`(select ${toDisplayName(user)} from ${user} where ${user.id} = ${managedActs.actorId})`,
      personId: managedActs.actorId,
    },
    {
      ...EVENTS.answered,
      isOwn: eq(submissions.campaignId, id),
      about: fanName,
      personId: submissions.userId,
    },
    { ...ofCampaign(rankings), kind: 'nominated', at: rankings.knownAt },
    { ...EVENTS.won, isOwn: eq(winners.campaignId, id) },
    { ...ofAnswer(winners), kind: 'accepted', at: winners.acceptedAt },
    { ...ofAnswer(formerWinners), kind: 'place-gone', at: formerWinners.endedAt, state: formerWinners.cause },
    { ...EVENTS.rereadAsked, isOwn: eq(rereadRequests.campaignId, id) },
    {
      kind: 'transfer',
      isOwn: eq(transfers.campaignId, id),
      at: transfers.frozenAt,
      id: transfers.id,
      state: transfers.state,
      about: transfers.charityName,
      reference: transfers.reference,
    },
    { ...ofCampaign(thanks), kind: 'thanked', at: thanks.sentAt },
    { ...ofCampaign(stories), kind: 'story', at: stories.publishedAt, about: stories.title },
    { ...EVENTS.reported, isOwn: eq(reports.campaignId, id) },
    toAdminActs(id, transfer, reported),
  ];
}

function listOwnMoments(id: string): readonly Source[] {
  const own = { isOwn: eq(campaigns.id, id), id: campaigns.id };
  return [
    { ...EVENTS.campaign, ...own },
    { ...own, kind: 'charity-asked', at: campaigns.charityAskedAt },
    { ...own, kind: 'published', at: campaigns.publishedAt },
    { ...own, kind: 'closed', at: campaigns.closedAt },
    { ...own, kind: 'answers-read', at: campaigns.answersOpenedAt },
    {
      ...own,
      kind: 'stopped',
      at: campaigns.cancelledAt,
      state: campaigns.cancelledBy,
      about: campaigns.cancelReason,
    },
  ];
}
