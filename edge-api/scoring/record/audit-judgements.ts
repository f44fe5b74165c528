import type { z } from 'zod';
import type { scores } from '../table.ts';
import type { ChainProblem } from './audit-chain.ts';
import type { EntryRow } from './chain.ts';
import {
  digestPersonal,
  digestSubmission,
  ErasedBody,
  ScoreBody,
  toScoreBody,
  type JudgedSubmission,
} from './entry-bodies.ts';

type ScoreRow = typeof scores.$inferSelect;

/** What is found beside the scores of a campaign: their answers, the keys of their digests, and who was erased. */
type Found = {
  readonly submissions: ReadonlyMap<string, JudgedSubmission>;
  readonly keys: ReadonlyMap<string, string>;
  /** Digests of the submissions whose erasure is recorded. */
  readonly erased: ReadonlySet<string | null>;
};

/** Returns the body of an entry, undefined when it is none that this code writes. */
export function parseBody<Schema extends z.ZodType>(
  schema: Schema,
  { body }: Pick<EntryRow, 'body'>,
): z.infer<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}

/** Returns the digests of the submissions whose erasure a record holds, and null if the brief's is held. */
export function listErased(entries: readonly EntryRow[]): ReadonlySet<string | null> {
  const bodies = entries
    .filter(({ kind }) => kind === 'erased')
    .flatMap((entry) => parseBody(ErasedBody, entry) ?? []);
  return new Set(bodies.map(({ submission }) => submission));
}

/**
 * Returns the first judging that is not as the record says: a row without its entry or the other way round, another
 * score or explanation, another answer, fan or time of payment, or an erasure that the record does not know.
 */
export function auditJudgements(
  rows: readonly ScoreRow[],
  entries: readonly EntryRow[],
  found: Found,
): ChainProblem | undefined {
  const rowsByPosition = new Map(rows.map((row) => [row.position, row]));
  const judgings = entries.filter(({ kind }) => kind === 'score' || kind === 're-reading');
  for (const entry of judgings) {
    const { position } = entry;
    const row = rowsByPosition.get(position);
    if (!row) return { position, kind: 'removed' };
    const kind = findProblem(row, entry, found);
    if (kind) return { position, kind };
  }
  const positions = new Set(judgings.map(({ position }) => position));
  const extra = rows.find((row) => !positions.has(row.position));
  return extra && { position: extra.position, kind: 'inserted' };
}

function findProblem(row: ScoreRow, entry: EntryRow, found: Found): ChainProblem['kind'] | undefined {
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
  const expected = toScoreBody(row, keyed, submission, body.salt);
  return JSON.stringify(expected) === entry.body ? undefined : 'changed';
}
