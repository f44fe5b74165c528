import type { scores } from './table.ts';

type Row = typeof scores.$inferSelect;
type Content = Omit<Row, 'hash'>;

/** What the first score of a campaign is chained to. */
export const CHAIN_START = '';

/** SHA-256 of a text, in hexadecimal. */
export async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The hash of a score's row, over all of its other columns and so over every row before it. */
export function hashOf(row: Content): Promise<string> {
  const { id, campaignId, submissionId, position, score, reasoning, model, rubricVersion } = row;
  const { promptHash, scoredAt, previousHash, round, outcome, proposedScore, checkScore } = row;
  const judged = [score, reasoning, model, rubricVersion, promptHash, scoredAt.getTime()];
  // Scores from before these columns were are hashed without them.
  const tried =
    outcome === 'scored' && proposedScore === null ? [] : [round, outcome, proposedScore, checkScore];
  return digestOf(
    JSON.stringify([id, campaignId, submissionId, position, ...judged, ...tried, previousHash]),
  );
}
