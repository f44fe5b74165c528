import { and, eq, gt } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditScores } from '#api/nominees/audit/audit-scores.ts';
import { campaigns } from '#api/campaigns/table.ts';
import { nominees, winners } from '#api/nominees/table.ts';
import { sha256 } from '#api/platform/digest.ts';
import { scoreAnswers } from '#api/scoring/judge/score-answers.ts';
import { CHAIN_START } from '#api/scoring/entry-rules.ts';
import { hashLegacyScore } from '#api/scoring/record/legacy-hash.ts';
import { campaignBriefs, recordEntries, recordKeys, scoreHeads, scores } from '#api/scoring/table.ts';
import { submissions } from '#api/submissions/table.ts';
import { db, runAsSystem } from '../support/payments.ts';
import { seedAnswers } from '../support/seed-answers.ts';
import { findProblem, seedSelectedCampaign, type SelectedCampaign } from '../support/selected-campaign.ts';

const scoreAt = (campaignId: string, position: number) =>
  and(eq(scores.campaignId, campaignId), eq(scores.position, position));

test('accepts a selection as it was written, with its last head and any before', async () => {
  const campaign = await seedSelectedCampaign();
  const [audited] = await auditScores(db, { slug: campaign.slug });
  // The brief, four scores, the ranking, the nomination and the winner.
  expect(audited).toMatchObject({ slug: campaign.slug, count: 8, head: { position: 8 }, problem: undefined });
  const heads = await db.select().from(scoreHeads).where(eq(scoreHeads.campaignId, campaign.id));
  expect(heads.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual([1, 4, 5, 7, 8]);
  for (const head of heads) expect(await findProblem(campaign, head)).toBeUndefined();
});

test('reads campaigns together, and one that is broken does not affect the others', async () => {
  const [good, bad] = [await seedSelectedCampaign(), await seedSelectedCampaign()];
  await db.update(scores).set({ explanationEn: 'x' }).where(scoreAt(bad.id, 3));
  const all = await auditScores(db);
  expect(all.find(({ slug }) => slug === good.slug)?.problem).toBeUndefined();
  expect(all.find(({ slug }) => slug === bad.slug)?.problem).toEqual({ position: 3, kind: 'explanation' });
});

test('finds a campaign that lost its whole record by its nominees', async () => {
  const { id, slug } = await seedSelectedCampaign();
  for (const table of [recordEntries, scores, scoreHeads, campaignBriefs])
    await db.delete(table).where(eq(table.campaignId, id));
  const all = await auditScores(db);
  expect(all.find((one) => one.slug === slug)?.problem).toMatchObject({ kind: 'nominee' });
});

/** Turns a campaign's record into one from before there were entries: scores in a chain of their own. */
async function makeLegacy({ id }: SelectedCampaign, { withDigest = true } = {}) {
  const rows = await db.select().from(scores).where(eq(scores.campaignId, id)).orderBy(scores.position);
  for (const table of [recordEntries, scores, scoreHeads, campaignBriefs])
    await db.delete(table).where(eq(table.campaignId, id));
  for (const row of rows) await db.delete(recordKeys).where(eq(recordKeys.submissionId, row.submissionId));
  let last = { position: 0, hash: CHAIN_START };
  for (const row of rows) {
    const reasoning = row.explanationEn ?? '';
    const old = {
      ...row,
      format: 1,
      reasoning,
      explanationNl: null,
      explanationEn: null,
      briefVersion: null,
    };
    const reasoningHash = withDigest ? sha256(reasoning) : null;
    const next = { ...old, reasoningHash, position: last.position + 1, previousHash: last.hash };
    last = { position: next.position, hash: hashLegacyScore(next) };
    await db.insert(scores).values({ ...next, hash: last.hash });
  }
  await db.insert(scoreHeads).values({ campaignId: id, ...last, writtenAt: new Date() });
}

describe('a record from before there were entries', () => {
  const erase = (submissionId: string) =>
    db.update(submissions).set({ userId: null, answer: '' }).where(eq(submissions.id, submissionId));
  let campaign: SelectedCampaign;

  beforeEach(async () => {
    campaign = await seedSelectedCampaign();
    await makeLegacy(campaign);
    expect(await findProblem(campaign)).toBeUndefined();
  });

  test('shows a changed, removed or inserted row, and one whose heads are gone', async () => {
    await db.update(scores).set({ score: 9.9 }).where(scoreAt(campaign.id, 2));
    expect(await findProblem(campaign)).toEqual({ position: 2, kind: 'changed' });
    await db.delete(scores).where(scoreAt(campaign.id, 2));
    expect(await findProblem(campaign)).toEqual({ position: 2, kind: 'removed' });
    await db.delete(scores).where(and(eq(scores.campaignId, campaign.id), gt(scores.position, 1)));
    expect(await findProblem(campaign)).toEqual({ position: 2, kind: 'removed' });
    await db.delete(scoreHeads).where(eq(scoreHeads.campaignId, campaign.id));
    expect(await findProblem(campaign)).toEqual({ position: 1, kind: 'unanchored' });
  });

  test('shows a nominee whose score is another one, and a winner without the flag', async () => {
    await db.update(nominees).set({ score: 9.9 }).where(eq(nominees.campaignId, campaign.id));
    expect(await findProblem(campaign)).toEqual({ position: 1, kind: 'nominee' });
    const other = await seedSelectedCampaign();
    await makeLegacy(other);
    await db.delete(winners).where(eq(winners.campaignId, other.id));
    expect(await findProblem(other)).toEqual({ position: 1, kind: 'winner' });
  });

  test('accepts a blank reasoning after its fan’s erasure alone, and still checks the row', async () => {
    const [row] = await db.update(scores).set({ reasoning: '' }).where(scoreAt(campaign.id, 2)).returning();
    expect(await findProblem(campaign)).toEqual({ position: 2, kind: 'changed' });
    await erase(row?.submissionId ?? '');
    expect(await findProblem(campaign)).toBeUndefined();
    await db.update(scores).set({ reasoning: 'Better.' }).where(scoreAt(campaign.id, 2));
    expect(await findProblem(campaign)).toEqual({ position: 2, kind: 'changed' });
    const asText = { reasoning: row?.reasoningHash ?? '', reasoningHash: null };
    await db.update(scores).set(asText).where(scoreAt(campaign.id, 2));
    expect(await findProblem(campaign)).toEqual({ position: 2, kind: 'changed' });
  });

  test('covers a reasoning without a digest until its fan’s erasure', async () => {
    const older = await seedSelectedCampaign();
    await makeLegacy(older, { withDigest: false });
    expect(await findProblem(older)).toBeUndefined();
    const [row] = await db.update(scores).set({ reasoning: '' }).where(scoreAt(older.id, 2)).returning();
    expect(await findProblem(older)).toEqual({ position: 2, kind: 'changed' });
    await erase(row?.submissionId ?? '');
    expect(await findProblem(older)).toBeUndefined();
  });

  test('goes on with entries, chained to its last score', async () => {
    const open = { winnersSelected: false };
    await db.update(campaigns).set(open).where(eq(campaigns.id, campaign.id));
    await db.delete(winners).where(eq(winners.campaignId, campaign.id));
    await seedAnswers(campaign.id, 1);
    await runAsSystem((ctx) => scoreAnswers(ctx, campaign.id));
    expect(await auditScores(db, { slug: campaign.slug })).toMatchObject([
      { count: 6, head: { position: 6 }, problem: undefined },
    ]);
    await db.update(scores).set({ score: 9.9 }).where(scoreAt(campaign.id, 1));
    expect(await findProblem(campaign)).toEqual({ position: 1, kind: 'changed' });
  });
});
