import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditScores } from '#api/nominees/audit-scores.ts';
import { CHAIN_START, hashScore } from '#api/scoring/record/score-chain.ts';
import { markNominees } from '#api/nominees/mark-nominees.ts';
import { scoreAnswers } from '#api/scoring/judge/score-answers.ts';
import { rubricModel, type LanguageJudge } from '#api/scoring/judge/scoring-model.ts';
import { nominees } from '#api/nominees/table.ts';
import { scoreHeads, scores } from '#api/scoring/table.ts';
import { submissions } from '#api/submissions/table.ts';
import { createReading } from '../support/mock-judges.ts';
import { runAsSystem, db } from '../support/payments.ts';
import { seedAnswers } from '../support/seed-answers.ts';
import { seedCampaign } from '../support/seed.ts';

/** Seeds a closed campaign and scores `first` of its answers, then `more`. */
async function seedScoredCampaign(first = 4, more = 0) {
  const campaign = await seedCampaign({ isActive: false, closedAt: new Date() });
  for (const count of [first, more]) {
    await seedAnswers(campaign.id, count);
    await runAsSystem((ctx) => scoreAnswers(ctx, campaign.id));
  }
  return campaign;
}
const scoreAt = (campaignId: string, position: number) =>
  and(eq(scores.campaignId, campaignId), eq(scores.position, position));
const findAuditProblem = async (slug: string) => (await auditScores(db, { slug }))[0]?.problem;

/** Rewrites a campaign's rows as a skilled attacker would: every hash is valid. */
async function rewriteChain(campaignId: string, change: (rows: (typeof scores.$inferSelect)[]) => unknown) {
  const rows = await db
    .select()
    .from(scores)
    .where(eq(scores.campaignId, campaignId))
    .orderBy(scores.position);
  change(rows);
  await db.delete(scores).where(eq(scores.campaignId, campaignId));
  let previousHash = CHAIN_START;
  for (const [index, row] of rows.entries()) {
    const next = { ...row, position: index + 1, previousHash };
    previousHash = hashScore(next);
    await db.insert(scores).values({ ...next, hash: previousHash });
  }
}

test('accepts a record written in one batch or in several', async () => {
  const { slug } = await seedScoredCampaign(3, 2);
  const [audited] = await auditScores(db, { slug });
  expect(audited).toMatchObject({ slug, count: 5, head: { position: 5 }, problem: undefined });
});

test('detects a changed row', async () => {
  const { id, slug } = await seedScoredCampaign();
  await db.update(scores).set({ score: 9.9 }).where(scoreAt(id, 2));
  expect(await findAuditProblem(slug)).toEqual({ position: 2, kind: 'changed' });
});

test('detects a row removed from the middle', async () => {
  const { id, slug } = await seedScoredCampaign();
  await db.delete(scores).where(scoreAt(id, 2));
  expect(await findAuditProblem(slug)).toEqual({ position: 2, kind: 'removed' });
});

test('detects rows removed from the end, and a removed chain', async () => {
  const { id, slug } = await seedScoredCampaign();
  await db.delete(scores).where(scoreAt(id, 4));
  expect(await findAuditProblem(slug)).toEqual({ position: 4, kind: 'removed' });
  await db.delete(scores).where(eq(scores.campaignId, id));
  expect(await findAuditProblem(slug)).toEqual({ position: 1, kind: 'removed' });
  expect((await auditScores(db)).find((one) => one.slug === slug)?.problem).toBeDefined();
});

test('detects scores removed with their heads, and a changed nominee’s score, by comparing the nominees', async () => {
  const { id, slug, closedAt } = await seedScoredCampaign(2, 2);
  const selection = { campaignId: id, closedAt: closedAt?.getTime() ?? null };
  await runAsSystem((ctx) => markNominees(ctx, selection));
  expect(await findAuditProblem(slug)).toBeUndefined();
  await db.delete(scores).where(and(eq(scores.campaignId, id), gt(scores.position, 2)));
  await db.delete(scoreHeads).where(and(eq(scoreHeads.campaignId, id), gt(scoreHeads.position, 2)));
  expect(await findAuditProblem(slug)).toMatchObject({ kind: 'nominee' });
  await db.delete(scores).where(eq(scores.campaignId, id));
  await db.delete(scoreHeads).where(eq(scoreHeads.campaignId, id));
  const all = await auditScores(db);
  expect(all.find((audited) => audited.slug === slug)?.problem).toEqual({ position: 1, kind: 'nominee' });
  const other = await seedScoredCampaign(1);
  await runAsSystem((ctx) =>
    markNominees(ctx, { campaignId: other.id, closedAt: other.closedAt?.getTime() ?? null }),
  );
  await db.update(nominees).set({ score: 9.9 }).where(eq(nominees.campaignId, other.id));
  expect(await findAuditProblem(other.slug)).toEqual({ position: 1, kind: 'nominee' });
});

test('detects a row inserted in the middle or at the end', async () => {
  const { id, slug } = await seedScoredCampaign();
  const [last] = await db
    .select()
    .from(scores)
    .where(eq(scores.campaignId, id))
    .orderBy(desc(scores.position))
    .limit(1);
  if (!last) throw new Error('there are scores');
  const [stranger] = await seedAnswers(id, 1);
  const row = {
    ...last,
    id: 'x',
    submissionId: stranger ?? '',
    position: 5,
    previousHash: last.hash,
    score: 10,
  };
  await db.insert(scores).values({ ...row, hash: hashScore(row) });
  expect(await findAuditProblem(slug)).toEqual({ position: 5, kind: 'inserted' });
  await db
    .update(scores)
    .set({ position: sql`-${scores.position}` })
    .where(and(eq(scores.campaignId, id), gt(scores.position, 1)));
  await db
    .update(scores)
    .set({ position: sql`1 - ${scores.position}` })
    .where(and(eq(scores.campaignId, id), sql`position between -4 and -2`));
  await db.update(scores).set({ position: 2 }).where(eq(scores.id, 'x'));
  expect(await findAuditProblem(slug)).toEqual({ position: 2, kind: 'changed' });
});

test('detects a chain rewritten from some row on with valid hashes', async () => {
  const { id, slug } = await seedScoredCampaign(2, 2);
  await rewriteChain(id, (rows) => rows.splice(2, 1));
  expect(await findAuditProblem(slug)).toMatchObject({ position: 4, kind: 'removed' });
  const other = await seedScoredCampaign(2, 2);
  await rewriteChain(other.id, ([row]) => row && Object.assign(row, { score: 9.9 }));
  expect(await findAuditProblem(other.slug)).toEqual({ position: 2, kind: 'changed' });
});

test('detects, with a head from the log, a chain rewritten together with its heads', async () => {
  const { id, slug } = await seedScoredCampaign();
  const [before] = await auditScores(db, { slug });
  await rewriteChain(id, (rows) => rows.pop());
  const [written] = await db.select().from(scores).where(scoreAt(id, 3));
  await db.delete(scoreHeads).where(eq(scoreHeads.campaignId, id));
  expect(await findAuditProblem(slug)).toEqual({ position: 1, kind: 'unanchored' });
  await db
    .insert(scoreHeads)
    .values({ campaignId: id, position: 3, hash: written?.hash ?? '', writtenAt: new Date() });
  expect(await findAuditProblem(slug)).toBeUndefined();
  const [noted] = await auditScores(db, { slug, loggedHead: before?.head });
  expect(noted?.problem).toEqual({ position: 4, kind: 'removed' });
});

describe('a reasoning', () => {
  const erase = (submissionId: string) =>
    db.update(submissions).set({ userId: null, answer: '' }).where(eq(submissions.id, submissionId));

  test('is valid when blanked after its fan’s erasure, and its row is still checked', async () => {
    const { id, slug } = await seedScoredCampaign();
    const [row] = await db.update(scores).set({ reasoning: '' }).where(scoreAt(id, 2)).returning();
    expect(await findAuditProblem(slug)).toEqual({ position: 2, kind: 'changed' });
    await erase(row?.submissionId ?? '');
    expect(await findAuditProblem(slug)).toBeUndefined();
    await db.update(scores).set({ score: 9.9 }).where(scoreAt(id, 2));
    expect(await findAuditProblem(slug)).toEqual({ position: 2, kind: 'changed' });
  });

  test('cannot replace a blank, nor can its digest replace the text', async () => {
    const { id, slug } = await seedScoredCampaign();
    const [row] = await db.update(scores).set({ reasoning: 'Better.' }).where(scoreAt(id, 2)).returning();
    await erase(row?.submissionId ?? '');
    expect(await findAuditProblem(slug)).toEqual({ position: 2, kind: 'changed' });
    await db
      .update(scores)
      .set({ reasoning: row?.reasoningHash ?? '', reasoningHash: null })
      .where(scoreAt(id, 2));
    expect(await findAuditProblem(slug)).toEqual({ position: 2, kind: 'changed' });
  });

  test('without a digest is covered by the chain until its fan’s erasure', async () => {
    const { id, slug } = await seedScoredCampaign();
    await rewriteChain(id, (rows) => rows.forEach((row) => Object.assign(row, { reasoningHash: null })));
    const [last] = await db.select({ hash: scores.hash }).from(scores).where(scoreAt(id, 4));
    await db
      .update(scoreHeads)
      .set({ hash: last?.hash ?? '' })
      .where(eq(scoreHeads.campaignId, id));
    expect(await findAuditProblem(slug)).toBeUndefined();
    const [row] = await db.update(scores).set({ reasoning: '' }).where(scoreAt(id, 2)).returning();
    expect(await findAuditProblem(slug)).toEqual({ position: 2, kind: 'changed' });
    await erase(row?.submissionId ?? '');
    expect(await findAuditProblem(slug)).toBeUndefined();
  });

  test('is not stored for a fan who erases their account during scoring', async () => {
    const campaign = await seedCampaign({ isActive: false, closedAt: new Date() });
    await seedAnswers(campaign.id, 2);
    const model: LanguageJudge = {
      ...rubricModel,
      kind: 'language-model',
      read: async () => {
        await db.update(submissions).set({ userId: null }).where(eq(submissions.campaignId, campaign.id));
        return createReading(5);
      },
      compare: () => Promise.resolve('equal'),
    };
    await runAsSystem((ctx) => scoreAnswers(ctx, campaign.id, { model }));
    const kept = await db.select().from(scores).where(eq(scores.campaignId, campaign.id));
    expect(kept.map(({ reasoning }) => reasoning)).toEqual(['', '']);
    expect(await findAuditProblem(campaign.slug)).toBeUndefined();
  });
});

test('a broken chain does not affect the others', async () => {
  const [good, bad] = [await seedScoredCampaign(), await seedScoredCampaign()];
  await db.update(scores).set({ reasoning: 'x' }).where(scoreAt(bad.id, 3));
  const all = await auditScores(db);
  expect(all.find(({ slug }) => slug === good.slug)?.problem).toBeUndefined();
  expect(all.find(({ slug }) => slug === bad.slug)?.problem).toEqual({ position: 3, kind: 'changed' });
});
