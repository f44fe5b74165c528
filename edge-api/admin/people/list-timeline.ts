import type { Ctx } from '../../platform/context.ts';
import type { KeysetQuery } from '../../platform/paging.ts';
import type { TimelinePage } from '../people-contract.ts';
import { requirePersonRow } from '../require-subject.ts';
import { readTimeline } from '../timeline.ts';
import { listSources } from './timeline-sources.ts';

/** Returns a page of everything that happened to a person, the newest first. Throws 404 for an unknown person. */
export async function listTimeline(ctx: Ctx, id: string, query: KeysetQuery): Promise<TimelinePage> {
  return readTimeline(ctx, listSources(await requirePersonRow(ctx, id)), query);
}
