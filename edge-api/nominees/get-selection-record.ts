import { and, asc, desc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import type { ListQuery } from '../platform/paging.ts';
import { isRecord } from '../platform/rules.ts';
import { CHAIN_START } from '../scoring/entry-rules.ts';
import { digestSubmission } from '../scoring/index.ts';
import { recordEntries, scoreHeads, scores } from '../scoring/table.ts';
import { parseBody, OwnerNominationBody, WinnerBody } from './record/entry-bodies.ts';
import type { SelectionRecord } from './selection-contract.ts';
import { requireVisibleCampaign } from './get-selection-report.ts';
import { nominees, ownerNominations, winners } from './table.ts';

type Published = NonNullable<SelectionRecord['selection']>;
type Entry = Pick<typeof recordEntries.$inferSelect, 'position' | 'kind' | 'body'>;

/**
 * Returns the public part of a campaign's record after a position, for anyone; empty before the campaign is closed.
 * Once there are winners, it includes the stored nominees and winners in the format of their entries.
 */
export async function getCheckableRecord(
  ctx: Ctx,
  slug: string,
  query: ListQuery,
): Promise<{ readonly page: SelectionRecord; readonly isPublic: boolean }> {
  const { campaign, isClosed, isPublic } = await requireVisibleCampaign(ctx, slug);
  const { id } = campaign;
  const page = isClosed
    ? await listRecord(ctx, id, query)
    : { campaign: id, previousHash: CHAIN_START, entries: [], head: null, next: null };
  return {
    page: { ...page, selection: campaign.winnersSelected ? await readSelection(ctx, id) : null },
    isPublic,
  };
}

async function listRecord(ctx: Ctx, campaignId: string, { after, limit }: ListQuery) {
  const { position, kind, format, writtenAt, digest, hash, previousHash } = recordEntries;
  const [rows, [head]] = await Promise.all([
    ctx.db
      .select({ position, kind, format, writtenAt, digest, hash, previousHash })
      .from(recordEntries)
      .where(and(eq(recordEntries.campaignId, campaignId), gt(position, after)))
      .orderBy(asc(position))
      .limit(limit),
    ctx.db
      .select({ position: scoreHeads.position, hash: scoreHeads.hash })
      .from(scoreHeads)
      .where(eq(scoreHeads.campaignId, campaignId))
      .orderBy(desc(scoreHeads.position))
      .limit(1),
  ]);
  const last = rows.at(-1);
  return {
    campaign: campaignId,
    previousHash: rows[0]?.previousHash ?? CHAIN_START,
    entries: rows.map(({ previousHash: _, ...entry }) => ({
      ...entry,
      writtenAt: entry.writtenAt.getTime(),
    })),
    head: head ?? null,
    next: last && head && last.position < head.position ? String(last.position) : null,
  };
}

/** Renders the stored nominees and winners in the format of their entries; position 0 marks a row without an entry. */
async function readSelection(ctx: Ctx, campaignId: string): Promise<Published> {
  const { position, kind, body } = recordEntries;
  const isOfCampaign = eq(recordEntries.campaignId, campaignId);
  const isAbout = inArray(kind, ['nomination', 'owner-nomination', 'winner', 'reopened']);
  const [entries, best, own, won] = await Promise.all([
    ctx.db
      .select({ position, kind, body })
      .from(recordEntries)
      .where(and(isOfCampaign, isAbout))
      .orderBy(asc(position)),
    ctx.db
      .select({ position: scores.position, rank: nominees.rank, score: nominees.score })
      .from(nominees)
      .innerJoin(scores, and(eq(scores.submissionId, nominees.submissionId), isNotNull(scores.score)))
      .where(eq(nominees.campaignId, campaignId))
      .orderBy(asc(nominees.rank)),
    ctx.db.select().from(ownerNominations).where(eq(ownerNominations.campaignId, campaignId)),
    ctx.db.select().from(winners).where(eq(winners.campaignId, campaignId)),
  ]);
  const current = entries.slice(entries.findLastIndex((entry) => entry.kind === 'reopened') + 1);
  const ofKind = (one: Entry['kind']) => current.filter((entry) => entry.kind === one);
  const ranked = best.map((nominee) => ({ ...nominee, reason: 'best-scores', by: 'system' }));
  const nominated = new Map(
    own.map((row) => [digestSubmission(row.submissionId), { nominatedAt: row.nominatedAt.getTime() }]),
  );
  const chosen = new Map(
    won.map(({ submissionId, slot, selectedAt }) => [
      slot,
      { submission: digestSubmission(submissionId), selectedAt: selectedAt.getTime() },
    ]),
  );
  return [
    ...ofKind('nomination')
      .slice(-1)
      .map((entry) => publish(entry, { nominees: ranked })),
    ...publishEach(ofKind('winner'), chosen, (entry) => parseBody(WinnerBody, entry)?.slot),
    ...publishEach(listInForce(ofKind('owner-nomination')), nominated, getNominated),
  ];
}

function listInForce(nominations: readonly Entry[]): readonly Entry[] {
  const latest = new Map(nominations.map((entry) => [getNominated(entry), entry]));
  return [...latest.values()].filter((entry) => parseBody(OwnerNominationBody, entry)?.sentence !== null);
}

const getNominated = (entry: Entry) => parseBody(OwnerNominationBody, entry)?.submission;

/** Publishes entries with their rows. An entry without a row, or a row without an entry, is published without words. */
function publishEach<Key>(
  entries: readonly Entry[],
  rows: ReadonlyMap<Key, Readonly<Record<string, unknown>>>,
  getKey: (entry: Entry) => Key | undefined,
): Published {
  const extra = new Map(rows);
  const published = entries.map((entry) => {
    const key = getKey(entry);
    const row = key === undefined ? undefined : rows.get(key);
    if (key !== undefined) extra.delete(key);
    return row ? publish(entry, row) : { position: entry.position, words: '' };
  });
  return [...published, ...[...extra.keys()].map(() => ({ position: 0, words: '' }))];
}

/** Returns the body of an entry, overwritten with the stored values. */
function publish({ position, body }: Entry, stored: Readonly<Record<string, unknown>>): Published[number] {
  const recorded: unknown = JSON.parse(body);
  return { position, words: JSON.stringify({ ...(isRecord(recorded) && recorded), ...stored }) };
}
