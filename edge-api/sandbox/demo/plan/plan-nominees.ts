import type { campaigns } from '#api/campaigns/table.ts';
import { judgeByRubric } from '#api/scoring/rubric/rubric-rules.ts';
import { NOMINEES_MAX, winnersToChoose } from '#api/nominees/rules.ts';
import { rubricModel } from '#api/scoring/judge/scoring-model.ts';
import { CHAIN_START, sha256Hex, withHashes } from '#api/scoring/record/score-chain.ts';
import { toPlainText } from '#api/scoring/judge/read-brief.ts';
import type { nominees, winners } from '#api/nominees/table.ts';
import type { scoreHeads, scores } from '#api/scoring/table.ts';
import type { submissions } from '#api/submissions/table.ts';
import { demoId } from '../demo-id.ts';

type CampaignRow = typeof campaigns.$inferInsert;
type SubmissionRow = typeof submissions.$inferInsert;
type ScoreRow = typeof scores.$inferSelect & { readonly score: number };

const CHOSEN_AFTER_MS = 2 * 60 * 60 * 1000;

export type DemoOutcome = {
  readonly scores: readonly ScoreRow[];
  readonly heads: readonly (typeof scoreHeads.$inferInsert)[];
  readonly nominees: readonly (typeof nominees.$inferInsert)[];
  readonly winners: readonly (typeof winners.$inferInsert)[];
};

/** What came of the demo's closed campaigns, judged and ranked as the nominees room does it. */
export async function demoOutcome(
  campaignRows: readonly CampaignRow[],
  submissionRows: readonly SubmissionRow[],
): Promise<DemoOutcome> {
  const outcomes = await Promise.all(
    campaignRows
      .filter(({ nomineesSelected }) => nomineesSelected)
      .map((campaign) => outcomeOf(campaign, submissionRows)),
  );
  return {
    scores: outcomes.flatMap((outcome) => outcome.scores),
    heads: outcomes.flatMap((outcome) => outcome.heads),
    nominees: outcomes.flatMap((outcome) => outcome.nominees),
    winners: outcomes.flatMap((outcome) => outcome.winners),
  };
}

async function outcomeOf(campaign: CampaignRow, rows: readonly SubmissionRow[]): Promise<DemoOutcome> {
  const paid = rows
    .filter(({ campaignId, status }) => campaignId === campaign.id && status === 'paid')
    .toSorted((a, b) => paidAtOf(a) - paidAtOf(b));
  const scoredAt = campaign.closedAt ?? campaign.updatedAt;
  const chain: ScoreRow[] = [];
  for (const submission of paid) chain.push(await scoreOf(campaign, submission, chain.at(-1), scoredAt));
  // Stable: on a tie the earlier payment stays first.
  const best = chain.toSorted((a, b) => b.score - a.score).slice(0, NOMINEES_MAX);
  const chosen = campaign.winnersSelected
    ? best.slice(0, winnersToChoose(campaign.twoWinners ?? false, best.length))
    : [];
  const selectedAt = new Date(scoredAt.getTime() + CHOSEN_AFTER_MS);
  return {
    scores: chain,
    heads: chain.slice(-1).map(({ campaignId, position, hash }) => ({
      campaignId,
      position,
      hash,
      writtenAt: scoredAt,
    })),
    nominees: best.map(({ campaignId, submissionId, score }, index) => ({
      campaignId,
      submissionId,
      rank: index + 1,
      score,
    })),
    winners: chosen.map(({ campaignId, submissionId }, index) => ({
      campaignId,
      submissionId,
      slot: index + 1,
      selectedAt,
    })),
  };
}

async function scoreOf(
  campaign: CampaignRow,
  submission: SubmissionRow,
  before: ScoreRow | undefined,
  scoredAt: Date,
): Promise<ScoreRow> {
  const { question, answer, language } = submission;
  const prompt = { description: toPlainText(campaign.description), keywords: campaign.keywords, question };
  const judged = judgeByRubric(prompt, answer, language);
  const row = {
    id: demoId('score', submission.id),
    campaignId: campaign.id,
    submissionId: submission.id,
    position: (before?.position ?? 0) + 1,
    round: 0,
    outcome: 'scored' as const,
    model: rubricModel.name,
    rubricVersion: rubricModel.rubricVersion,
    promptHash: await sha256Hex(rubricModel.renderPrompt(prompt, language)),
    proposedScore: judged.score,
    checkScore: null,
    scoredAt,
    previousHash: before?.hash ?? CHAIN_START,
    ...judged,
  };
  return withHashes(row);
}

function paidAtOf({ paidAt }: SubmissionRow): number {
  return paidAt?.getTime() ?? 0;
}
