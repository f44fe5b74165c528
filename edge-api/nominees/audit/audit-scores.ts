import { asc, eq, max } from 'drizzle-orm';
import { campaigns } from '../../campaigns/table.ts';
import {
  auditBriefs,
  auditChain,
  auditJudgements,
  listErased,
  type ChainHead,
  type ChainProblem,
} from '../../scoring/index.ts';
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

/** Campaigns, and links of their chains, that are read together at most; a longer chain is read by itself. */
const GROUP_CAMPAIGNS = 40;
const GROUP_LINKS = 5000;

type AuditOptions = {
  readonly slug?: string | undefined;
  readonly loggedHead?: ChainHead | undefined;
};

/**
 * Audits the record of every selection, or of one campaign's, and reports what is not as it was written. `loggedHead` is
 * a head from the log, which the chain must contain. Campaigns that lost their record are found by what is left.
 */
export async function auditScores(
  db: ReadableDb,
  { slug, loggedHead }: AuditOptions = {},
): Promise<CampaignAudit[]> {
  const audits: CampaignAudit[] = [];
  for (const group of groupCampaigns(await listRecorded(db, slug))) {
    const ids = group.map(({ id }) => id);
    const records = await readRecords(db, ids);
    for (const { id, slug: campaignSlug } of group) {
      audits.push({ slug: campaignSlug, ...auditCampaign(filterCampaign(records, id), loggedHead) });
    }
  }
  return audits;
}

type RecordedCampaign = { readonly id: string; readonly slug: string; readonly links: number };

/** Returns the campaigns with a record or with what a selection leaves; those that are gone under their ids. */
async function listRecorded(db: ReadableDb, slug: string | undefined): Promise<RecordedCampaign[]> {
  const [all, chains, anchored, scored, nominated, own, won] = await db.batch([
    db
      .select({ id: campaigns.id, slug: campaigns.slug })
      .from(campaigns)
      .where(slug === undefined ? undefined : eq(campaigns.slug, slug))
      .orderBy(asc(campaigns.slug)),
    db
      .select({ id: recordEntries.campaignId, links: max(recordEntries.position).as('links') })
      .from(recordEntries)
      .groupBy(recordEntries.campaignId),
    db.selectDistinct({ id: scoreHeads.campaignId }).from(scoreHeads),
    db.selectDistinct({ id: scores.campaignId }).from(scores),
    db.selectDistinct({ id: nominees.campaignId }).from(nominees),
    db.selectDistinct({ id: ownerNominations.campaignId }).from(ownerNominations),
    db.selectDistinct({ id: winners.campaignId }).from(winners),
  ]);
  const links = new Map(chains.map((chain) => [chain.id, chain.links ?? 0]));
  const toRecorded = (campaign: { readonly id: string; readonly slug: string }) => ({
    ...campaign,
    links: links.get(campaign.id) ?? 0,
  });
  if (slug !== undefined) return all.map(toRecorded);
  const ids = new Set([...chains, ...anchored, ...scored, ...nominated, ...own, ...won].map(({ id }) => id));
  const existing = all.filter(({ id }) => ids.delete(id));
  return [...existing, ...[...ids].map((id) => ({ id, slug: id }))].map(toRecorded);
}

function groupCampaigns(recorded: readonly RecordedCampaign[]): readonly (readonly RecordedCampaign[])[] {
  const groups: RecordedCampaign[][] = [];
  let links = Infinity;
  for (const campaign of recorded) {
    const last = groups.at(-1);
    links += campaign.links;
    if (last && last.length < GROUP_CAMPAIGNS && links <= GROUP_LINKS) {
      last.push(campaign);
    } else {
      groups.push([campaign]);
      links = campaign.links;
    }
  }
  return groups;
}

type CampaignRecords = ReturnType<typeof filterCampaign>;

function filterCampaign(records: Records, id: string) {
  const ofCampaign = ({ campaignId }: { readonly campaignId: string }) => campaignId === id;
  const campaign = records.campaigns.find((row) => row.id === id);
  const { reopenings = [] } = campaign ?? {};
  const answers = new Map(records.submissions.map((row) => [row.id, { ...row, reopenings }]));
  return {
    campaign,
    scores: records.scores.filter(ofCampaign),
    entries: records.entries.filter(ofCampaign),
    heads: records.heads.filter(ofCampaign),
    briefs: records.briefs.filter(ofCampaign),
    nominees: records.nominees.filter(ofCampaign),
    winners: records.winners.filter(ofCampaign),
    nominations: records.nominations.filter(ofCampaign),
    submissions: new Map([...answers].filter(([, row]) => row.campaignId === id)),
    keys: new Map(records.keys.map(({ submissionId, key }) => [submissionId, key])),
    checkouts: records.checkouts,
    refunded: new Set(records.refunds.map(({ checkoutId }) => checkoutId)),
  };
}

function auditCampaign(
  records: CampaignRecords,
  loggedHead: ChainHead | undefined,
): Omit<CampaignAudit, 'slug'> {
  const { campaign, entries, scores: rows, heads, briefs, ...found } = records;
  const erased = listErased(entries);
  const problem =
    auditChain(entries, loggedHead ? [...heads, loggedHead] : heads) ??
    auditJudgements(rows, entries, { ...found, erased }) ??
    auditBriefs(campaign, briefs, entries, erased.has(null)) ??
    (campaign && auditSelection({ ...found, campaign, entries, scores: rows, erased })) ??
    auditPayments({ ...found, scores: rows, isCancelled: campaign?.cancelledAt instanceof Date });
  const last = entries.at(-1);
  return {
    count: entries.length,
    head: last && { position: last.position, hash: last.hash },
    problem,
  };
}
