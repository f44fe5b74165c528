import { sha256 } from '#api/platform/digest.ts';
import type { scores } from '../table.ts';

type ScoreRow = typeof scores.$inferSelect;
/** A score's row before it is part of the chain. */
type UnhashedScore = Omit<ScoreRow, 'hash' | 'reasoningHash'>;

/** What the first score of a campaign is chained to. */
export const CHAIN_START = '';

/** Returns the row as it is written: with the digest of its reasoning, and its hash. */
export function withHashes<R extends UnhashedScore>(
  row: R,
): R & { readonly hash: string; readonly reasoningHash: string } {
  const withDigest = { ...row, reasoningHash: sha256(row.reasoning) };
  return { ...withDigest, hash: hashScore(withDigest) };
}

/**
 * Returns the hash of a score's row, over all of its other columns and so over every row before it. Of the reasoning it holds
 * the digest, so that an erased person's can be blanked.
 */
export function hashScore(row: Omit<ScoreRow, 'hash'>): string {
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
