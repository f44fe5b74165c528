import { hashEntry, listEnds, type ChainHead, type EntryRow } from '../../scoring/index.ts';
import { CHAIN_START } from '../../scoring/entry-rules.ts';

const entry = (text: string) => (position: number) => `position ${position} ${text}`;

/** What is wrong at a position of a campaign's record; for `nominee`, `winner` and `address`, at a rank or slot. */
export const PROBLEM_TEXTS = {
  changed: entry('is not the row that was written'),
  removed: entry('was removed'),
  inserted: entry('was inserted'),
  unanchored: entry('and those after it have no stored head'),
  head: entry('was once the last one, but its stored head is gone'),
  answer: entry('judged an answer that has changed since'),
  fan: entry('judged an answer that now belongs to another person'),
  explanation: entry('has an explanation that has changed since'),
  'payment-time': entry('judged an answer whose time of payment has changed since'),
  payment: entry('judged an answer that no longer counts, which its payments do not explain'),
  erasure: entry('judged an answer whose erasure and record contradict each other'),
  brief: entry('is a brief that differs from the frozen one, or from what the campaign says now'),
  reopening: entry('does not match when the campaign was reopened'),
  closing: entry('is a ranking of a campaign that was closed at another time'),
  trial: entry('is a ranking that names other trials of the judge'),
  ranking: entry('is a ranking that is not in the order of its scores'),
  contest: entry('is a request to read again, or a reply, that has changed since'),
  withdrawal: entry('does not match whether an answer was withdrawn after a report'),
  terms: entry('is a winner chosen with another deadline or another number of winners'),
  nominee: (rank: number) => `the nominee with rank ${rank} is not the one on record`,
  winner: (slot: number) => `winner ${slot} is not the one on record`,
  address: (slot: number) => `winner ${slot} has another address than on record`,
  unreadable: () => 'a row of it cannot be read',
};

export type ChainProblem = { readonly position: number; readonly kind: keyof typeof PROBLEM_TEXTS };

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
