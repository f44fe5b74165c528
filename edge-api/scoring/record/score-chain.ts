import type { scores } from '../table.ts';

type Row = typeof scores.$inferSelect;
/** A score's row before it is part of the chain. */
type Unsealed = Omit<Row, 'hash' | 'reasoningHash'>;

/** What the first score of a campaign is chained to. */
export const CHAIN_START = '';

/** SHA-256 of a text, in hexadecimal. */
export async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The row as it is written: with the digest of its reasoning, and its hash. */
export async function sealed<R extends Unsealed>(
  row: R,
): Promise<R & { readonly hash: string; readonly reasoningHash: string }> {
  const digested = { ...row, reasoningHash: await digestOf(row.reasoning) };
  return { ...digested, hash: await hashOf(digested) };
}

/**
 * The hash of a score's row, over all of its other columns and so over every row before it. Of the reasoning it holds
 * the digest, so that an erased person's can be blanked.
 */
export function hashOf(row: Omit<Row, 'hash'>): Promise<string> {
  const { id, campaignId, submissionId, position, score, reasoning, reasoningHash, model } = row;
  const { rubricVersion, promptHash, scoredAt, previousHash, round, outcome, proposedScore, checkScore } =
    row;
  // Not a bare text: a row's digest cannot pass as the reasoning of a row from before there were digests.
  const reasoned = reasoningHash === null ? reasoning : { sha256: reasoningHash };
  const judged = [score, reasoned, model, rubricVersion, promptHash, scoredAt.getTime()];
  // Scores from before these columns were are hashed without them.
  const tried =
    outcome === 'scored' && proposedScore === null ? [] : [round, outcome, proposedScore, checkScore];
  return digestOf(
    JSON.stringify([id, campaignId, submissionId, position, ...judged, ...tried, previousHash]),
  );
}
