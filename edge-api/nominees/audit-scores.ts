import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import type { Db } from '../platform/db.ts';
import { submissions } from '../submissions/table.ts';
import { auditChain, type Head, type Problem } from '../scoring/index.ts';
import { nominees } from './table.ts';
import { scoreHeads, scores } from '../scoring/table.ts';

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
 * log, which the chain must contain. Campaigns that lost all of their scores are found by their heads and nominees.
 */
export async function auditScores(
  db: Reader,
  { slug, noted }: { readonly slug?: string | undefined; readonly noted?: Head | undefined } = {},
): Promise<Audited[]> {
  const audited: Audited[] = [];
  for (const { id, slug: found } of await campaignsOf(db, slug)) {
    const [rows, heads] = [await readRows(db, id), await readHeads(db, id)];
    const problem =
      (await auditChain(rows, noted ? [...heads, noted] : heads)) ?? (await auditNominees(db, id, rows));
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
  const nominated = await db.selectDistinct({ id: nominees.campaignId }).from(nominees);
  const ids = new Set([...scored, ...anchored, ...nominated].map(({ id }) => id));
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

/** Every nominee's score is in the chain: rows that were removed together with their heads are missed here. */
async function auditNominees(
  db: Reader,
  campaignId: string,
  rows: readonly Row[],
): Promise<Problem | undefined> {
  const ranked = await db
    .select({ submissionId: nominees.submissionId, score: nominees.score, rank: nominees.rank })
    .from(nominees)
    .where(eq(nominees.campaignId, campaignId))
    .orderBy(asc(nominees.rank));
  const judged = new Map(rows.flatMap((row) => (row.score === null ? [] : [[row.submissionId, row.score]])));
  const odd = ranked.find(({ submissionId, score }) => judged.get(submissionId) !== score);
  return odd && { position: odd.rank, kind: 'nominee' };
}

function readHeads(db: Reader, campaignId: string): Promise<Head[]> {
  return db
    .select({ position: scoreHeads.position, hash: scoreHeads.hash })
    .from(scoreHeads)
    .where(eq(scoreHeads.campaignId, campaignId));
}
