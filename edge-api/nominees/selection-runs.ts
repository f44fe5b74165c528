import { and, eq, isNull, lte, not, or, sql, type SQL } from 'drizzle-orm';
import { isUndecided } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { plusOne } from '../platform/columns.ts';
import { hasRow } from '../platform/conditions.ts';
import type { Ctx } from '../platform/context.ts';
import { countFailure, forgetFailures } from '../platform/count-failure.ts';
import { sha256 } from '../platform/digest.ts';
import {
  JUDGE_PAUSE_MS,
  STALL_MS,
  type Selection,
  type SelectionRun,
  type UnjudgedPolicy,
  getNextAsking,
  getNextTry,
} from './rules.ts';
import { queueGivenUpMail } from './selection-mails.ts';
import { selectionRuns } from './table.ts';

type RunKey = Pick<SelectionRun, 'campaignId' | 'runId'>;
type Changes = Partial<Omit<typeof selectionRuns.$inferInsert, 'campaignId'>>;

export type ClaimOptions = {
  /** What happens to answers that cannot be judged; unchanged if omitted. */
  readonly unjudged?: UnjudgedPolicy;
  /** Whether to replace a run that is active or waiting. */
  readonly isForced?: boolean;
};

/** Claims a run for each selection in one batch, except those that already run or wait for their next try. */
export async function claimRuns(
  ctx: Ctx,
  selections: readonly Selection[],
  options: ClaimOptions,
): Promise<readonly SelectionRun[]> {
  const [first, ...more] = selections.map(({ campaignId }) => claimRun(ctx, campaignId, options));
  if (!first) return [];
  const claimed = new Map((await ctx.db.batch([first, ...more])).flat().map((row) => [row.campaignId, row]));
  return selections.flatMap((selection) => {
    const row = claimed.get(selection.campaignId);
    if (!row?.runId) return [];
    return [{ ...selection, runId: row.runId, since: ctx.now.getTime(), unjudged: row.unjudged }];
  });
}

function claimRun(ctx: Ctx, campaignId: string, { unjudged, isForced = false }: ClaimOptions) {
  const started = {
    runId: crypto.randomUUID(),
    startedAt: ctx.now,
    nextAttemptAt: new Date(ctx.now.getTime() + STALL_MS),
    ...(unjudged && { unjudged }),
  };
  const { nextAttemptAt, attempt, failingSince, givenUpAt } = selectionRuns;
  const isDue = isForced ? undefined : or(isNull(nextAttemptAt), lte(nextAttemptAt, ctx.now));
  return ctx.db
    .insert(selectionRuns)
    .values({ campaignId, attempt: 1, ...started })
    .onConflictDoUpdate({
      target: selectionRuns.campaignId,
      set: {
        ...started,
        attempt: plusOne(attempt),
        failingSince: sql`case when ${givenUpAt} is null then ${failingSince} end`,
        givenUpAt: null,
      },
      ...(isDue && { setWhere: isDue }),
    })
    .returning();
}

/** Records that a run continues, now or at `goesOnAt` (milliseconds); returns false if it was superseded. */
export async function recordProgress(ctx: Ctx, run: RunKey, goesOnAt = 0): Promise<boolean> {
  const nextAttemptAt = new Date(Math.max(ctx.now.getTime(), goesOnAt) + STALL_MS);
  return (await updateRun(ctx, run, { nextAttemptAt })).length > 0;
}

const COMPLETED = {
  runId: null,
  nextAttemptAt: null,
  failingSince: null,
  lastError: null,
  waitingSince: null,
  waiting: 0,
  unjudged: 'wait',
} as const;

/** Records that a run has ended with nothing left to do. */
export async function completeRun(ctx: Ctx, run: RunKey): Promise<void> {
  await updateRun(ctx, run, COMPLETED);
  await forgetFailures(ctx, 'selections');
}

/** Pauses a run whose judge is unavailable, until it asks again; `waiting` is the number of unread answers. */
export async function pauseRun(ctx: Ctx, run: RunKey, waiting: number): Promise<void> {
  // A number from 0 to 1 that is derived from the campaign's id.
  const spread = Number.parseInt(sha256(run.campaignId).slice(0, 8), 16) / 2 ** 32;
  await waitForJudge(ctx, run, waiting, (since) => getNextAsking(since, ctx.now, spread));
  countFailure(ctx, 'selections');
  ctx.log.warn('selection_waiting', { campaign: run.campaignId, answers: waiting });
}

/** Pauses a run whose judge did not pass its trial, until it checks again. */
export function pauseForJudge(ctx: Ctx, run: RunKey, waiting: number): Promise<void> {
  return waitForJudge(ctx, run, waiting, () => new Date(ctx.now.getTime() + JUDGE_PAUSE_MS));
}

async function waitForJudge(ctx: Ctx, run: RunKey, waiting: number, getNext: (since: Date) => Date) {
  const row = await findRun(ctx, run);
  const waitingSince = row?.waitingSince ?? ctx.now;
  const nextAttemptAt = getNext(waitingSince);
  await updateRun(ctx, run, { ...COMPLETED, waiting, waitingSince, nextAttemptAt });
}

/** The error recorded for a run that stopped without one; after the first, another may start at once. */
export const STALLED = 'no progress for ten minutes';

/** Ends a failed run until the next try; after the last one the selection is given up, which is logged once. */
export async function failRun(ctx: Ctx, run: RunKey, reason: string): Promise<void> {
  const row = await findRun(ctx, run);
  if (!row) return;
  const { campaignId } = run;
  const failingSince = row.failingSince ?? ctx.now;
  const isFirstStall = reason === STALLED && row.failingSince === null;
  const nextAttemptAt = isFirstStall ? ctx.now : (getNextTry(failingSince, ctx.now) ?? null);
  const givenUpAt = nextAttemptAt ? null : ctx.now;
  const changes = { runId: null, failingSince, nextAttemptAt, givenUpAt, lastError: reason };
  if ((await updateRun(ctx, run, changes)).length === 0) return;
  countFailure(ctx, 'selections');
  if (givenUpAt === null) return;
  ctx.log.error('selection_given_up', { campaign: campaignId, attempts: row.attempt, reason });
  await queueGivenUpMail(ctx, campaignId, givenUpAt);
}

/** Drops due runs of campaigns that were reopened, have winners, or were cancelled. */
export async function dropObsoleteRuns(ctx: Ctx): Promise<void> {
  const isOwn = eq(campaigns.id, selectionRuns.campaignId);
  const isSelectable = hasRow(campaigns, isOwn, eq(campaigns.isActive, false), isUndecided);
  await ctx.db
    .update(selectionRuns)
    .set(COMPLETED)
    .where(and(lte(selectionRuns.nextAttemptAt, ctx.now), not(isSelectable)));
}

/** Returns the statement that deletes a campaign's run: an active one ends at its next step. */
export function endSelectionRun(ctx: Ctx, campaignId: string) {
  return ctx.db.delete(selectionRuns).where(eq(selectionRuns.campaignId, campaignId));
}

async function findRun(ctx: Ctx, run: RunKey) {
  const [row] = await ctx.db.select().from(selectionRuns).where(isCurrent(run));
  return row;
}

function updateRun(ctx: Ctx, run: RunKey, changes: Changes) {
  return ctx.db
    .update(selectionRuns)
    .set(changes)
    .where(isCurrent(run))
    .returning({ campaignId: selectionRuns.campaignId });
}

function isCurrent({ campaignId, runId }: RunKey): SQL | undefined {
  return and(eq(selectionRuns.campaignId, campaignId), eq(selectionRuns.runId, runId));
}
