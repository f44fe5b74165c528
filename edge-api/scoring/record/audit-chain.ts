import { sha256 } from '#api/platform/digest.ts';
import type { scores } from '../table.ts';
import { hashEntry, type ChainHead, type EntryRow } from './chain.ts';
import { CHAIN_START, LEGACY_FORMAT } from '../entry-rules.ts';
import { hashLegacyScore } from './legacy-hash.ts';

/** A score as it is found; `isErased` when the fan whose answer it was erased their account. */
export type AuditedScore = typeof scores.$inferSelect & { readonly isErased: boolean };

/** The links of a chain: its entries, and the scores from before there were entries. */
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
  | 'archive'
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
 * changed, inserted or removed is found, at the end too as long as one head is known. `rows` in order of position.
 */
export function auditChain(
  rows: readonly AuditedScore[],
  entries: readonly EntryRow[],
  heads: readonly ChainHead[],
): ChainProblem | undefined {
  const links = [...rows.filter(isLegacy).map(toLegacyLink), ...entries.map(toLink)].toSorted(
    (a, b) => a.position - b.position,
  );
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

/** Returns whether a score is from before there were entries. */
export function isLegacy({ format }: Pick<AuditedScore, 'format'>): boolean {
  return format === LEGACY_FORMAT;
}

function toLink(row: EntryRow): Link {
  const { position, previousHash, hash } = row;
  const expected = hashEntry(row);
  return { position, previousHash, hash, isIntact: row.digest === expected.digest && hash === expected.hash };
}

function toLegacyLink(row: AuditedScore): Link {
  const { position, previousHash, hash } = row;
  return { position, previousHash, hash, isIntact: isLegacyIntact(row) };
}

/** A blank reasoning where there was one is as it should be after its fan's erasure, and a change otherwise. */
function isLegacyIntact(row: AuditedScore): boolean {
  const { reasoning, reasoningHash, isErased } = row;
  const isBlanked = isErased && reasoning === '';
  // From before there were digests: with its text gone, only the rows and heads around it vouch for its hash.
  if (isBlanked && reasoningHash === null) return true;
  if (row.hash !== hashLegacyScore(row)) return false;
  return isBlanked || reasoningHash === null || reasoningHash === sha256(reasoning);
}
