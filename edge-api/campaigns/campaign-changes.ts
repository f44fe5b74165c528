import { asc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import type { MeetingFacts } from './change-rules.ts';
import type { CampaignChange } from './contract.ts';
import { campaignChanges, campaigns } from './table.ts';

type Row = typeof campaignChanges.$inferSelect;

/** Selects the changes of campaigns, oldest first. */
export function selectChanges({ db }: Ctx, condition: SQL | undefined) {
  return db
    .select(getTableColumns(campaignChanges))
    .from(campaignChanges)
    .innerJoin(campaigns, eq(campaigns.id, campaignChanges.campaignId))
    .where(condition)
    .orderBy(asc(campaignChanges.at), asc(campaignChanges.id));
}

/** Returns the statement that stores a public change. */
export function insertChange({ db }: Ctx, row: Row) {
  return db.insert(campaignChanges).values(row);
}

/** Returns a change for the public, without its id, which is part of the links in mails. */
export function toCampaignChange({ at, before, after, refundUntil }: Row): CampaignChange {
  return {
    at: at.toISOString(),
    hasMoved: refundUntil !== null,
    before: toFacts(before),
    after: toFacts(after),
  };
}

function toFacts({ plannedAt, ...facts }: MeetingFacts) {
  return { ...facts, plannedDate: plannedAt === null ? null : new Date(plannedAt).toISOString() };
}
