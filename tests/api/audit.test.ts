import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { nominees, winners } from '#api/nominees/table.ts';
import type { ChainProblem } from '#api/scoring/index.ts';
import { campaignBriefs, recordEntries, recordKeys, scoreHeads, scores } from '#api/scoring/table.ts';
import { db } from '../support/system.ts';
import { seedUser } from '../support/seed.ts';
import { findProblem, seedSelectedCampaign, type SelectedCampaign } from '../support/selected-campaign.ts';
import {
  appendEntry,
  BEST,
  editAnswer,
  editBrief,
  editCampaign,
  editScore,
  entryAt,
  eraseFalsely,
  refundFalsely,
  rescore,
  scoreAt,
  SCORED,
  swapAnswers,
  swapScores,
  truncate,
} from '../support/tamper.ts';
import { auditScores } from '#api/nominees/audit/audit-scores.ts';

/** What is done, what the audit calls it without a head from the log (undefined: nothing), and how. */
type Tampering = readonly [
  string,
  ChainProblem['kind'] | undefined,
  (campaign: SelectedCampaign) => Promise<unknown>,
];

const isNominee = ({ id, answers }: SelectedCampaign, position: number) =>
  and(eq(nominees.campaignId, id), eq(nominees.submissionId, answers[position - 2] ?? ''));

const TAMPERINGS: readonly Tampering[] = [
  ['a score is edited', 'changed', (campaign) => editScore(campaign, SCORED, { score: 9.9 })],
  [
    'a score is edited in its entry too',
    'changed',
    async (campaign) => {
      await editScore(campaign, SCORED, { score: 9.9 });
      await db.update(recordEntries).set({ body: '{"score":9.9}' }).where(entryAt(campaign, SCORED));
    },
  ],
  [
    'an explanation is edited',
    'explanation',
    (campaign) => editScore(campaign, SCORED, { explanationEn: 'A weak answer.' }),
  ],
  [
    'an explanation is blanked without an erasure',
    'explanation',
    (campaign) => editScore(campaign, SCORED, { explanationNl: null, explanationEn: null }),
  ],
  ['a score is deleted', 'removed', (campaign) => db.delete(scores).where(scoreAt(campaign, SCORED))],
  [
    'a score is deleted with its entry',
    'removed',
    async (campaign) => {
      await db.delete(scores).where(scoreAt(campaign, SCORED));
      await db.delete(recordEntries).where(entryAt(campaign, SCORED));
    },
  ],
  ['two scores are swapped', 'changed', swapScores],
  [
    'a score is inserted',
    'inserted',
    async (campaign) => {
      const [row] = await db.select().from(scores).where(scoreAt(campaign, SCORED));
      if (!row) throw new Error('there is a score');
      await db.insert(scores).values({ ...row, id: crypto.randomUUID(), position: 9, score: null });
    },
  ],
  [
    'an entry is inserted at the end, with a valid hash',
    'inserted',
    (campaign) =>
      appendEntry(campaign, { kind: 'erased', body: { salt: '', what: 'answer', submission: '' } }),
  ],
  ['the record is cut off', 'removed', (campaign) => truncate(campaign, BEST)],
  [
    'the record is cut off with its heads',
    'nominee',
    (campaign) => truncate(campaign, BEST, { withHeads: true }),
  ],
  [
    'a score and all after it are cut off with their heads',
    'nominee',
    (campaign) => truncate(campaign, SCORED, { withHeads: true }),
  ],
  [
    'the whole record is deleted with its heads',
    'nominee',
    async ({ id }) => {
      for (const table of [recordEntries, scores, scoreHeads, campaignBriefs])
        await db.delete(table).where(eq(table.campaignId, id));
    },
  ],
  [
    'the chain is rewritten around another score',
    'changed',
    (campaign) => rescore(campaign, 9.9, { withRanking: true }),
  ],
  [
    'the chain is rewritten with its heads around another score',
    'ranking',
    (campaign) => rescore(campaign, 9.9, { withHeads: true }),
  ],
  [
    'the chain is rewritten with its heads, ranking and nominees around another score',
    undefined,
    (campaign) => rescore(campaign, 9.9, { withHeads: true, withRanking: true }),
  ],
  [
    'the ranks of two nominees are swapped',
    'nominee',
    async ({ id }) => {
      const isOfCampaign = eq(nominees.campaignId, id);
      for (const [from, to] of [
        [1, 99],
        [2, 1],
        [99, 2],
      ] as const)
        await db
          .update(nominees)
          .set({ rank: to })
          .where(and(isOfCampaign, eq(nominees.rank, from)));
    },
  ],
  [
    'a nominee is removed',
    'nominee',
    async (campaign) => {
      await db.delete(nominees).where(isNominee(campaign, 2));
      await editCampaign(campaign, { nomineeCount: 3 });
    },
  ],
  [
    'an answer is replaced',
    'answer',
    (campaign) => editAnswer(campaign, BEST, { answer: 'A better answer.' }),
  ],
  ['two answers are swapped', 'answer', swapAnswers],
  [
    'a submission is given to another person',
    'fan',
    async (campaign) => editAnswer(campaign, BEST, { userId: (await seedUser()).id }),
  ],
  [
    'a winner is inserted',
    'winner',
    async (campaign) => {
      const submissionId = campaign.answers[SCORED - 2] ?? '';
      const row = { campaignId: campaign.id, submissionId, slot: 2, selectedAt: new Date() };
      await db.insert(winners).values(row);
    },
  ],
  ['a competitor is marked refunded', 'payment', refundFalsely],
  [
    'a time of payment is moved',
    'payment-time',
    (campaign) => editAnswer(campaign, SCORED, { paidAt: new Date(Date.now() - 60_000) }),
  ],
  ['an erasure is faked', 'erasure', eraseFalsely],
];

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

test('reads campaigns together, and one that is broken does not affect the others', async () => {
  const [good, bad] = [await seedSelectedCampaign(), await seedSelectedCampaign()];
  await db.update(scores).set({ explanationEn: 'x' }).where(scoreAt(bad, SCORED));
  const all = await auditScores(db);
  expect(all.find(({ slug }) => slug === good.slug)?.problem).toBeUndefined();
  expect(all.find(({ slug }) => slug === bad.slug)?.problem).toEqual({ position: 3, kind: 'explanation' });
});
