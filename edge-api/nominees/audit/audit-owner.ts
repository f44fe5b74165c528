import {
  digestSentence,
  digestSubmission,
  OwnerNominationBody,
  parseBody,
  ReopenedBody,
  type ChainProblem,
  type EntryRow,
} from '../../scoring/index.ts';
import type { Records } from './read-records.ts';

/** Returns the first answer whose nomination by the owner differs from the record. */
export function auditOwnerNominations(records: Records): ChainProblem | undefined {
  const recorded = new Map<string, { readonly position: number; readonly body: OwnerNominationBody }>();
  // Reopening a campaign clears its nominations; what was nominated before is history.
  const reopened = findReopening(records.entries);
  const nominations = records.entries.filter(
    ({ kind, position }) => kind === 'owner-nomination' && position > reopened,
  );
  for (const entry of nominations) {
    const { position } = entry;
    const body = parseBody(OwnerNominationBody, entry);
    if (!body) return { position, kind: 'nominee' };
    if (body.sentence === null) recorded.delete(body.submission);
    else recorded.set(body.submission, { position, body });
  }
  for (const row of records.nominations) {
    const submission = digestSubmission(row.submissionId);
    const entry = recorded.get(submission);
    if (!entry) return { position: 1, kind: 'nominee' };
    const { position, body } = entry;
    const isSame = body.nominatedAt === row.nominatedAt.getTime() && isSentence(records, row, body.sentence);
    if (!isSame) return { position, kind: 'nominee' };
    recorded.delete(submission);
  }
  const [missing] = recorded.values();
  return missing && { position: missing.position, kind: 'nominee' };
}

/** Returns the place of the entry that a campaign was opened again last; 0 where it never was. */
export function findReopening(entries: readonly EntryRow[]): number {
  return entries.findLast(({ kind }) => kind === 'reopened')?.position ?? 0;
}

/** Returns the first reopening, of those that are public, whose time is not the one on record. */
export function auditReopenings(
  entries: readonly EntryRow[],
  published: readonly number[],
): ChainProblem | undefined {
  const recorded = entries
    .filter(({ kind }) => kind === 'reopened')
    .map((entry) => ({ position: entry.position, body: parseBody(ReopenedBody, entry) }))
    .filter(({ body }) => body?.answersOpenedAt !== null);
  const lost = recorded.find(({ body }, index) => body?.reopenedAt !== published[index]);
  if (!lost && recorded.length === published.length) return undefined;
  return { position: lost?.position ?? entries.length, kind: 'reopening' };
}

/** Returns whether an owner's sentence is the one that the record binds, or was blanked by an erasure that it knows of. */
export function isSentence(
  { keys, erased }: Records,
  { submissionId, reason }: { readonly submissionId: string; readonly reason: string | null },
  digest: string | null,
): boolean {
  if (!reason && (erased.has(digestSubmission(submissionId)) || erased.has(null))) return true;
  const key = keys.get(submissionId);
  if (!reason || key === undefined) return digest === null && !reason;
  return digestSentence(key, reason) === digest;
}
