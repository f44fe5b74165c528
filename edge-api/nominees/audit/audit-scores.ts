import { asc, eq } from 'drizzle-orm';
import { campaigns } from '../../campaigns/table.ts';
import {
  type ChainHead,
  BriefBody,
  toBriefWords,
  digestPersonal,
  digestSubmission,
  ScoreBody,
  toScoreBody,
  type EntryRow,
  type JudgedSubmission,
} from '../../scoring/index.ts';
import { auditChain, type ChainProblem } from './audit-chain.ts';
import { recordEntries, scoreHeads, scores } from '../../scoring/table.ts';
import { nominees, ownerNominations, winners } from '../table.ts';
import { auditSelection } from './audit-selection.ts';
import { readRecords, type ReadableDb, type Records } from './read-records.ts';
import { submissionStatusFrom } from '../../payments/ledger-rules.ts';
import type { submissions } from '../../submissions/table.ts';
import { sha256 } from '../../platform/digest.ts';
import { isRecord } from '../../platform/rules.ts';
import { listBodies, parseBody } from '../record/entry-bodies.ts';

/** The audit of one campaign; `head` is the end of its chain, for comparison with the log. */
export type CampaignAudit = {
  readonly slug: string;
  readonly count: number;
  readonly head: ChainHead | undefined;
  readonly problem: ChainProblem | undefined;
};

type AuditOptions = {
  readonly slug?: string | undefined;
  readonly logged?: readonly ChainHead[] | undefined;
};

/**
 * Audits the record of every selection, or of one campaign, and reports what differs from it. `logged` are heads from
 * the log or a mail, which the chain must contain. A campaign whose record was deleted is found by its remaining rows.
 */
export async function auditScores(
  db: ReadableDb,
  { slug, logged = [] }: AuditOptions = {},
): Promise<CampaignAudit[]> {
  const audits: CampaignAudit[] = [];
  for (const { id, slug: name } of await listRecorded(db, slug))
    audits.push({ slug: name, ...(await auditCampaign(db, id, logged)) });
  return audits;
}

/** Returns the campaigns with a record or rows of a selection; deleted campaigns appear under their ids. */
async function listRecorded(db: ReadableDb, slug: string | undefined) {
  const isNamed = slug === undefined ? undefined : eq(campaigns.slug, slug);
  const tables = [recordEntries, scoreHeads, scores, nominees, ownerNominations, winners];
  const [all, recorded] = await Promise.all([
    db
      .select({ id: campaigns.id, slug: campaigns.slug })
      .from(campaigns)
      .where(isNamed)
      .orderBy(asc(campaigns.slug)),
    Promise.all(tables.map((table) => db.selectDistinct({ id: table.campaignId }).from(table))),
  ]);
  if (slug !== undefined) return all;
  const ids = new Set(recorded.flat().map(({ id }) => id));
  const existing = all.filter(({ id }) => ids.delete(id));
  return [...existing, ...[...ids].map((id) => ({ id, slug: id }))];
}

type Audited = Omit<CampaignAudit, 'slug'>;

/** Audits one campaign; a row with invalid JSON is reported for it and does not stop the audit of the others. */
async function auditCampaign(db: ReadableDb, id: string, logged: readonly ChainHead[]): Promise<Audited> {
  try {
    const [campaign] = await db.select().from(campaigns).where(eq(campaigns.id, id));
    return auditRecords(campaign, await readRecords(db, id), logged);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { count: 0, head: undefined, problem: { position: 0, kind: 'unreadable' } };
  }
}

function auditRecords(
  campaign: typeof campaigns.$inferSelect | undefined,
  records: Records,
  logged: readonly ChainHead[],
): Audited {
  const { entries, heads } = records;
  const problem =
    auditChain(entries, heads, logged) ??
    auditJudgements(records, campaign?.reopenings ?? []) ??
    auditBriefs(campaign, records) ??
    (campaign && auditSelection(campaign, records)) ??
    auditPayments(records, campaign?.cancelledAt instanceof Date);
  const last = entries.at(-1);
  return { count: entries.length, head: last && { position: last.position, hash: last.hash }, problem };
}

/**
 * Returns the first judged answer whose status contradicts its payments: the status must follow from the ledger, and
 * the provider must have reported a refund unless the campaign was cancelled.
 */
function auditPayments(records: Records, isCancelled: boolean): ChainProblem | undefined {
  const bySubmission = Map.groupBy(records.checkouts, ({ submissionId }) => submissionId);
  const mismatch = records.scores.find(({ submissionId }) => {
    const submission = records.submissions.get(submissionId);
    const rows = bySubmission.get(submissionId) ?? [];
    const isRefundKnown = isCancelled || rows.some(({ id }) => records.refunded.has(id));
    return submission && !isPlausible(submission, rows, isRefundKnown);
  });
  return mismatch && { position: mismatch.position, kind: 'payment' };
}

function isPlausible(
  { status, attempt }: typeof submissions.$inferSelect,
  rows: Records['checkouts'],
  isRefundKnown: boolean,
): boolean {
  if (rows.length === 0) return status === 'paid';
  if (status !== 'paid' && status !== 'refunded' && status !== 'disputed') return false;
  const ledger = rows.map((row) => ({ ...row, isRefundDue: row.refundDueAt !== null }));
  // A choice of winners or a cancellation affects later payments only, not those already received.
  const noDecision = { winnersSelected: false, isCampaignCancelled: false };
  const expected = submissionStatusFrom({ status, attempt, ...noDecision, checkouts: ledger });
  return status === expected && (status !== 'refunded' || isRefundKnown);
}

type CampaignWords = Parameters<typeof toBriefWords>[0];

/** Returns the first brief that differs from the record or the campaign's text, except briefs blanked by an erasure. */
function auditBriefs(
  campaign: CampaignWords | undefined,
  { briefs, entries, erased }: Records,
): ChainProblem | undefined {
  const isErased = erased.has(null);
  for (const { position, body } of listBodies(entries, 'brief', BriefBody)) {
    const row = briefs.find(({ version }) => version === body?.version);
    const isSame =
      row?.position === position &&
      row.digest === body?.digest &&
      row.frozenAt.getTime() === body.frozenAt &&
      (isErased ? row.content === '' : sha256(row.content) === row.digest);
    if (!isSame) return { position, kind: 'brief' };
  }
  const latest = briefs.filter((brief) => brief.position !== null).at(-1);
  if (!latest || isErased || !campaign) return undefined;
  return isOfCampaign(latest.content, campaign)
    ? undefined
    : { position: latest.position ?? 0, kind: 'brief' };
}

function isOfCampaign(content: string, campaign: CampaignWords): boolean {
  const stored: unknown = JSON.parse(content);
  if (!isRecord(stored)) return false;
  const { judge: _, ...words } = stored;
  return JSON.stringify(words) === JSON.stringify(toBriefWords(campaign));
}

/**
 * Returns the first judgement that contradicts the record: a row without an entry or an entry without a row, a
 * different score, explanation, answer, fan or payment time, or an unrecorded erasure.
 */
function auditJudgements(
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
