import { requireOwnCampaign } from '../campaigns/index.ts';
import type { Ctx } from '../platform/context.ts';
import type { Statistics } from './contract.ts';
import { readDays } from './read-days.ts';
import { readSources } from './read-sources.ts';
import { hideSmallCounts, type Counts, type Funnel } from './rules.ts';

/** Returns the numbers of the caller's own campaign; throws 404 for another's. */
export async function getStatistics(ctx: Ctx, campaignId: string): Promise<Statistics> {
  const { id, slug, name, winnersSelected } = await requireOwnCampaign(ctx, campaignId);
  const [days, sources] = await Promise.all([readDays(ctx, id), readSources(ctx, id)]);
  const {
    total,
    tables: [dayCounts = [], sourceCounts = []],
  } = hideSmallCounts(addUp(sources), [days, sources].map(listCounts));
  return {
    campaign: { id, slug, name, winnersSelected },
    total,
    days: days.flatMap(({ day }, at) => (dayCounts[at] ? [{ day, counts: dayCounts[at] }] : [])),
    sources: sources.flatMap(({ source, origin }, at) =>
      sourceCounts[at] ? [{ source, origin, counts: sourceCounts[at] }] : [],
    ),
  };
}

type Row = { readonly counts: Counts };

const listCounts = (rows: readonly Row[]) => rows.map(({ counts }) => counts);

function addUp(rows: readonly Row[]): Counts {
  const sum = (step: Funnel) => rows.reduce((total, { counts }) => total + counts[step], 0);
  return { begun: sum('begun'), checkouts: sum('checkouts'), paid: sum('paid') };
}
