import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import type { Db } from '../platform/db.ts';
import { submissions } from '../subscriptions/table.ts';
import { auditChain, type Head, type Problem } from './audit-chain.ts';
import { scoreHeads, scores } from './table.ts';

type Reader = Pick<Db, 'select' | 'selectDistinct'>;
type Row = Parameters<typeof auditChain>[0][number];

/** What an audit says of one campaign; `head` is where its chain ends, to be compared with the log. */
export type Audited = {
  readonly slug: string;
  readonly count: number;
  readonly head: Head | undefined;
  readonly problem: Problem | undefined;
};

/** Rows read at a time. */
const PAGE = 500;

/**
 * Reads every chain of scores, or one campaign's, and says what is not as it was written. `noted` is a head from the
 * log, which the chain must contain. Campaigns that lost all of their scores are found by their heads.
 */
export async function auditScores(
  db: Reader,
  { slug, noted }: { readonly slug?: string | undefined; readonly noted?: Head | undefined } = {},
): Promise<Audited[]> {
  const audited: Audited[] = [];
  for (const { id, slug: found } of await campaignsOf(db, slug)) {
    const [rows, heads] = [await readRows(db, id), await readHeads(db, id)];
    const problem = await auditChain(rows, noted ? [...heads, noted] : heads);
    const last = rows.at(-1);
    const head = last && { position: last.position, hash: last.hash };
    audited.push({ slug: found, count: rows.length, head, problem });
  }
  return audited;
}

async function campaignsOf(db: Reader, slug: string | undefined) {
  const all = await db
    .select({ id: campaigns.id, slug: campaigns.slug })
    .from(campaigns)
    .where(slug === undefined ? undefined : eq(campaigns.slug, slug))
    .orderBy(asc(campaigns.slug));
  if (slug !== undefined) return all;
  const scored = await db.selectDistinct({ id: scores.campaignId }).from(scores);
  const anchored = await db.selectDistinct({ id: scoreHeads.campaignId }).from(scoreHeads);
  const ids = new Set([...scored, ...anchored].map(({ id }) => id));
  const known = all.filter(({ id }) => ids.delete(id));
  // Scores of a campaign that is gone are audited under its id.
  return [...known, ...[...ids].map((id) => ({ id, slug: id }))];
}

async function readRows(db: Reader, campaignId: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let read = PAGE; read === PAGE;) {
    const page = await db
      .select({ ...getTableColumns(scores), erased: sql<number>`${submissions.userId} is null` })
      .from(scores)
      .leftJoin(submissions, eq(submissions.id, scores.submissionId))
      .where(and(eq(scores.campaignId, campaignId), gt(scores.position, rows.at(-1)?.position ?? -1)))
      .orderBy(asc(scores.position))
      .limit(PAGE);
    rows.push(...page.map(({ erased, ...row }) => ({ ...row, isErased: erased === 1 })));
    read = page.length;
  }
  return rows;
}

function readHeads(db: Reader, campaignId: string): Promise<Head[]> {
  return db
    .select({ position: scoreHeads.position, hash: scoreHeads.hash })
    .from(scoreHeads)
    .where(eq(scoreHeads.campaignId, campaignId));
}
