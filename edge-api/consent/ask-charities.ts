import { and, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import {
  campaignPictures,
  findMailCampaign,
  hasGoodOwner,
  isPublic,
  parseFace,
  updateCampaignRow,
} from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { requireManagedCharity } from '../charities/index.ts';
import { charityAccounts } from '../charities/profile/table.ts';
import { charities } from '../charities/table.ts';
import { toIso } from '../platform/columns.ts';
import type { Ctx } from '../platform/context.ts';
import { sendDueMails } from '../platform/mail.ts';
import { isAfter, newestFirst, putFirst, toKeysetPage, type KeysetQuery } from '../platform/paging.ts';
import { tryCampaigns } from '../platform/try-each.ts';
import { commit, isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import type { CharityRequestsPage } from './contract.ts';
import { CAMPAIGN_BEGAN, CAMPAIGN_WAITS } from './mail-texts.ts';
import { queuePeopleMails, selectPeople } from './people-mails.ts';
import { REQUESTS_NAMED_MAX, SWEEP_LIMIT } from './rules.ts';

/** Condition of a campaign to tell its charity about: the owner is in good standing, and no admin declined it. */
const isSerious = and(hasGoodOwner, sql`${campaigns.review} is not 'declined'`);

/** Tells charities' people, once each, which campaigns raise money for them or want to. Returns how many campaigns. */
export async function askCharities(ctx: Ctx): Promise<number> {
  const due = await ctx.db
    .select({ id: campaigns.id })
    .from(charityAccounts)
    .innerJoin(campaigns, eq(campaigns.charityId, charityAccounts.charityId))
    .where(and(sql`charity_asked_at is null and cancelled_at is null and is_active = 1`, isSerious))
    .groupBy(campaigns.id)
    .limit(SWEEP_LIMIT);
  const asked = await tryCampaigns(ctx, due, ({ id }) => runUnit(() => askCharity(ctx, id)));
  if (asked > 0) ctx.defer(sendDueMails(ctx));
  return asked;
}

async function askCharity(ctx: Ctx, campaignId: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ campaign: campaigns, charity: charities.name })
    .from(campaigns)
    .innerJoin(charities, eq(charities.id, campaigns.charityId))
    .where(eq(campaigns.id, campaignId));
  if (!row) return false;
  const { id, slug, artistName: artist, charityId, publishedAt, charityAskedAt } = row.campaign;
  const isWaiting = publishedAt === null;
  const path = isWaiting ? `/dashboard/charities/${String(charityId)}` : `/campaigns/${slug}`;
  const texts = isWaiting ? CAMPAIGN_WAITS : CAMPAIGN_BEGAN;
  const details = { artist, charity: row.charity };
  const occasion = { key: `campaign-asks:${id}:${String(charityId)}`, path, campaignId: id };
  const about = await findMailCampaign(ctx, id);
  const mails = queuePeopleMails(ctx, occasion, selectPeople(charityId), texts, details, about);
  await commit(ctx, isUnchanged(campaigns, { id, charityId, publishedAt, charityAskedAt }), [
    ...mails,
    updateCampaignRow(ctx, id, { charityAskedAt: ctx.now }),
  ]);
  return true;
}

/** Finds the first campaigns that wait for a charity, for its invitation mail. */
export function findRequests(ctx: Ctx, charityId: string) {
  return queryRequests(ctx, charityId, isNull(campaigns.publishedAt)).limit(REQUESTS_NAMED_MAX);
}

/** Sort value of a campaign in a list that starts with those that wait for their charity. */
const place = putFirst(isNull(campaigns.publishedAt), campaigns.createdAt);

/** Returns the query for a charity's running campaigns that it should hear about, those that wait for it first. */
function queryRequests(ctx: Ctx, charityId: string, condition?: SQL) {
  const { id, slug, name, artistName, charityDeclines, charityDueAt, publishedAt } = campaigns;
  return ctx.db
    .select({
      place,
      id,
      slug,
      name,
      artistName,
      face: campaignPictures.face,
      isPublic: isNotNull(publishedAt).mapWith(Boolean),
      pausedUntil: toIso(charityDueAt),
    })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.charityId, charityId),
        sql`${campaigns.isActive} = 1 and ${campaigns.cancelledAt} is null`,
        or(isPublic, isSerious),
        sql`json_extract(${charityDeclines}, ${`$."${charityId}"`}) is null`,
        condition,
      ),
    )
    .orderBy(...newestFirst(place, id))
    .$dynamic();
}

/** Returns a page of a charity's running campaigns, waiting ones first; throws 404 except for its people and admins. */
export async function listRequests(
  ctx: Ctx,
  charityId: string,
  query: KeysetQuery,
): Promise<CharityRequestsPage> {
  await requireManagedCharity(ctx, charityId);
  const rows = await queryRequests(ctx, charityId, isAfter(query, place, campaigns.id)).limit(
    query.limit + 1,
  );
  const { docs, next } = toKeysetPage(rows, query.limit, (row) => ({ id: row.id, at: new Date(row.place) }));
  return {
    docs: docs.map(({ place: _, face, ...request }) => ({ ...request, face: parseFace(face) })),
    next,
  };
}
