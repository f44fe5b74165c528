import { and, eq, gt, gte } from 'drizzle-orm';
import { recordEntries, scoreHeads, scores, submissions, winners } from '#api/schema.ts';
import { sha256 } from '#api/platform/digest.ts';
import { chainEntries, type NewEntry } from '#api/scoring/record/chain.ts';
import { isRecord } from '#api/platform/rules.ts';
import { NominationBody, RankingBody } from '#api/nominees/record/entry-bodies.ts';
import { db } from './api.ts';
import { changeRows, deleteRows, findRows, insertRow, type Row, type Values } from './rows.ts';
import { rewriteEntries, type SelectedCampaign } from './selected-campaign.ts';
import { seedCheckout } from './answers.ts';
import { changeCampaign, changeSubmission, changeUser } from './seed.ts';

/** What an attacker with write access can do to a selection; see {@link SelectedCampaign} for positions. */

/** The positions of a middle score and of the best answer's score. */
export const SCORED = 3;
export const BEST = 5;

export const scoreAt = ({ id }: SelectedCampaign, position: number) =>
  and(eq(scores.campaignId, id), eq(scores.position, position));

export const entryAt = ({ id }: SelectedCampaign, position: number) =>
  and(eq(recordEntries.campaignId, id), eq(recordEntries.position, position));

export const editCampaign = ({ id }: SelectedCampaign, values: Values<'campaigns'>) =>
  changeCampaign(id, values);

export const editAnswer = ({ answers }: SelectedCampaign, position: number, values: Values<'submissions'>) =>
  changeSubmission(answers[position - 2] ?? '', values);

export const editScore = (campaign: SelectedCampaign, position: number, values: Values<'scores'>) =>
  db.update(scores).set(values).where(scoreAt(campaign, position));

/** Cuts off a record after a position, with the score rows there, and optionally the heads. */
export async function truncate({ id }: SelectedCampaign, end: number, { withHeads = false } = {}) {
  await db
    .delete(recordEntries)
    .where(and(eq(recordEntries.campaignId, id), gt(recordEntries.position, end)));
  await db.delete(scores).where(and(eq(scores.campaignId, id), gt(scores.position, end)));
  if (!withHeads) return;
  await db.delete(scoreHeads).where(and(eq(scoreHeads.campaignId, id), gte(scoreHeads.position, end)));
  const [last] = await findRows('recordEntries', { campaignId: id, position: end });
  if (!last) return;
  const { position, hash, writtenAt } = last;
  await insertRow('scoreHeads', { campaignId: id, position, hash, writtenAt });
}

/**
 * Changes the score at {@link SCORED} in row and entry, and recomputes every hash; optionally also the ranking and the
 * nominees, as an attacker who knows all of the code would.
 */
export async function rescore(
  campaign: SelectedCampaign,
  score: number,
  { withHeads = false, withRanking = false } = {},
) {
  await editScore(campaign, SCORED, { score, proposedScore: score });
  const toBody = ({ position, kind, body }: Row<'recordEntries'>): unknown => {
    const content: unknown = JSON.parse(body);
    if (position === SCORED) return { ...(isRecord(content) && content), score, proposedScore: score };
    if (withRanking && kind === 'ranking') return rankFirst(RankingBody.parse(content), score);
    if (withRanking && kind === 'nomination') return nominateFirst(NominationBody.parse(content), score);
    return content;
  };
  await rewriteEntries(
    campaign.id,
    (entries) => entries.map((entry) => ({ ...entry, body: JSON.stringify(toBody(entry)) })),
    { withHeads },
  );
  if (withRanking) await rankNomineeFirst(campaign, score);
}

function rankFirst(body: RankingBody, score: number): RankingBody {
  const others = body.answers.filter(([position]) => position !== SCORED);
  const ranked = [[SCORED, 0, score] as const, ...others];
  return { ...body, answers: ranked.map(([position, , strength], index) => [position, index + 1, strength]) };
}

function nominateFirst(body: NominationBody, score: number): NominationBody {
  const own = body.nominees.filter(({ position }) => position === SCORED);
  const others = body.nominees.filter(({ position }) => position !== SCORED);
  const ranked = [...own.map((nominee) => ({ ...nominee, score })), ...others];
  return { ...body, nominees: ranked.map((nominee, index) => ({ ...nominee, rank: index + 1 })) };
}

async function rankNomineeFirst({ id, answers }: SelectedCampaign, score: number) {
  const rows = await findRows('nominees', { campaignId: id }, 'rank');
  const isOwn = ({ submissionId }: (typeof rows)[number]) => submissionId === answers[SCORED - 2];
  const ranked = [
    ...rows.filter(isOwn).map((row) => ({ ...row, score })),
    ...rows.filter((row) => !isOwn(row)),
  ];
  await deleteRows('nominees', { campaignId: id });
  for (const [index, row] of ranked.entries()) await insertRow('nominees', { ...row, rank: index + 1 });
}

/** Swaps the scores of two answers. */
export async function swapScores(campaign: SelectedCampaign) {
  const rows = await findRows('scores', { campaignId: campaign.id });
  const [one, other] = [SCORED, BEST].map((at) => rows.find(({ position }) => position === at));
  if (!one || !other) throw new Error('there are scores');
  await editScore(campaign, SCORED, { score: other.score, proposedScore: other.proposedScore });
  await editScore(campaign, BEST, { score: one.score, proposedScore: one.proposedScore });
}

/** Swaps the answers of two fans. */
export async function swapAnswers(campaign: SelectedCampaign) {
  const rows = await findRows('submissions', { id: campaign.answers });
  const [one = '', other = ''] = [SCORED, BEST].map(
    (at) => rows.find(({ id }) => id === campaign.answers[at - 2])?.answer,
  );
  await editAnswer(campaign, SCORED, { answer: other });
  await editAnswer(campaign, BEST, { answer: one });
}

/** Appends an entry with a valid hash to a record, without a head. */
export async function appendEntry({ id, head }: SelectedCampaign, entry: NewEntry) {
  const now = new Date();
  await db.insert(recordEntries).values(chainEntries(id, { ...head, writtenAt: now }, [entry], now));
}

/** Does what an erasure does, but without its entry. */
export async function eraseFalsely(campaign: SelectedCampaign) {
  await editAnswer(campaign, SCORED, { userId: null, answer: '' });
  await editScore(campaign, SCORED, { explanationNl: null, explanationEn: null });
  await deleteRows('recordKeys', { submissionId: campaign.answers[SCORED - 2] ?? '' });
}

/** Refunds a competitor in the ledger and the submission, without a report by the provider. */
export async function refundFalsely(campaign: SelectedCampaign) {
  const now = new Date();
  const submissionId = campaign.answers[SCORED - 2] ?? '';
  await seedCheckout({ submissionId, state: 'refunded', paidAt: now, refundedAt: now });
  await editAnswer(campaign, SCORED, { status: 'refunded' });
}

/** Stores a trial that never took place. */
export async function forgeTrial({ id }: SelectedCampaign, probedAt: Date) {
  const trial = {
    model: 'a-model',
    rubricVersion: '9',
    spearman: 0.9,
    twinGap: 0.1,
    answers: 60,
    passed: true,
  };
  await insertRow('judgeProbes', { id: crypto.randomUUID(), campaignId: id, ...trial, probedAt });
}

/** Changes the address of a winner's account. */
export async function swapAddress({ id }: SelectedCampaign) {
  const [won] = await db
    .select({ userId: submissions.userId })
    .from(winners)
    .innerJoin(submissions, eq(submissions.id, winners.submissionId))
    .where(eq(winners.campaignId, id));
  const email = `${crypto.randomUUID()}@attacker.test`;
  await changeUser(won?.userId ?? '', { email });
}

/** Edits the keywords in both the campaign and the frozen brief. */
export async function editBrief(campaign: SelectedCampaign) {
  const ofCampaign = { campaignId: campaign.id };
  const [brief] = await findRows('campaignBriefs', ofCampaign);
  const content = (brief?.content ?? '').replace('"music"', '"sport"');
  await changeRows('campaignBriefs', ofCampaign, { content, digest: sha256(content) });
  await editCampaign(campaign, { keywords: ['sport'] });
}
