import { and, eq, sql } from 'drizzle-orm';
import { campaignBriefs, nominees, recordEntries, scoreHeads, scores } from '#api/schema.ts';
import type { ChainProblem } from '#api/nominees/audit/audit-chain.ts';
import { db } from './api.ts';
import { changeRows, deleteRows, insertRow } from './rows.ts';
import { seedUser } from './seed.ts';
import type { SelectedCampaign } from './selected-campaign.ts';
import {
  appendEntry,
  BEST,
  editAnswer,
  editBrief,
  editCampaign,
  editScore,
  entryAt,
  eraseFalsely,
  forgeTrial,
  refundFalsely,
  rescore,
  scoreAt,
  SCORED,
  swapAddress,
  swapAnswers,
  swapScores,
  truncate,
} from './tamper.ts';

/** What is done, the problem that the audit finds without a head from the log (undefined: none), and how it is done. */
type Tampering = readonly [
  string,
  ChainProblem['kind'] | undefined,
  (campaign: SelectedCampaign) => Promise<unknown>,
];

const LATER = new Date(Date.now() + 60_000);
/** The position of the brief, whose head was stored before those of the scores. */
const FIRST_HEAD = 1;

const isNominee = ({ id, answers }: SelectedCampaign, position: number) =>
  and(eq(nominees.campaignId, id), eq(nominees.submissionId, answers[position - 2] ?? ''));

/** Ways to tamper with a selection. */
export const TAMPERINGS: readonly Tampering[] = [
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
      await insertRow('scores', { ...row, id: crypto.randomUUID(), position: 9, score: null });
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
      for (const [from, to] of [
        [1, 99],
        [2, 1],
        [99, 2],
      ] as const)
        await changeRows('nominees', { campaignId: id, rank: from }, { rank: to });
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
      await insertRow('winners', row);
    },
  ],
  ['a competitor is marked refunded', 'payment', refundFalsely],
  [
    'a competitor is marked refunded in the submission alone',
    'payment',
    (campaign) => editAnswer(campaign, SCORED, { status: 'refunded' }),
  ],
  [
    'a time of payment is moved',
    'payment-time',
    (campaign) => editAnswer(campaign, SCORED, { paidAt: new Date(Date.now() - 60_000) }),
  ],
  ['an erasure is faked', 'erasure', eraseFalsely],
  [
    'a key is deleted',
    'erasure',
    ({ answers }) => deleteRows('recordKeys', { submissionId: answers[0] ?? '' }),
  ],
  [
    'a nominee is withdrawn without a report',
    'withdrawal',
    (campaign) => editAnswer(campaign, SCORED, { withdrawnAt: new Date() }),
  ],
  [
    'the winner is withdrawn without a report',
    'withdrawal',
    (campaign) => editAnswer(campaign, BEST, { withdrawnAt: new Date() }),
  ],
  ['the address of the winner is swapped', 'address', swapAddress],
  [
    'a request for another reading is inserted',
    'contest',
    ({ id, answers }) =>
      insertRow('rereadRequests', { campaignId: id, submissionId: answers[0] ?? '', askedAt: new Date() }),
  ],
  ['a trial of the judge is inserted', 'trial', (campaign) => forgeTrial(campaign, new Date(0))],
  ['a trial of the judge is inserted after the ranking', 'trial', (campaign) => forgeTrial(campaign, LATER)],
  [
    'the time of closing is moved',
    'closing',
    (campaign) => editCampaign(campaign, { closedAt: new Date(0) }),
  ],
  ['keywords are edited', 'brief', (campaign) => editCampaign(campaign, { keywords: ['sport'] })],
  ['keywords are edited in the frozen brief too', 'brief', editBrief],
  ['the deadline is moved', 'terms', (campaign) => editCampaign(campaign, { subscriptionDeadline: LATER })],
  ['the number of winners is changed', 'terms', (campaign) => editCampaign(campaign, { twoWinners: true })],
  [
    'the note of where the record ended once is deleted',
    'head',
    ({ id }) => deleteRows('scoreHeads', { campaignId: id, position: FIRST_HEAD }),
  ],
  [
    'a description is not even JSON',
    'unreadable',
    ({ id }) => db.run(sql`update campaigns set description = '{' where id = ${id}`),
  ],
];
