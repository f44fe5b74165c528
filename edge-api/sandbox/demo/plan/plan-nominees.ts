import { HOUR_MS } from '../../../campaigns/rules.ts';
import type { campaigns } from '../../../campaigns/table.ts';
import { judgeByRubric } from '../../../nominees/rubric-rules.ts';
import { NOMINEES_MAX, winnersToChoose } from '../../../nominees/rules.ts';
import { rubricModel } from '../../../nominees/scoring-model.ts';
import { CHAIN_START, digestOf, sealed } from '../../../nominees/score-chain.ts';
import { textOf } from '../../../nominees/read-brief.ts';
import type { nominees, scoreHeads, scores, winners } from '../../../nominees/table.ts';
import type { submissions } from '../../../subscriptions/table.ts';
import { demoId } from '../demo-id.ts';

type CampaignRow = typeof campaigns.$inferInsert;
type SubmissionRow = typeof submissions.$inferInsert;
type ScoreRow = typeof scores.$inferSelect & { readonly score: number };

const CHOSEN_AFTER_MS = 2 * HOUR_MS;

export type DemoOutcome = {
  readonly scores: readonly ScoreRow[];
  readonly heads: readonly (typeof scoreHeads.$inferInsert)[];
  readonly nominees: readonly (typeof nominees.$inferInsert)[];
  readonly winners: readonly (typeof winners.$inferInsert)[];
};

/** Returns what came of the demo's closed campaigns, judged and ranked as the nominees module does it. */
export async function planOutcome(
  campaignRows: readonly CampaignRow[],
  submissionRows: readonly SubmissionRow[],
): Promise<DemoOutcome> {
  const outcomes = await Promise.all(
    campaignRows
      .filter(({ nomineesSelected }) => nomineesSelected)
      .map((campaign) => judgeCampaign(campaign, submissionRows)),
  );
  return {
    scores: outcomes.flatMap((outcome) => outcome.scores),
    heads: outcomes.flatMap((outcome) => outcome.heads),
    nominees: outcomes.flatMap((outcome) => outcome.nominees),
    winners: outcomes.flatMap((outcome) => outcome.winners),
  };
}

async function judgeCampaign(campaign: CampaignRow, rows: readonly SubmissionRow[]): Promise<DemoOutcome> {
  const paid = rows
    .filter(({ campaignId, status }) => campaignId === campaign.id && status === 'paid')
    .toSorted((a, b) => Number(a.paidAt) - Number(b.paidAt));
  const scoredAt = campaign.closedAt ?? campaign.updatedAt;
  const chain: ScoreRow[] = [];
  for (const submission of paid) chain.push(await toScore(campaign, submission, chain.at(-1), scoredAt));
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

async function toScore(
  campaign: CampaignRow,
  submission: SubmissionRow,
  previous: ScoreRow | undefined,
  scoredAt: Date,
): Promise<ScoreRow> {
  const { question, answer, language } = submission;
  const prompt = { description: textOf(campaign.description), keywords: campaign.keywords, question };
  const judged = judgeByRubric(prompt, answer, language);
  return sealed({
    id: demoId('score', submission.id),
    campaignId: campaign.id,
    submissionId: submission.id,
    position: (previous?.position ?? 0) + 1,
    round: 0,
    outcome: 'scored',
    model: rubricModel.name,
    rubricVersion: rubricModel.rubricVersion,
    promptHash: await digestOf(rubricModel.promptOf(prompt, language)),
    proposedScore: judged.score,
    checkScore: null,
    scoredAt,
    previousHash: previous?.hash ?? CHAIN_START,
    ...judged,
  });
}
