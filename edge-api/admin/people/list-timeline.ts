import type { Ctx } from '../../platform/context.ts';
import { toKeysetPage, type KeysetQuery } from '../../platform/paging.ts';
import type { TimelinePage } from '../people-contract.ts';
import { requirePersonRow } from '../require-person.ts';
import { listSources, querySource } from './timeline-sources.ts';

/** Returns a page of everything that happened to a person, the newest first. Throws 404 for an unknown person. */
export async function listTimeline(ctx: Ctx, id: string, query: KeysetQuery): Promise<TimelinePage> {
  const person = await requirePersonRow(ctx, id);
  const queries = listSources(person).map((source) => querySource(ctx, source, query));
  const [first, ...others] = queries;
  if (!first) throw new Error('a timeline has no source');
  const found = (await ctx.db.batch([first, ...others])).flat();
  const rows = found
    .map((event) => ({ ...event, at: new Date(event.at) }))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1));
  return toKeysetPage(
    rows,
    query.limit,
    ({ at, id }) => ({ at, id }),
    ({ at, ...event }) => ({ ...event, at: at.toISOString() }),
  );
}
