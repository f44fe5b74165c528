import { hashEntry, listEnds, type ChainHead, type EntryRow } from '../../scoring/index.ts';
import { CHAIN_START } from '../../scoring/entry-rules.ts';

/**
 * A problem at a position of a campaign's record. In the chain itself: `changed`, `removed` or `inserted` entries;
 * `unanchored` for a chain without any stored head; `head` for an end whose stored head is gone. The other kinds are
 * contents that differ from the record or cannot be read; for `nominee` and `winner`, the position is the rank or slot.
 */
export type ChainProblem = {
  readonly position: number;
  readonly kind: 'changed' | 'removed' | 'inserted' | 'unanchored' | 'head' | RecordProblemKind;
};
type RecordProblemKind =
  | 'answer'
  | 'fan'
  | 'explanation'
  | 'payment-time'
  | 'payment'
  | 'erasure'
  | 'brief'
  | 'ranking'
  | 'nominee'
  | 'winner'
  | 'address'
  | 'contest'
  | 'withdrawal'
  | 'closing'
  | 'trial'
  | 'terms'
  | 'reopening'
  | 'unreadable';

/**
 * Returns the first problem in a campaign's chain; removal at its end is detected while one head is known. `logged` are
 * heads that were kept outside the database.
 */
export function auditChain(
  entries: readonly EntryRow[],
  heads: readonly ChainHead[],
  logged: readonly ChainHead[],
): ChainProblem | undefined {
  let previousHash = CHAIN_START;
  for (const [index, entry] of entries.entries()) {
    const position = index + 1;
    if (entry.position > position) return { position, kind: 'removed' };
    if (entry.position < position) return { position: entry.position, kind: 'inserted' };
    const { digest, hash } = hashEntry({ ...entry, previousHash });
    if (entry.previousHash !== previousHash || entry.digest !== digest || entry.hash !== hash)
      return { position, kind: 'changed' };
    previousHash = hash;
  }
  return auditHeads(entries, heads, logged);
}

function auditHeads(
  entries: readonly EntryRow[],
  heads: readonly ChainHead[],
  logged: readonly ChainHead[],
): ChainProblem | undefined {
  const sorted = [...heads, ...logged].toSorted((a, b) => a.position - b.position);
  for (const { position, hash } of sorted) {
    const entry = entries[position - 1];
    if (!entry) return { position: entries.length + 1, kind: 'removed' };
    if (entry.hash !== hash) return { position, kind: 'changed' };
  }
  const end = sorted.at(-1)?.position ?? 0;
  if (entries.length > end) return { position: end + 1, kind: end === 0 ? 'unanchored' : 'inserted' };
  const noted = new Set(heads.map(({ position }) => position));
  const missing = listEnds(entries).find(({ position }) => !noted.has(position));
  return missing && { position: missing.position, kind: 'head' };
}
