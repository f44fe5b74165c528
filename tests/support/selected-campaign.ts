import { auditScores } from '#api/nominees/audit/audit-scores.ts';
import { markNominees } from '#api/nominees/mark-nominees.ts';
import { chooseWinners } from '#api/nominees/choose-winners.ts';
import { scoreAnswers } from '#api/scoring/judge/score-answers.ts';
import { rubricModel } from '#api/scoring/judge/scoring-model.ts';
import { type ChainHead, hashEntry, listEnds } from '#api/scoring/record/chain.ts';
import { db, runAsSystem, actAs } from './api.ts';
import { changeRows, deleteRows, insertRow, type Row, findRows } from './rows.ts';
import { seedAnswers } from './answers.ts';
import { seedCampaign } from './seed.ts';
import { CHAIN_START } from '#api/scoring/entry-rules.ts';

/** The last is the best. */
const ANSWERS = [
  'It would be nice.',
  'I would like to sing with Mila, because music matters to me.',
  'My sister and I would like to cook with Mila, because our kitchen was always full of music.',
  'My grandmother played music for our street every Thursday, because she missed the sea, and I play it for her now.',
];

/**
 * Seeds a closed campaign whose answers are scored, in two steps, ranked and nominated, with a winner. Positions in its
 * record: 1 is the brief, 2 to 5 are scores (of `answers` 0 to 3), 6 is the ranking, 7 the nomination, 8 the winner.
 */
export async function seedSelectedCampaign({ withWinner = true } = {}) {
  const campaign = await seedCampaign({ isActive: false, closedAt: new Date() });
  const answers: string[] = [];
  for (const texts of [ANSWERS.slice(0, 3), ANSWERS.slice(3)]) {
    answers.push(...(await seedAnswers(campaign.id, texts.length, (index) => texts[index] ?? '')));
    await runAsSystem((ctx) => scoreAnswers(ctx, campaign.id, rubricModel));
  }
  const closedAt = campaign.closedAt?.getTime() ?? null;
  await runAsSystem((ctx) => markNominees(ctx, { campaignId: campaign.id, closedAt }));
  if (withWinner) {
    await runAsSystem((ctx) =>
      chooseWinners(actAs(ctx, { id: campaign.ownerId }), campaign.id, {
        submissionIds: answers.slice(-1),
        confirm: { early: true },
      }),
    );
  }
  const [audited] = await auditScores(db, { slug: campaign.slug });
  if (!audited?.head || audited.problem) throw new Error(`not intact: ${JSON.stringify(audited)}`);
  return { ...campaign, answers, head: audited.head };
}
export type SelectedCampaign = Awaited<ReturnType<typeof seedSelectedCampaign>>;

/** Returns the problem that the audit finds in a campaign, given heads from the log. */
export async function findProblem({ slug }: { readonly slug: string }, ...logged: readonly ChainHead[]) {
  return (await auditScores(db, { slug, logged }))[0]?.problem;
}

type Entry = Row<'recordEntries'>;

/** Returns the entries of a campaign's record in order. */
export const listEntries = (campaignId: string) => findRows('recordEntries', { campaignId }, 'position');

/** Rewrites a campaign's entries as a skilled attacker would: every hash is valid, and the score rows match. */
export async function rewriteEntries(
  campaignId: string,
  change: (entries: readonly Entry[]) => readonly Entry[],
  { withHeads = false } = {},
): Promise<void> {
  const before = await listEntries(campaignId);
  await deleteRows('recordEntries', { campaignId });
  const rewritten: Entry[] = [];
  for (const entry of change(before)) {
    const last = rewritten.at(-1);
    const position = (last?.position ?? 0) + 1;
    const row = { ...entry, position, previousHash: last?.hash ?? CHAIN_START };
    const hashed = { ...row, ...hashEntry(row) };
    await insertRow('recordEntries', hashed);
    const { previousHash, hash } = hashed;
    await changeRows('scores', { hash: entry.hash }, { previousHash, hash });
    rewritten.push(hashed);
  }
  if (!withHeads) return;
  await deleteRows('scoreHeads', { campaignId });
  for (const { position, hash, writtenAt } of listEnds(rewritten))
    await insertRow('scoreHeads', { campaignId, position, hash, writtenAt });
}
