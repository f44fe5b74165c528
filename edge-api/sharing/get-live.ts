import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { user } from '../accounts/table.ts';
import { isPublic, toCancellation } from '../campaigns/index.ts';
import { toCampaignResult } from '../campaigns/result-rules.ts';
import { campaignResults } from '../campaigns/results-table.ts';
import { phaseAt } from '../campaigns/rules.ts';
import { campaigns } from '../campaigns/table.ts';
import { charities } from '../charities/table.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { createPacedRead } from '../platform/paced-read.ts';
import { submissions } from '../submissions/table.ts';
import { Live } from './contract.ts';
import { isNameShown, toPublicName } from './public-names.ts';
import { LIVE_NAMES_MAX, LIVE_READ_MS } from './rules.ts';
import { shares } from './table.ts';

const readPaced = createPacedRead<Awaited<ReturnType<typeof selectLive>>>(LIVE_READ_MS);
const Names = z.array(z.string());

/** Returns what a public campaign's live screen shows, the same for everyone; throws 404 when there is none. */
export async function getLive(ctx: Ctx, slug: string): Promise<Live> {
  const [row] = await readPaced(slug, () => selectLive(ctx, slug));
  if (!row) throw notFound();
  const { RESULT_MIN_PARTICIPANTS, COSTS_COVERED_BY } = ctx.settings;
  const { campaign, charity, figures, names } = row;
  return Live.parse({
    slug,
    name: campaign.name,
    celebrity: { name: campaign.artistName },
    charity: { name: charity ?? '' },
    phase: phaseAt(campaign, ctx.now),
    isActive: campaign.isActive,
    subscriptionStartDate: campaign.subscriptionStartDate?.toISOString() ?? null,
    subscriptionDeadline: campaign.subscriptionDeadline?.toISOString() ?? null,
    cancelled: toCancellation(campaign),
    result: toCampaignResult(figures, RESULT_MIN_PARTICIPANTS, COSTS_COVERED_BY),
    names: Names.parse(JSON.parse(names)).flatMap((name) => toPublicName(name) ?? []),
  });
}

/** Returns the one query for all that the screen shows. */
function selectLive({ db }: Ctx, slug: string) {
  return db
    .select({
      campaign: campaigns,
      charity: charities.name,
      figures: campaignResults,
      names: selectNames(db),
    })
    .from(campaigns)
    .leftJoin(charities, eq(charities.id, campaigns.charityId))
    .leftJoin(campaignResults, eq(campaignResults.campaignId, campaigns.id))
    .where(and(eq(campaigns.slug, slug), isPublic))
    .limit(1);
}

/** Lists, as JSON, the names of the campaign's newest participants who allow that their first name is shown. */
function selectNames(db: Ctx['db']): SQL<string> {
  const newest = db
    .select({ name: user.name })
    .from(shares)
    .innerJoin(submissions, eq(submissions.id, shares.submissionId))
    .innerJoin(user, eq(user.id, submissions.userId))
    .where(and(eq(shares.campaignId, campaigns.id), isNameShown))
    .orderBy(desc(shares.nameAllowedAt))
    .limit(LIVE_NAMES_MAX);
  return sql<string>`(select json_group_array(name) from ${newest})`;
}
