import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx, Person } from '../platform/context.ts';
import { submissions } from '../submissions/table.ts';
import { chainEntries, findHead, insertEntries, type EntryRow, type NewEntry } from './record/chain.ts';
import { createSalt, digestSubmission, type ErasedBody } from './record/entry-bodies.ts';
import { comparisons } from './comparisons-table.ts';
import { campaignBriefs, recordKeys, scores } from './table.ts';

type Statement = BatchItem<'sqlite'>;
type Erasure = {
  readonly statements: readonly [Statement, ...Statement[]];
  readonly entries: readonly EntryRow[];
};

/**
 * Returns the statements that blank why a person's answers got their scores and the words of their campaigns' briefs,
 * and delete the keys of their digests and what their answers were compared with; each erasure has an entry in the
 * record, which stays whole. The batch fails when another run's entries came first (record/chain.ts, `retryOnConflict`):
 * no answer is judged after its writer was erased.
 */
export async function eraseScores(ctx: Ctx, person: Person): Promise<Erasure> {
  const entries = await chainErasures(ctx, person.id);
  const own = ctx.db
    .select({ id: submissions.id })
    .from(submissions)
    .where(eq(submissions.userId, person.id));
  const ownCampaigns = ctx.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(eq(campaigns.ownerId, person.id));
  const blank = { explanationNl: null, explanationEn: null };
  const statements: Erasure['statements'] = [
    ctx.db.update(scores).set(blank).where(inArray(scores.submissionId, own)),
    ctx.db.delete(recordKeys).where(inArray(recordKeys.submissionId, own)),
    ctx.db.delete(comparisons).where(inArray(comparisons.first, own)),
    ctx.db.delete(comparisons).where(inArray(comparisons.second, own)),
    ctx.db
      .update(campaignBriefs)
      .set({ content: '' })
      .where(inArray(campaignBriefs.campaignId, ownCampaigns)),
    ...[...Map.groupBy(entries, ({ campaignId }) => campaignId).values()].flatMap((rows) =>
      insertEntries(ctx, rows),
    ),
  ];
  return { statements, entries };
}

/** Returns the entries of an erasure, chained to the heads of all campaigns that the person paid for or owns. */
async function chainErasures(ctx: Ctx, userId: string): Promise<EntryRow[]> {
  const [answers, briefs] = await Promise.all([
    ctx.db
      .select({ id: submissions.id, campaignId: submissions.campaignId })
      .from(submissions)
      .where(and(eq(submissions.userId, userId), isNotNull(submissions.paidAt))),
    ctx.db
      .selectDistinct({ campaignId: campaignBriefs.campaignId })
      .from(campaignBriefs)
      .innerJoin(campaigns, eq(campaigns.id, campaignBriefs.campaignId))
      .where(eq(campaigns.ownerId, userId)),
  ]);
  const erased = [
    ...answers.map(({ id, campaignId }) => ({ campaignId, entry: toErasedEntry('answer', id) })),
    ...briefs.map(({ campaignId }) => ({ campaignId, entry: toErasedEntry('brief', null) })),
  ];
  const chains = await Promise.all(
    [...Map.groupBy(erased, ({ campaignId }) => campaignId)].map(async ([campaignId, own]) =>
      chainEntries(
        campaignId,
        await findHead(ctx, campaignId),
        own.map(({ entry }) => entry),
        ctx.now,
      ),
    ),
  );
  return chains.flat();
}

function toErasedEntry(what: ErasedBody['what'], submissionId: string | null): NewEntry {
  const submission = submissionId === null ? null : digestSubmission(submissionId);
  const body: ErasedBody = { salt: createSalt(), what, submission };
  return { kind: 'erased', body };
}
