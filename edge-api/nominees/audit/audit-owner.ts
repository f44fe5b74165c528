import { digestSubmission, type EntryRow } from '../../scoring/index.ts';
import { listBodies, OwnerNominationBody, ReopenedBody } from '../record/entry-bodies.ts';
import type { ChainProblem } from './audit-chain.ts';
import { findReopening } from './audit-campaign.ts';
import { isText } from './audit-people.ts';
import type { Records } from './read-records.ts';

/** Returns the first answer whose nomination by the owner differs from the record. */
export function auditOwnerNominations(records: Records): ChainProblem | undefined {
  const recorded = new Map<string, { readonly position: number; readonly body: OwnerNominationBody }>();
  // Reopening a campaign clears its nominations; what was nominated before is history.
  const reopened = findReopening(records.entries);
  const nominations = listBodies(records.entries, 'owner-nomination', OwnerNominationBody);
  for (const { position, body } of nominations.filter((one) => one.position > reopened)) {
    if (!body) return { position, kind: 'nominee' };
    if (body.sentence === null) recorded.delete(body.submission);
    else recorded.set(body.submission, { position, body });
  }
  for (const row of records.nominations) {
    const submission = digestSubmission(row.submissionId);
    const entry = recorded.get(submission);
    if (!entry) return { position: 1, kind: 'nominee' };
    const { position, body } = entry;
    const isSame =
      body.nominatedAt === row.nominatedAt.getTime() &&
      isText(records, row.submissionId, 'sentence', row.reason, body.sentence);
    if (!isSame) return { position, kind: 'nominee' };
    recorded.delete(submission);
  }
  const [missing] = recorded.values();
  return missing && { position: missing.position, kind: 'nominee' };
}

/** Returns the first reopening, of those that are public, whose time is not the one on record. */
export function auditReopenings(
  entries: readonly EntryRow[],
  published: readonly number[],
): ChainProblem | undefined {
  const recorded = listBodies(entries, 'reopened', ReopenedBody).filter(
    ({ body }) => body?.answersOpenedAt !== null,
  );
  const lost = recorded.find(({ body }, index) => body?.reopenedAt !== published[index]);
  if (!lost && recorded.length === published.length) return undefined;
  return { position: lost?.position ?? entries.length, kind: 'reopening' };
}
