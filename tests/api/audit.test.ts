import { eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { chainNewAddress } from '#api/nominees/chain-new-address.ts';
import { markNominees } from '#api/nominees/mark-nominees.ts';
import { commit } from '#api/platform/unit-of-work.ts';
import { recordKeys, scoreHeads, scores } from '#api/scoring/table.ts';
import { submissions } from '#api/submissions/table.ts';
import { db, runAsSystem } from '../support/system.ts';
import { findProblem, seedSelectedCampaign } from '../support/selected-campaign.ts';
import { editAnswer, editBrief, editCampaign, forgeTrial, scoreAt, SCORED } from '../support/tamper.ts';
import { auditScores } from '#api/nominees/audit/audit-scores.ts';
import { TAMPERINGS } from '../support/tamperings.ts';
import { changeUser } from '../support/seed.ts';

describe('the audit finds, without a head from the log, that', () => {
  test.for(TAMPERINGS.filter(([, kind]) => kind))('%s', async ([, kind, tamper]) => {
    const campaign = await seedSelectedCampaign();
    await tamper(campaign);
    expect(await findProblem(campaign)).toMatchObject({ kind });
    expect(await findProblem(campaign, campaign.head)).toBeDefined();
  });

  test('keywords are edited, in the campaign alone and in its frozen brief', async () => {
    const [one, other] = [await seedSelectedCampaign(), await seedSelectedCampaign()];
    await editCampaign(one, { keywords: ['sport'] });
    await editBrief(other);
    for (const campaign of [one, other]) {
      expect(await findProblem(campaign)).toMatchObject({ kind: 'brief' });
      expect(await findProblem(campaign, campaign.head)).toBeDefined();
    }
  });

  test('a key is deleted, or a competitor is marked refunded in the submission alone', async () => {
    const [one, other] = [await seedSelectedCampaign(), await seedSelectedCampaign()];
    await db.delete(recordKeys).where(eq(recordKeys.submissionId, one.answers[0] ?? ''));
    await editAnswer(other, SCORED, { status: 'refunded' });
    expect(await findProblem(one)).toMatchObject({ kind: 'erasure' });
    expect(await findProblem(other)).toMatchObject({ kind: 'payment' });
  });
});

test.for(TAMPERINGS.filter(([, kind]) => !kind))(
  'the audit finds with a head from the log alone that %s',
  async ([, , tamper]) => {
    const campaign = await seedSelectedCampaign();
    await tamper(campaign);
    expect(await findProblem(campaign)).toBeUndefined();
    expect(await findProblem(campaign, campaign.head)).toBeDefined();
  },
);

test('accepts a selection as it was written, with its last head and any before', async () => {
  const campaign = await seedSelectedCampaign();
  const [audited] = await auditScores(db, { slug: campaign.slug });
  // The brief, four scores, the ranking, the nomination and the winner.
  expect(audited).toMatchObject({ slug: campaign.slug, count: 8, head: { position: 8 }, problem: undefined });
  const heads = await db.select().from(scoreHeads).where(eq(scoreHeads.campaignId, campaign.id));
  expect(heads.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual([1, 4, 5, 7, 8]);
  for (const head of heads) expect(await findProblem(campaign, head)).toBeUndefined();
});

test('accepts a winner’s new address that the record knows of, and trials between rankings', async () => {
  const campaign = await seedSelectedCampaign();
  const email = `${crypto.randomUUID()}@example.org`;
  const [won] = await db
    .select()
    .from(submissions)
    .where(inArray(submissions.id, campaign.answers.slice(-1)));
  await runAsSystem(async (ctx) => {
    const record = await chainNewAddress(ctx, won?.userId ?? '', email);
    await commit(ctx, record.unchanged, record.statements);
  });
  expect(await findProblem(campaign)).toMatchObject({ kind: 'address' });
  await changeUser(won?.userId ?? '', { email });
  expect(await findProblem(campaign)).toBeUndefined();

  const tried = await seedSelectedCampaign({ withWinner: false });
  await forgeTrial(tried, new Date());
  const closedAt = tried.closedAt?.getTime() ?? null;
  await runAsSystem((ctx) => markNominees(ctx, { campaignId: tried.id, closedAt }));
  expect(await findProblem(tried)).toBeUndefined();
});

test('reads campaigns together, and one that is broken does not affect the others', async () => {
  const good = await seedSelectedCampaign();
  const [bad, torn] = [await seedSelectedCampaign(), await seedSelectedCampaign()];
  await db.update(scores).set({ explanationEn: 'x' }).where(scoreAt(bad, SCORED));
  await db.run(sql`update campaigns set description = '{' where id = ${torn.id}`);
  const all = await auditScores(db);
  expect(all.find(({ slug }) => slug === good.slug)?.problem).toBeUndefined();
  expect(all.find(({ slug }) => slug === bad.slug)?.problem).toEqual({ position: 3, kind: 'explanation' });
  expect(all.find(({ slug }) => slug === torn.slug)?.problem).toEqual({ position: 0, kind: 'unreadable' });
});
