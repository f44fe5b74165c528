import { isActiveAt } from '../campaigns/active-rules.ts';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { user } from '../accounts/table.ts';
import { campaignPictures, isPublic, parseFace, toCancellation } from '../campaigns/index.ts';
import { toCampaignResult } from '../campaigns/result-rules.ts';
import { campaignResults } from '../campaigns/results-table.ts';
import { phaseAt } from '../campaigns/rules.ts';
import { campaigns } from '../campaigns/table.ts';
import { charities } from '../charities/table.ts';
import { IS_UNMET } from '../nominees/index.ts';
import type { Ctx } from '../platform/context.ts';
import { requireRow } from '../platform/errors.ts';
import { hasAnswers } from '../scoring/index.ts';
import { rowStateAt } from '../submissions/moment-rules.ts';
import { submissions } from '../submissions/table.ts';
import { Live } from './contract.ts';
import { isNameShown, toPublicName } from './public-names.ts';
import { LIVE_NAMES_MAX, LIVE_READ_MS } from './rules.ts';
import { shares } from './table.ts';

const readPaced = createPacedRead<Awaited<ReturnType<typeof selectLive>>>(LIVE_READ_MS);
const Names = z.array(z.string());

/** Returns a public campaign's live screen, the same for everyone; throws 404 if there is none. */
export async function getLive(ctx: Ctx, slug: string): Promise<Live> {
  const row = await requireRow(readPaced(slug, () => selectLive(ctx, slug)));
  const { RESULT_MIN_PARTICIPANTS, COSTS_COVERED_BY } = ctx.settings;
  const { campaign, isUnmet, charity, figures, answers, names, face } = row;
  const isActive = isActiveAt(campaign, ctx.now);
  return Live.parse({
    slug,
    name: campaign.name,
    language: campaign.language,
    celebrity: { name: campaign.artistName, avatar: parseFace(face) },
    charity: { name: charity ?? '' },
    phase: phaseAt({ ...campaign, isActive }, ctx.now),
    // The sweep will postpone an unmet campaign.
    state: rowStateAt({ ...campaign, ...(isUnmet && { plannedAt: null }) }, ctx.now, !answers),
    isActive,
    subscriptionStartDate: campaign.subscriptionStartDate?.toISOString() ?? null,
    subscriptionDeadline: campaign.subscriptionDeadline?.toISOString() ?? null,
    cancelled: toCancellation(campaign),
    result: toCampaignResult(figures, RESULT_MIN_PARTICIPANTS, COSTS_COVERED_BY),
    names: Names.parse(JSON.parse(names)).flatMap((name) => toPublicName(name) ?? []),
  });
}

function selectLive({ db }: Ctx, slug: string) {
  return db
    .select({
      campaign: campaigns,
      isUnmet: IS_UNMET.mapWith(Boolean),
      charity: charities.name,
      figures: campaignResults,
      answers: hasAnswers,
      face: campaignPictures.face,
      names: selectNames(db),
    })
    .from(campaigns)
    .leftJoin(charities, eq(charities.id, campaigns.charityId))
    .leftJoin(campaignResults, eq(campaignResults.campaignId, campaigns.id))
    .where(and(eq(campaigns.slug, slug), isPublic));
}

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

/** How long a call waits for another call's read before it checks again. */
const WAIT_MS = 20;
/** Maximum number of keys whose last value is kept; the oldest are dropped first. */
const KEYS_MAX = 500;

type Reading<Value> = {
  readonly startedAt: number;
  readonly last?: { readonly value: Value; readonly readAt: number };
};

/**
 * Returns a function that reads at most once per `pauseMs` and key in this isolate. Other calls get the last value,
 * which is at most two pauses old, or wait for the next one. A failing read fails only for its own caller.
 */
function createPacedRead<Value>(pauseMs: number) {
  const readings = new Map<string, Reading<Value>>();
  return async (key: string, read: () => Promise<Value>): Promise<Value> => {
    for (;;) {
      const reading = readings.get(key);
      const now = Date.now();
      if (!reading || now - reading.startedAt >= pauseMs) break;
      if (reading.last && now - reading.last.readAt < 2 * pauseMs) return reading.last.value;
      // Another request's promise cannot be awaited: it ends with that request.
      await scheduler.wait(WAIT_MS);
    }
    const startedAt = Date.now();
    const { last } = readings.get(key) ?? {};
    readings.delete(key);
    readings.set(key, { startedAt, ...(last && { last }) });
    for (const oldest of readings.keys()) {
      if (readings.size <= KEYS_MAX) break;
      readings.delete(oldest);
    }
    const value = await read();
    readings.set(key, { startedAt, last: { value, readAt: Date.now() } });
    return value;
  };
}
