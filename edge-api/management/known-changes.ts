import { eq } from 'drizzle-orm';
import {
  hasMoved,
  isSpelling,
  NAME_LOCKED,
  TAKE_BACK_MS,
  toAnnounced,
  type MeetingFacts,
} from '../campaigns/change-rules.ts';
import { selectChanges } from '../campaigns/index.ts';
import { campaigns, type campaignChanges } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import type { ErrorDetail } from '../platform/errors.ts';

type Facts = Pick<typeof campaigns.$inferSelect, 'name' | 'plannedAt' | 'plannedLocation'>;

type KnownChanges = {
  /** What everyone is told of the edit, if fans were sent to pay. */
  readonly change: typeof campaignChanges.$inferSelect | undefined;
  readonly locked: readonly ErrorDetail[];
};

/** Returns what an edit changes of a campaign's title and meeting, as far as fans have been told of them. */
export async function readKnownChanges(
  ctx: Ctx,
  row: Facts & { readonly id: string },
  next: Facts,
): Promise<KnownChanges> {
  const [before, after] = [toFacts(row), toFacts(next)];
  if (JSON.stringify(before) === JSON.stringify(after)) return { change: undefined, locked: [] };
  const announced = toAnnounced(before, await selectChanges(ctx, eq(campaigns.id, row.id)));
  const isRenamed = before.name !== after.name;
  const isMoved = hasMoved(before, after, announced);
  const isTold =
    isRenamed ||
    isMoved ||
    (before.plannedLocation !== null && after.plannedLocation !== before.plannedLocation);
  const change = {
    id: crypto.randomUUID(),
    campaignId: row.id,
    at: ctx.now,
    before,
    after,
    refundUntil: isMoved ? new Date(ctx.now.getTime() + TAKE_BACK_MS) : null,
  };
  return {
    change: isTold ? change : undefined,
    locked:
      isRenamed && !isSpelling(announced.name, after.name) ? [{ path: 'name', message: NAME_LOCKED }] : [],
  };
}

function toFacts({ name, plannedAt, plannedLocation }: Facts): MeetingFacts {
  return { name, plannedAt: plannedAt?.getTime() ?? null, plannedLocation };
}
