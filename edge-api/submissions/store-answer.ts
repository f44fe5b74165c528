import { and, count, eq, gt, sql, type SQL } from 'drizzle-orm';
import { selectAccounts } from '../accounts/index.ts';
import type { Ctx } from '../platform/context.ts';
import { hmacSha256 } from '../platform/digest.ts';
import { countAttempts, selectUsed, toNetwork } from '../platform/rate-limit.ts';
import { SECOND_MS } from '../platform/rules.ts';
import { commit, isUnchanged, whileUnchanged } from '../platform/unit-of-work.ts';
import { submissions } from './table.ts';

/** Condition of the unique index: of these, a person has one in a campaign. */
export const IS_LIVE = sql`${submissions.status} in ('pending', 'processing', 'paid', 'failed', 'disputed')`;

/** Returns the number of the next fan of a campaign, as part of the insert that takes it: no two get the same. */
export function nextFanNumber(campaignId: string): SQL {
  const { fanNumber } = submissions;
  return sql`(select coalesce(max(${fanNumber}), 0) + 1 from ${submissions} where ${eq(submissions.campaignId, campaignId)})`;
}

/**
 * Holds for submissions by which a person takes part in a campaign, with whichever of their accounts: another has their
 * address in another spelling. The plus has submissions found by their person, who has few, not by their campaign.
 */
export function isLiveBy(userId: string, campaignId: string): SQL {
  return sql`${submissions.userId} in (${selectAccounts(userId)})
    and +${submissions.campaignId} = ${campaignId} and ${IS_LIVE}`;
}

/** An answer to store; what is SQL is read as it is stored: the share code is another fan's. */
type Answer = Pick<
  typeof submissions.$inferInsert,
  'id' | 'campaignId' | 'questionKey' | 'question' | 'answer' | 'language' | 'source'
> &
  Pick<typeof submissions.$inferInsert, 'embedOrigin' | 'network' | 'device'> & {
    readonly userId: string;
    readonly embedPage: SQL | null;
    readonly shareCode: SQL;
  };

/**
 * Stores a fan's answer to a campaign, or changes and counts the one of their `own` that is not paid yet, as the commit of
 * a unit of work that read what is `unchanged`. A new one starts with the defaults of its payment columns; payments writes
 * them then.
 */
export async function storeAnswer(
  ctx: Ctx,
  answer: Answer,
  own: Pick<typeof submissions.$inferSelect, 'id' | 'status'> | undefined,
  unchanged: readonly SQL[],
): Promise<typeof submissions.$inferSelect> {
  const [stored] = await (own
    ? changeAnswer(ctx, answer, own, unchanged)
    : ctx.db
        .insert(submissions)
        .values({
          ...answer,
          fanNumber: whileUnchanged(unchanged, nextFanNumber(answer.campaignId)),
          attemptAt: ctx.now,
          createdAt: ctx.now,
          updatedAt: ctx.now,
        })
        .returning());
  if (!stored) throw new Error('an answer was not stored');
  return stored;
}

async function changeAnswer(
  ctx: Ctx,
  answer: Answer,
  own: Pick<typeof submissions.$inferSelect, 'id' | 'status'>,
  unchanged: readonly SQL[],
) {
  // What first brought the fan stays; the page to return to is the one where they are now.
  const { id, campaignId, userId, source, shareCode, embedOrigin, ...changes } = answer;
  const change = ctx.db
    .update(submissions)
    .set({ ...changes, updatedAt: ctx.now, ...(embedOrigin && { embedOrigin }) })
    .where(eq(submissions.id, own.id))
    .returning();
  const { statement } = countAttempts(ctx, [toAttempt(ctx, userId)]);
  const isOwnUnchanged = isUnchanged(submissions, { id: own.id, status: own.status });
  const [, changed] = await commit(ctx, [...unchanged, isOwnUnchanged], [statement, change]);
  return changed;
}

const toAttempt = ({ settings }: Ctx, userId: string) => ({
  rule: 'subscribe',
  who: userId,
  limit: settings.LIMIT_PAYMENTS,
});

/**
 * Returns the column with how many answers of a person the limit counts: those that made a submission count themselves,
 * by its time, so that a new fan costs no counter; the counter is for those that changed one.
 */
export function selectAnswersUsed(ctx: Ctx, userId: string): SQL<number> {
  const attempt = toAttempt(ctx, userId);
  const since = new Date(ctx.now.getTime() - attempt.limit.seconds * SECOND_MS);
  const begun = ctx.db
    .select({ count: count() })
    .from(submissions)
    .where(and(eq(submissions.userId, userId), gt(submissions.createdAt, since)));
  return sql<number>`((${begun}) + ${selectUsed(ctx, attempt)})`;
}

/**
 * Returns keyed digests of where an answer comes from, which differ from campaign to campaign: of its network, and of its
 * browser together with the networks around it, as too many people have the same browser. Null for what is not known.
 */
export function digestOrigin({ settings, ip, userAgent }: Ctx, campaignId: string) {
  const digest = (...parts: readonly string[]) =>
    hmacSha256(settings.BETTER_AUTH_SECRET, JSON.stringify([campaignId, ...parts])).slice(0, 32);
  const network = toNetwork(ip);
  const around = network.split(/[.:]/).slice(0, 3).join();
  if (ip === 'unknown') return { network: null, device: null };
  return { network: digest(network), device: userAgent ? digest(userAgent, around) : null };
}
