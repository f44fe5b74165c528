import { sha256 } from '#api/platform/digest.ts';
import { CHAIN_START, hashScore } from './score-chain.ts';
import type { scoreHeads, scores } from '../table.ts';

/** A score as it is found; `isErased` when the fan whose answer it was erased their account. */
type AuditRow = typeof scores.$inferSelect & { readonly isErased?: boolean };
/** Where a chain ended at some time, as it was written down there or noted from the log. */
export type ChainHead = Pick<typeof scoreHeads.$inferSelect, 'position' | 'hash'>;
/**
 * A problem at a position of a chain; `unanchored` is a chain that was never noted to end anywhere, `nominee` a
 * nominee whose score is not in it, at the nominee's rank.
 */
export type ChainProblem = {
  readonly position: number;
  readonly kind: 'changed' | 'removed' | 'inserted' | 'unanchored' | 'nominee';
};

/**
 * Returns the first thing in a campaign's chain that is not as it was written, undefined when all is; `rows` in order of
 * position. A row that was changed, inserted or removed is found, at the end too as long as one head is known. A
 * blank reasoning where there was one is as it should be after its fan's erasure, and a change otherwise.
 */
export function auditChain(rows: readonly AuditRow[], heads: readonly ChainHead[]): ChainProblem | undefined {
  let previousHash = CHAIN_START;
  for (const [index, row] of rows.entries()) {
    const position = index + 1;
    if (row.position > position) return { position, kind: 'removed' };
    if (row.position < position) return { position: row.position, kind: 'inserted' };
    if (row.previousHash !== previousHash || !isIntact(row)) {
      return { position, kind: 'changed' };
    }
    previousHash = row.hash;
  }
  const sortedHeads = heads.toSorted((a, b) => a.position - b.position);
  for (const { position, hash } of sortedHeads) {
    const row = rows[position - 1];
    if (!row) return { position: rows.length + 1, kind: 'removed' };
    if (row.hash !== hash) return { position, kind: 'changed' };
  }
  const end = sortedHeads.at(-1)?.position ?? 0;
  if (rows.length <= end) return undefined;
  return { position: end + 1, kind: end === 0 ? 'unanchored' : 'inserted' };
}

function isIntact(row: AuditRow): boolean {
  const { reasoning, reasoningHash, isErased = false } = row;
  const isBlanked = isErased && reasoning === '';
  // From before there were digests: with its text gone, only the rows and heads around it vouch for its hash.
  if (isBlanked && reasoningHash === null) return true;
  if (row.hash !== hashScore(row)) return false;
  return isBlanked || reasoningHash === null || reasoningHash === sha256(reasoning);
}
