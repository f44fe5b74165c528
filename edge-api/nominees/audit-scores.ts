import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import type { Db } from '../platform/db.ts';
import { submissions } from '../submissions/table.ts';
import { auditChain, type ChainHead, type ChainProblem } from '../scoring/index.ts';
import { nominees } from './table.ts';
import { scoreHeads, scores } from '../scoring/table.ts';

type ReadableDb = Pick<Db, 'select' | 'selectDistinct'>;
type AuditRow = Parameters<typeof auditChain>[0][number];

/** The audit of one campaign; `head` is where its chain ends, to be compared with the log. */
export type CampaignAudit = {
  readonly slug: string;
  readonly count: number;
  readonly head: ChainHead | undefined;
  readonly problem: ChainProblem | undefined;
};

/** Rows read at a time. */
const PAGE_SIZE = 500;

/**
 * Audits every chain of scores, or one campaign's, and reports what is not as it was written. `loggedHead` is a head from the
 * log, which the chain must contain. Campaigns that lost all of their scores are found by their heads and nominees.
 */
export async function auditScores(
  db: ReadableDb,
  {
    slug,
    loggedHead,
  }: { readonly slug?: string | undefined; readonly loggedHead?: ChainHead | undefined } = {},
): Promise<CampaignAudit[]> {
  const audits: CampaignAudit[] = [];
  for (const { id, slug: campaignSlug } of await listScoredCampaigns(db, slug)) {
    const [rows, heads] = [await readScores(db, id), await readHeads(db, id)];
    const problem =
      auditChain(rows, loggedHead ? [...heads, loggedHead] : heads) ??
      (await findMissingNominee(db, id, rows));
    const last = rows.at(-1);
    const head = last && { position: last.position, hash: last.hash };
    audits.push({ slug: campaignSlug, count: rows.length, head, problem });
  }
  return audits;
}

async function listScoredCampaigns(db: ReadableDb, slug: string | undefined) {
  const all = await db
    .select({ id: campaigns.id, slug: campaigns.slug })
    .from(campaigns)
    .where(slug === undefined ? undefined : eq(campaigns.slug, slug))
    .orderBy(asc(campaigns.slug));
  if (slug !== undefined) return all;
  const scored = await db.selectDistinct({ id: scores.campaignId }).from(scores);
  const anchored = await db.selectDistinct({ id: scoreHeads.campaignId }).from(scoreHeads);
  const nominated = await db.selectDistinct({ id: nominees.campaignId }).from(nominees);
  const ids = new Set([...scored, ...anchored, ...nominated].map(({ id }) => id));
  const existing = all.filter(({ id }) => ids.delete(id));
  // Scores of a campaign that is gone are audited under its id.
  return [...existing, ...[...ids].map((id) => ({ id, slug: id }))];
}

async function readScores(db: ReadableDb, campaignId: string): Promise<AuditRow[]> {
  const rows: AuditRow[] = [];
  for (let read = PAGE_SIZE; read === PAGE_SIZE;) {
    const page = await db
      .select({ ...getTableColumns(scores), erased: sql<number>`${submissions.userId} is null` })
      .from(scores)
      .leftJoin(submissions, eq(submissions.id, scores.submissionId))
      .where(and(eq(scores.campaignId, campaignId), gt(scores.position, rows.at(-1)?.position ?? -1)))
      .orderBy(asc(scores.position))
      .limit(PAGE_SIZE);
    rows.push(...page.map(({ erased, ...row }) => ({ ...row, isErased: erased === 1 })));
    read = page.length;
  }
  return rows;
}

/** Finds a nominee whose score is not in the chain: it shows rows that were removed together with their heads. */
async function findMissingNominee(
  db: ReadableDb,
  campaignId: string,
  rows: readonly AuditRow[],
): Promise<ChainProblem | undefined> {
  const ranked = await db
    .select({ submissionId: nominees.submissionId, score: nominees.score, rank: nominees.rank })
    .from(nominees)
    .where(eq(nominees.campaignId, campaignId))
    .orderBy(asc(nominees.rank));
  const judged = new Map(rows.flatMap((row) => (row.score === null ? [] : [[row.submissionId, row.score]])));
  const mismatch = ranked.find(({ submissionId, score }) => judged.get(submissionId) !== score);
  return mismatch && { position: mismatch.rank, kind: 'nominee' };
}

function readHeads(db: ReadableDb, campaignId: string): Promise<ChainHead[]> {
  return db
    .select({ position: scoreHeads.position, hash: scoreHeads.hash })
    .from(scoreHeads)
    .where(eq(scoreHeads.campaignId, campaignId));
}
