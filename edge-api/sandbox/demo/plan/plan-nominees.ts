import { HOUR_MS } from '#api/platform/rules.ts';
import type { campaigns } from '#api/campaigns/table.ts';
import { judgeByRubric } from '#api/scoring/rubric/rubric-rules.ts';
import { NOMINEES_MAX, winnersToChoose } from '#api/nominees/rules.ts';
import { sha256 } from '#api/platform/digest.ts';
import { rubricModel } from '#api/scoring/judge/scoring-model.ts';
import { CHAIN_START, withHashes } from '#api/scoring/record/score-chain.ts';
import { toPlainText } from '#api/campaigns/rich-text-rules.ts';
import type { nominees, winners } from '#api/nominees/table.ts';
import type { scoreHeads, scores } from '#api/scoring/table.ts';
import type { submissions } from '#api/submissions/table.ts';
import { demoId } from '../demo-id.ts';

type CampaignRow = typeof campaigns.$inferInsert;
type SubmissionRow = typeof submissions.$inferInsert;
type ScoreRow = typeof scores.$inferSelect & { readonly score: number };

const CHOSEN_AFTER_MS = 2 * HOUR_MS;

type Outcome = {
  readonly scores: readonly ScoreRow[];
  readonly heads: readonly (typeof scoreHeads.$inferInsert)[];
  readonly nominees: readonly (typeof nominees.$inferInsert)[];
  readonly winners: readonly (typeof winners.$inferInsert)[];
};

/** Returns what came of the demo's closed campaigns, judged and ranked as the nominees module does it. */
export function planOutcome(
  campaignRows: readonly CampaignRow[],
  submissionRows: readonly SubmissionRow[],
): Outcome {
  const outcomes = campaignRows
    .filter(({ nomineesSelected }) => nomineesSelected)
    .map((campaign) => judgeCampaign(campaign, submissionRows));
  return {
    scores: outcomes.flatMap(({ scores }) => scores),
    heads: outcomes.flatMap(({ heads }) => heads),
    nominees: outcomes.flatMap(({ nominees }) => nominees),
    winners: outcomes.flatMap(({ winners }) => winners),
  };
}

function judgeCampaign(campaign: CampaignRow, rows: readonly SubmissionRow[]): Outcome {
  const { id: campaignId, closedAt, updatedAt, twoWinners, winnersSelected } = campaign;
  const paid = rows
    .filter((row) => row.campaignId === campaignId && row.status === 'paid')
    .toSorted((a, b) => Number(a.paidAt) - Number(b.paidAt));
  const writtenAt = closedAt ?? updatedAt;
  const chain: ScoreRow[] = [];
  for (const submission of paid) chain.push(toScore(campaign, submission, chain.at(-1), writtenAt));
  // Stable: on a tie the earlier payment stays first.
  const best = chain.toSorted((a, b) => b.score - a.score).slice(0, NOMINEES_MAX);
  const chosen = best.slice(0, winnersSelected ? winnersToChoose(twoWinners ?? false, best.length) : 0);
  const selectedAt = new Date(writtenAt.getTime() + CHOSEN_AFTER_MS);
  return {
    scores: chain,
    heads: chain.slice(-1).map(({ position, hash }) => ({ campaignId, position, hash, writtenAt })),
    nominees: best.map(({ submissionId, score }, i) => ({ campaignId, submissionId, rank: i + 1, score })),
    winners: chosen.map(({ submissionId }, i) => ({ campaignId, submissionId, slot: i + 1, selectedAt })),
  };
}

function toScore(
  campaign: CampaignRow,
  submission: SubmissionRow,
  previous: ScoreRow | undefined,
  scoredAt: Date,
): ScoreRow {
  const { question, answer, language } = submission;
  const prompt = { description: toPlainText(campaign.description), keywords: campaign.keywords, question };
  const { score, explanation } = judgeByRubric(prompt, answer);
  return withHashes({
    id: demoId('score', submission.id),
    campaignId: campaign.id,
    submissionId: submission.id,
    position: (previous?.position ?? 0) + 1,
    round: 0,
    outcome: 'scored',
    model: rubricModel.name,
    rubricVersion: rubricModel.rubricVersion,
    promptHash: sha256(rubricModel.renderPrompt(prompt, language)),
    score,
    reasoning: explanation[language],
    proposedScore: score,
    checkScore: null,
    scoredAt,
    previousHash: previous?.hash ?? CHAIN_START,
  });
}
