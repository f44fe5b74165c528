import { hashEntry, type ChainHead, type EntryRow } from './chain.ts';
import { CHAIN_START } from '../entry-rules.ts';

/** A link of a chain, and whether its hash is of what it says. */
type Link = {
  readonly position: number;
  readonly previousHash: string;
  readonly hash: string;
  readonly isIntact: boolean;
};

/**
 * A problem at a position of a campaign's record. Of the chain itself: a link that is not the one that was written, is
 * gone or was put in; `unanchored` is a chain that was never noted to end anywhere. The others name what is not as the
 * record says; for `nominee` and `winner` the position is the rank or slot.
 */
export type ChainProblem = {
  readonly position: number;
  readonly kind: 'changed' | 'removed' | 'inserted' | 'unanchored' | RecordProblemKind;
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
  | 'reopening';

/**
 * Returns the first thing in a campaign's chain that is not as it was written, undefined when all is. A link that was
 * changed, inserted or removed is found, at the end too as long as one head is known.
 */
export function auditChain(
  entries: readonly EntryRow[],
  heads: readonly ChainHead[],
): ChainProblem | undefined {
  const links = entries.map(toLink).toSorted((a, b) => a.position - b.position);
  let previousHash = CHAIN_START;
  for (const [index, link] of links.entries()) {
    const position = index + 1;
    if (link.position > position) return { position, kind: 'removed' };
    if (link.position < position) return { position: link.position, kind: 'inserted' };
    if (link.previousHash !== previousHash || !link.isIntact) return { position, kind: 'changed' };
    previousHash = link.hash;
  }
  return auditHeads(links, heads);
}

function auditHeads(links: readonly Link[], heads: readonly ChainHead[]): ChainProblem | undefined {
  const sortedHeads = heads.toSorted((a, b) => a.position - b.position);
  for (const { position, hash } of sortedHeads) {
    const link = links[position - 1];
    if (!link) return { position: links.length + 1, kind: 'removed' };
    if (link.hash !== hash) return { position, kind: 'changed' };
  }
  const end = sortedHeads.at(-1)?.position ?? 0;
  if (links.length <= end) return undefined;
  return { position: end + 1, kind: end === 0 ? 'unanchored' : 'inserted' };
}

function toLink(row: EntryRow): Link {
  const { position, previousHash, hash } = row;
  const expected = hashEntry(row);
  return { position, previousHash, hash, isIntact: row.digest === expected.digest && hash === expected.hash };
}
