import {
  digestPersonal,
  digestSubmission,
  ScoreBody,
  toScoreBody,
  type EntryRow,
  type JudgedSubmission,
} from '../../scoring/index.ts';
import { parseBody } from '../record/entry-bodies.ts';
import type { ChainProblem } from './audit-chain.ts';
import type { Records } from './read-records.ts';

/**
 * Returns the first judging that is not as the record says: a row without its entry or the other way round, another
 * score or explanation, another answer, fan or time of payment, or an erasure that the record does not know.
 */
export function auditJudgements(
  records: Records,
  reopenings: JudgedSubmission['reopenings'],
): ChainProblem | undefined {
  const rowsByPosition = new Map(records.scores.map((row) => [row.position, row]));
  const judgings = records.entries.filter(({ kind }) => kind === 'score' || kind === 're-reading');
  for (const entry of judgings) {
    const { position } = entry;
    const row = rowsByPosition.get(position);
    if (!row) return { position, kind: 'removed' };
    const kind = findProblem(row, entry, records, reopenings);
    if (kind) return { position, kind };
  }
  const positions = new Set(judgings.map(({ position }) => position));
  const extra = records.scores.find((row) => !positions.has(row.position));
  return extra && { position: extra.position, kind: 'inserted' };
}

function findProblem(
  row: Records['scores'][number],
  entry: EntryRow,
  found: Records,
  reopenings: JudgedSubmission['reopenings'],
): ChainProblem['kind'] | undefined {
  const body = parseBody(ScoreBody, entry);
  const submission = found.submissions.get(row.submissionId);
  if (!body || row.hash !== entry.hash || row.previousHash !== entry.previousHash) return 'changed';
  if (!submission) return 'answer';
  const isErased = found.erased.has(digestSubmission(submission.id));
  const key = found.keys.get(submission.id);
  if (isErased !== (key === undefined) || isErased !== (submission.userId === null)) return 'erasure';
  if (isErased && (submission.answer !== '' || row.explanationNl !== null || row.explanationEn !== null))
    return 'erasure';
  const keyed = key === undefined ? body : digestPersonal(key, submission, row);
  if (keyed.answer !== body.answer) return 'answer';
  if (keyed.fan !== body.fan) return 'fan';
  if (keyed.explanation.nl !== body.explanation.nl || keyed.explanation.en !== body.explanation.en)
    return 'explanation';
  if ((submission.paidAt?.getTime() ?? null) !== body.paidAt) return 'payment-time';
  const expected = toScoreBody(row, keyed, { ...submission, reopenings }, body.salt);
  return JSON.stringify(expected) === entry.body ? undefined : 'changed';
}
