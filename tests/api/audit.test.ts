import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { chainNewAddress } from '#api/nominees/record/record-change.ts';
import { markNominees } from '#api/nominees/mark-nominees.ts';
import { commit } from '#api/platform/unit-of-work.ts';
import { scores } from '#api/schema.ts';
import { db, runAsSystem } from '../support/api.ts';
import { findRows } from '../support/rows.ts';
import { findProblem, seedSelectedCampaign } from '../support/selected-campaign.ts';
import { forgeTrial, scoreAt, SCORED } from '../support/tamper.ts';
import { auditScores } from '#api/nominees/audit/audit-scores.ts';
import { shareWorld } from '../support/share-world.ts';
import { TAMPERINGS } from '../support/tamperings.ts';
import { changeUser } from '../support/seed.ts';

const campaign = await shareWorld(seedSelectedCampaign);

test.for(TAMPERINGS)('the audit finds that %s', async ([, kind, tamper]) => {
  await tamper(campaign);
  expect((await findProblem(campaign))?.kind).toBe(kind);
  expect(await findProblem(campaign, campaign.head)).toBeDefined();
});

test('accepts a selection as it was written, with its last head and any before', async () => {
  const [audited] = await auditScores(db, { slug: campaign.slug });
  // The brief, four scores, the ranking, the nomination and the winner.
  expect(audited).toMatchObject({ slug: campaign.slug, count: 8, head: { position: 8 }, problem: undefined });
  const heads = await findRows('scoreHeads', { campaignId: campaign.id });
  expect(heads.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual([1, 4, 5, 7, 8]);
  for (const head of heads) expect(await findProblem(campaign, head)).toBeUndefined();
});

test('accepts a winner’s new address that the record knows of, and trials between rankings', async () => {
  const email = `${crypto.randomUUID()}@example.org`;
  const [won] = await findRows('submissions', { id: campaign.answers.slice(-1) });
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
  const [bad, torn] = [await seedSelectedCampaign(), await seedSelectedCampaign()];
  await db.update(scores).set({ explanationEn: 'x' }).where(scoreAt(bad, SCORED));
  await db.run(sql`update campaigns set description = '{' where id = ${torn.id}`);
  const all = await auditScores(db);
  expect(all.find(({ slug }) => slug === campaign.slug)?.problem).toBeUndefined();
  expect(all.find(({ slug }) => slug === bad.slug)?.problem).toEqual({ position: 3, kind: 'explanation' });
  expect(all.find(({ slug }) => slug === torn.slug)?.problem).toEqual({ position: 0, kind: 'unreadable' });
});
