import { and, desc, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { adminLog } from '../admin-log/table.ts';
import { campaigns } from '../campaigns/table.ts';
import { rereadRequests, winners } from '../nominees/table.ts';
import { withPrefix, toSql } from '../platform/columns.ts';
import type { Ctx } from '../platform/context.ts';
import { isAfter, toNewestPage, type KeysetQuery } from '../platform/paging.ts';
import { reports } from '../reports/table.ts';
import { submissions } from '../submissions/table.ts';
import type { TimelinePage } from './people-contract.ts';
import type { TimelineKind } from './people-rules.ts';

/** The source of one kind of event in a timeline. */
export type Source = {
  readonly kind: TimelineKind;
  /** Selects the rows that belong to the timeline, by an index. */
  readonly isOwn: SQL | undefined;
  /** When the event happened; a column of the queried table. */
  readonly at: SQLiteColumn;
  /** An earlier moment of the row. The provider's times are whole seconds, so `at` may seem to be before it. */
  readonly notBefore?: SQLiteColumn;
  /** Forms the event's id together with the kind. */
  readonly id: SQLiteColumn;
  readonly state?: SQL | SQLiteColumn;
  readonly about?: SQL | SQLiteColumn;
  readonly reference?: SQLiteColumn;
  /** The person of the event, if that is not the timeline's own. */
  readonly personId?: SQLiteColumn;
};

/** Sources shared by both timelines, which select different rows. */
export const EVENTS = {
  campaign: { kind: 'campaign', at: campaigns.createdAt, id: campaigns.id, about: campaigns.name },
  answered: {
    kind: 'answered',
    at: submissions.createdAt,
    id: submissions.id,
    state: submissions.status,
    reference: submissions.id,
  },
  rereadAsked: {
    kind: 'reread-asked',
    at: rereadRequests.askedAt,
    id: rereadRequests.submissionId,
    state: sql`iif(${rereadRequests.repliedAt} is null, 'waiting', 'replied')`,
    reference: rereadRequests.submissionId,
  },
  won: { kind: 'won', at: winners.selectedAt, id: winners.submissionId, reference: winners.submissionId },
  reported: {
    kind: 'reported',
    at: reports.createdAt,
    id: reports.id,
    state: reports.decision,
    reference: reports.id,
  },
} as const satisfies Readonly<Record<string, Omit<Source, 'isOwn'>>>;

/** Returns the source of admins' actions on this id or on the ids selected by `others`. */
export const toAdminActs = (id: string, ...others: readonly [SQL, SQL]): Source => ({
  kind: 'admin-act',
  isOwn: sql`${adminLog.subject} in (select ${id} union all select * from ${others[0]} union all select * from ${others[1]})`,
  at: adminLog.at,
  id: adminLog.id,
  state: adminLog.action,
  about: adminLog.reason,
  reference: adminLog.subject,
});

/** Returns a page of the events of all sources, newest first. */
export async function readTimeline(
  ctx: Ctx,
  sources: readonly Source[],
  query: KeysetQuery,
): Promise<TimelinePage> {
  const [first, ...others] = sources.map((source) => querySource(ctx, source, query));
  if (!first) throw new Error('a timeline has no source');
  const found = (await ctx.db.batch([first, ...others])).flat();
  const docs = found
    .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
    .map((event) => ({ ...event, at: new Date(event.at).toISOString() }));
  return toNewestPage(docs, query.limit, 'at');
}

const nothing = sql`null`;
const text = toSql<string | null>;

/** Returns the query for a page of one source's events, newest first. */
export function querySource(ctx: Ctx, source: Source, query: KeysetQuery) {
  const { kind, isOwn, notBefore, id } = source;
  const at = notBefore ? sql`max(${source.at}, ${notBefore})` : source.at;
  const { state = nothing, about = nothing, reference = nothing, personId = nothing } = source;
  const eventId = withPrefix(`${kind}:`, id);
  return ctx.db
    .select({
      kind: sql<TimelineKind>`${kind}`.as('kind'),
      id: sql<string>`${eventId}`.as('event'),
      at: toSql<number>(at).as('at_ms'),
      state: text(state).as('state_now'),
      about: text(about).as('about'),
      reference: text(reference).as('reference'),
      personId: text(personId).as('person'),
    })
    .from(source.at.table)
    .where(and(isOwn, isNotNull(at), isAfter(query, at, eventId)))
    .orderBy(desc(at), desc(eventId))
    .limit(query.limit + 1);
}
