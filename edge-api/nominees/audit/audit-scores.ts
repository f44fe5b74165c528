import { asc, eq } from 'drizzle-orm';
import { campaigns } from '../../campaigns/table.ts';
import type { ChainHead } from '../../scoring/index.ts';
import { auditBriefs } from './audit-briefs.ts';
import { auditChain, type ChainProblem } from './audit-chain.ts';
import { auditJudgements } from './audit-judgements.ts';
import { recordEntries, scoreHeads, scores } from '../../scoring/table.ts';
import { nominees, ownerNominations, winners } from '../table.ts';
import { auditPayments } from './audit-payments.ts';
import { auditSelection } from './audit-selection.ts';
import { readRecords, type ReadableDb, type Records } from './read-records.ts';

/** The audit of one campaign; `head` is where its chain ends, to be compared with the log. */
export type CampaignAudit = {
  readonly slug: string;
  /** Links of its chain. */
  readonly count: number;
  readonly head: ChainHead | undefined;
  readonly problem: ChainProblem | undefined;
};

type AuditOptions = {
  readonly slug?: string | undefined;
  readonly logged?: readonly ChainHead[] | undefined;
};

/**
 * Audits the record of every selection, or of one campaign's, and reports what is not as it was written. `logged` are
 * heads from the log or a mail, which the chain must contain. Campaigns that lost their record are found by what is left.
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

/** Returns the campaigns with a record or with what a selection leaves; those that are gone under their ids. */
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

/** Audits one campaign; a row of it that is not even JSON any more is its problem, and not that of the others. */
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
  return {
    count: entries.length,
    head: last && { position: last.position, hash: last.hash },
    problem,
  };
}
