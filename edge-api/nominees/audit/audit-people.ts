import { digestKeyed, digestSubmission } from '../../scoring/index.ts';
import {
  AddressBody,
  ContestBody,
  ContestReplyBody,
  listBodies,
  parseBody,
  WinnerBody,
  WithdrawnBody,
} from '../record/entry-bodies.ts';
import type { ChainProblem } from './audit-chain.ts';
import { findReopening } from './audit-campaign.ts';
import type { Records } from './read-records.ts';

/** Returns the first answer whose withdrawal differs from the record. */
export function auditWithdrawals({ entries, submissions }: Records): ChainProblem | undefined {
  const recorded = new Map(
    listBodies(entries, 'withdrawn', WithdrawnBody).map(
      ({ position, body }) => [body?.submission, { at: body?.withdrawnAt, position }] as const,
    ),
  );
  for (const { id, withdrawnAt } of submissions.values()) {
    const entry = recorded.get(digestSubmission(id));
    if (withdrawnAt?.getTime() !== entry?.at) return { position: entry?.position ?? 1, kind: 'withdrawal' };
  }
  return undefined;
}

/** Returns the first winner whose address is not the last one recorded. */
export function auditAddresses({ entries, winners, addresses, keys, erased }: Records) {
  const recorded = new Map<string, string>();
  for (const entry of entries) {
    const body = entry.kind === 'winner' ? parseBody(WinnerBody, entry) : undefined;
    const change = body ?? (entry.kind === 'address' ? parseBody(AddressBody, entry) : undefined);
    if (change) recorded.set(change.submission, change.address);
  }
  const swapped = winners.find(({ submissionId }) => {
    const [submission, email] = [digestSubmission(submissionId), addresses.get(submissionId)];
    if (email === undefined) return !erased.has(submission);
    return recorded.get(submission) !== digestKeyed(keys.get(submissionId) ?? '', 'address', email);
  });
  return swapped && ({ position: swapped.slot, kind: 'address' } as const);
}

/** Returns the first contest whose text or reply differs from the record. */
export function auditContests(records: Records): ChainProblem | undefined {
  const recorded = new Map<string, { position: number; asked: ContestBody; reply?: ContestReplyBody }>();
  const reopened = findReopening(records.entries);
  for (const entry of records.entries.filter(({ position }) => position > reopened)) {
    const asked = entry.kind === 'contest' ? parseBody(ContestBody, entry) : undefined;
    if (asked) recorded.set(asked.submission, { position: entry.position, asked });
    const reply = entry.kind === 'contest-reply' ? parseBody(ContestReplyBody, entry) : undefined;
    const contest = recorded.get(reply?.submission ?? '');
    if (reply && contest) recorded.set(reply.submission, { ...contest, reply });
  }
  for (const row of records.contests) {
    const submission = digestSubmission(row.submissionId);
    const { position, asked, reply } = recorded.get(submission) ?? { position: 1 };
    const isSame =
      asked?.askedAt === row.askedAt.getTime() &&
      isText(records, row.submissionId, 'overlooked', row.overlooked, asked.overlooked) &&
      reply?.repliedAt === row.repliedAt?.getTime() &&
      (reply?.nominated ?? null) === row.isNominated &&
      isText(records, row.submissionId, 'reply', row.reply, reply?.reply ?? null);
    if (!isSame) return { position, kind: 'contest' };
    recorded.delete(submission);
  }
  const missing = [...recorded].find(([submission]) => !records.erased.has(submission))?.[1];
  return missing && { position: missing.position, kind: 'contest' };
}

/** Returns whether a text matches its recorded digest, or was blanked by a recorded erasure. */
export function isText(
  { keys, erased }: Records,
  submissionId: string,
  what: 'sentence' | 'overlooked' | 'reply',
  text: string | null,
  digest: string | null,
): boolean {
  if (!text && (erased.has(digestSubmission(submissionId)) || erased.has(null))) return true;
  const key = keys.get(submissionId);
  if (text === null || key === undefined) return digest === null && !text;
  return digestKeyed(key, what, text) === digest;
}
