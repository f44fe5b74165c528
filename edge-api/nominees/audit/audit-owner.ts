import {
  digestSentence,
  digestSubmission,
  OwnerNominationBody,
  parseBody,
  ReopenedBody,
  type ChainProblem,
  type EntryRow,
  type WinnerBody,
} from '../../scoring/index.ts';
import type { ownerNominations } from '../table.ts';

/** What an owner wrote about answers, and what shows whether it is as the record says. */
export type OwnerSentences = {
  readonly entries: readonly EntryRow[];
  readonly nominations: readonly (typeof ownerNominations.$inferSelect)[];
  /** Keys of the digests, by submission; those of erased people are gone. */
  readonly keys: ReadonlyMap<string, string>;
  /** Digests of the submissions whose erasure is recorded, and null if the owner's is. */
  readonly erased: ReadonlySet<string | null>;
};

/** Returns the first answer whose nomination by the owner differs from the record. */
export function auditOwnerNominations(state: OwnerSentences): ChainProblem | undefined {
  const recorded = new Map<string, { readonly position: number; readonly body: OwnerNominationBody }>();
  // Reopening a campaign clears its nominations; what was nominated before is history.
  const reopened = findReopening(state.entries);
  const nominations = state.entries.filter(
    ({ kind, position }) => kind === 'owner-nomination' && position > reopened,
  );
  for (const entry of nominations) {
    const { position } = entry;
    const body = parseBody(OwnerNominationBody, entry);
    if (!body) return { position, kind: 'nominee' };
    if (body.sentence === null) recorded.delete(body.submission);
    else recorded.set(body.submission, { position, body });
  }
  for (const { submissionId, reason, nominatedAt } of state.nominations) {
    const submission = digestSubmission(submissionId);
    const entry = recorded.get(submission);
    if (!entry) return { position: 1, kind: 'nominee' };
    const { position, body } = entry;
    const isSame =
      body.nominatedAt === nominatedAt.getTime() &&
      isSentence(state, { submissionId, sentence: reason, digest: body.sentence });
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

/** Returns whether a sentence is the one that the record binds, or was blanked by an erasure that it knows of. */
export function isSentence(
  { keys, erased }: Pick<OwnerSentences, 'keys' | 'erased'>,
  {
    submissionId,
    sentence,
    digest,
  }: { readonly submissionId: string; readonly sentence: string | null; readonly digest: string | null },
): boolean {
  if (!sentence && (erased.has(digestSubmission(submissionId)) || erased.has(null))) return true;
  const key = keys.get(submissionId);
  if (!sentence || key === undefined) return digest === null && !sentence;
  return digestSentence(key, sentence) === digest;
}

/** Returns whether the entry of a winner is of a submission, whose score is at its place if it has one. */
export function isOfSubmission(
  { submission, position }: WinnerBody,
  submissionId: string,
  byPosition: ReadonlyMap<number, string>,
): boolean {
  if (submission !== digestSubmission(submissionId)) return false;
  return position === null || byPosition.get(position) === submissionId;
}
