import { sha256 } from '#api/platform/digest.ts';
import type { scores } from '../table.ts';

type ScoreRow = typeof scores.$inferSelect;

/**
 * Returns the hash of a score from before there were entries, over its columns of that time and so over every row before
 * it. Of the reasoning it holds the digest, so that an erased person's can be blanked.
 */
export function hashLegacyScore(row: Omit<ScoreRow, 'hash'>): string {
  const { id, campaignId, submissionId, position, score, reasoning, reasoningHash, model } = row;
  const { rubricVersion, promptHash, scoredAt, previousHash, round, outcome, proposedScore, checkScore } =
    row;
  // Not a bare text: a row's digest cannot pass as the reasoning of a row from before there were digests.
  const reasoningInput = reasoningHash === null ? reasoning : { sha256: reasoningHash };
  const verdictFields = [score, reasoningInput, model, rubricVersion, promptHash, scoredAt.getTime()];
  // Scores from before these columns were are hashed without them.
  const attemptFields =
    outcome === 'scored' && proposedScore === null ? [] : [round, outcome, proposedScore, checkScore];
  return sha256(
    JSON.stringify([
      id,
      campaignId,
      submissionId,
      position,
      ...verdictFields,
      ...attemptFields,
      previousHash,
    ]),
  );
}
