import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { ActionReason } from '../admin-log/contract.ts';
import { logAction } from '../admin-log/index.ts';
import { isUndecided } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { requireRunSelection, retrySelection, startSelection } from '../nominees/index.ts';
import { selectionRuns } from '../nominees/table.ts';
import { hasRow } from '../platform/conditions.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import { cutPage, type ListQuery } from '../platform/paging.ts';
import { commitOrThrow } from '../platform/unit-of-work.ts';
import { pick } from '../platform/pick.ts';
import type { JudgeOverride } from '../scoring/contract.ts';
import { isOverridable, overrideProbe } from '../scoring/index.ts';
import { NO_FAILED_PROBE } from '../scoring/rules.ts';
import { judgeProbes } from '../scoring/table.ts';
import type { StuckSelection, StuckSelectionsPage } from './contract.ts';
import type { StuckState } from './rules.ts';

/** Returns a page of stuck selections: first those given up, then failing or waiting ones by their next try. */
export async function listStuckSelections(ctx: Ctx, query: ListQuery): Promise<StuckSelectionsPage> {
  const found = await ctx.db
    .select({ run: selectionRuns, campaign: pick(campaigns, 'slug', 'name', 'language', 'artistName') })
    .from(selectionRuns)
    .innerJoin(campaigns, eq(campaigns.id, selectionRuns.campaignId))
    .where(
      and(
        eq(campaigns.isActive, false),
        isUndecided,
        or(
          isNotNull(selectionRuns.givenUpAt),
          and(
            isNotNull(selectionRuns.nextAttemptAt),
            or(isNotNull(selectionRuns.failingSince), isNotNull(selectionRuns.waitingSince)),
          ),
        ),
      ),
    )
    .orderBy(isNull(selectionRuns.givenUpAt), asc(selectionRuns.nextAttemptAt), asc(selectionRuns.campaignId))
    .limit(query.limit + 1)
    .offset(query.after);
  const { rows, next } = cutPage(found, query);
  return { docs: rows.map(({ run, campaign }) => toStuckSelection(run, campaign)), next };
}

function toStuckSelection(
  run: typeof selectionRuns.$inferSelect,
  campaign: StuckSelection['campaign'],
): StuckSelection {
  const { campaignId, runId, attempt, waiting, lastError, startedAt, waitingSince, failingSince } = run;
  return {
    id: campaignId,
    campaign,
    state: toState(run),
    attempts: attempt,
    since: (failingSince ?? waitingSince ?? startedAt).toISOString(),
    nextTryAt: runId === null ? (run.nextAttemptAt?.toISOString() ?? null) : null,
    waitingAnswers: waiting,
    lastError,
  };
}

function toState({ givenUpAt, failingSince }: typeof selectionRuns.$inferSelect): StuckState {
  if (givenUpAt) return 'given-up';
  return failingSince ? 'failing' : 'waiting';
}

/** Retries a stuck selection at once, and logs it. Throws 404 if there is none, 502 if it cannot start. */
export async function retryStuckSelection(
  ctx: Ctx,
  campaignId: string,
  { reason }: ActionReason,
): Promise<void> {
  const selection = await requireRunSelection(ctx, campaignId);
  await logAction(ctx, { action: 'selection-retried', subject: campaignId, reason });
  await retrySelection(ctx, selection);
}

/** Lets a campaign's selection use a model that failed its trial. Throws 404 if there is nothing to override. */
export async function overrideJudge(ctx: Ctx, campaignId: string, { reason }: JudgeOverride): Promise<void> {
  const person = requirePerson(ctx);
  const isCurrent = hasRow(judgeProbes, isOverridable(ctx.db, campaignId));
  await commitOrThrow(ctx, () => new ApiError(404, 'not_found', NO_FAILED_PROBE), isCurrent, [
    overrideProbe(ctx.db, campaignId, { reason, by: 'admin' }),
    logAction(ctx, { action: 'judge-overridden', subject: campaignId, reason }),
  ]);
  ctx.log.warn('judge_probe_overridden', { campaign: campaignId, admin: person.id });
  await startSelection(ctx, campaignId, { isForced: true });
}
