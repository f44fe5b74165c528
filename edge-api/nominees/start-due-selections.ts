import { and, asc, eq, gte, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import { hasRow } from '../platform/conditions.ts';
import type { Ctx } from '../platform/context.ts';
import { errorMessage } from '../platform/log.ts';
import { MINUTE_MS } from '../platform/rules.ts';
import { hasAnswers, isEligible, isLost, isPending } from '../scoring/index.ts';
import { scores, scoringRounds } from '../scoring/table.ts';
import { submissions } from '../submissions/table.ts';
import { dropObsoleteRuns, failRun, STALLED } from './selection-runs.ts';
import { startSelections } from './start-selection.ts';
import { nominees, rankings, selectionRuns } from './table.ts';

/** Most selections that one sweep starts: what Workflows takes in one call, or what one invocation can handle. */
const MAX_WORKFLOWS_PER_SWEEP = 100;
const MAX_INLINE_PER_SWEEP = 20;
/** The share that retries and changes each get before new selections; they also get what is left over. */
const SHARE = 0.25;

/** Starts the due selections: without nominees yet, with changes since, or whose next try is due or has stalled. */
export async function startDueSelections(ctx: Ctx): Promise<number> {
  const max = 'NOMINEE_SELECTION' in ctx.env ? MAX_WORKFLOWS_PER_SWEEP : MAX_INLINE_PER_SWEEP;
  const share = max * SHARE;
  await dropObsoleteRuns(ctx);
  const retries = await queryRetries(ctx, max);
  const changed = await queryChanged(ctx, max);
  // Selections that never ran, or ended without an outcome.
  const unselected = await queryIdle(ctx, false, hasAnswers, max);
  const ordered = [...retries.slice(0, share), ...changed.slice(0, share), ...unselected];
  const chosen = [...ordered, ...retries.slice(share), ...changed.slice(share)].slice(0, max);
  // In the order of closing, so that they ask for turns of the judge in that order.
  const due = chosen
    .map(({ campaignId, closedAt }) => ({ campaignId, closedAt: closedAt?.getTime() ?? null }))
    .toSorted((a, b) => (a.closedAt ?? 0) - (b.closedAt ?? 0));
  for (const { campaignId, runId } of retries.filter((retry) => chosen.includes(retry)))
    if (runId) await endStalledRun(ctx, { campaignId, runId });
  return (await startSelections(ctx, due)).started;
}

async function endStalledRun(
  ctx: Ctx,
  run: { readonly campaignId: string; readonly runId: string },
): Promise<void> {
  await failRun(ctx, run, STALLED);
  if (!('NOMINEE_SELECTION' in ctx.env)) return;
  try {
    await (await ctx.env.NOMINEE_SELECTION.get(run.runId)).terminate();
  } catch (error) {
    // Already ended or never started; either way it cannot continue.
    ctx.log.info('stalled_selection_ended', { campaign: run.campaignId, reason: errorMessage(error) });
  }
}

/** A change carries the time of its request, which may lie this long before the write. */
const CHANGE_MARGIN_MS = 10 * MINUTE_MS;

/** Closed campaigns without winners, word for word as in the partial index, that were not cancelled. */
const IS_SELECTABLE = sql`${campaigns.isActive} = 0 and ${campaigns.winnersSelected} = 0
  and ${campaigns.cancelledAt} is null`;

const IS_IDLE = and(isNull(selectionRuns.nextAttemptAt), isNull(selectionRuns.givenUpAt));

/** Holds if a nominee can no longer win: refunded, withdrawn or without an account. The next best moves up, if any. */
const hasLostNominee = sql`exists (select 1 from ${nominees} inner join ${submissions}
  on ${submissions.id} = ${nominees.submissionId} where ${nominees.campaignId} = ${campaigns.id} and ${isLost})`;

/** Holds for a scored answer that no ranking has included, such as after a dispute that was won. */
const isMissedNominee = sql`(exists (select 1 from ${scores} left join ${rankings}
    on ${rankings.campaignId} = ${campaigns.id} where ${scores.submissionId} = ${submissions.id}
    and ${scores.score} is not null and (coalesce(${rankings.rankedAt}, 0) < ${scores.scoredAt}
    or coalesce(${rankings.rankedAt}, 0) < ${submissions.updatedAt}))
  and not exists (select 1 from ${nominees} where ${nominees.campaignId} = ${campaigns.id}
    and ${nominees.submissionId} = ${submissions.id}))`;

/** The start of a campaign's last run, minus a margin; 0 if its owner has had answers scored again since. */
const changedSince = sql`coalesce((select ${selectionRuns.startedAt} from ${selectionRuns}
  where ${selectionRuns.campaignId} = ${campaigns.id} and not exists (select 1 from ${scoringRounds}
    where ${scoringRounds.campaignId} = ${campaigns.id}
    and ${scoringRounds.askedAt} >= ${selectionRuns.startedAt} - ${CHANGE_MARGIN_MS})), 0) - ${CHANGE_MARGIN_MS}`;

const SELECTION_COLUMNS = { campaignId: campaigns.id, closedAt: campaigns.closedAt };

/**
 * Returns the query for campaigns with nominees that changed since: a fan paid after closing, the owner had answers
 * scored again, or a nominee was lost or came back. Reads changed answers only.
 */
function queryChanged(ctx: Ctx, limit: number) {
  const hasChangedAnswer = hasRow(
    submissions,
    isEligible(campaigns.id),
    gte(submissions.updatedAt, changedSince),
    or(isPending, isMissedNominee),
  );
  return queryIdle(ctx, true, or(hasChangedAnswer, hasLostNominee), limit);
}

function queryIdle(ctx: Ctx, nomineesSelected: boolean, isDue: SQL | undefined, limit: number) {
  return ctx.db
    .select(SELECTION_COLUMNS)
    .from(campaigns)
    .leftJoin(selectionRuns, eq(selectionRuns.campaignId, campaigns.id))
    .where(and(IS_SELECTABLE, eq(campaigns.nomineesSelected, nomineesSelected), IS_IDLE, isDue))
    .orderBy(asc(campaigns.closedAt))
    .limit(limit);
}

function queryRetries(ctx: Ctx, limit: number) {
  return (
    ctx.db
      .select({ ...SELECTION_COLUMNS, runId: selectionRuns.runId })
      .from(selectionRuns)
      // With an inner join, SQLite would start from all closed campaigns.
      .crossJoin(campaigns)
      .where(
        and(
          lte(selectionRuns.nextAttemptAt, ctx.now),
          eq(campaigns.id, selectionRuns.campaignId),
          IS_SELECTABLE,
        ),
      )
      .orderBy(asc(selectionRuns.nextAttemptAt))
      .limit(limit)
  );
}
