import { and, count, eq, gt, sql, type SQL } from 'drizzle-orm';
import { selectAccounts } from '../accounts/index.ts';
import type { Ctx } from '../platform/context.ts';
import { hmacSha256 } from '../platform/digest.ts';
import { countAttempts, selectUsed, toNetwork } from '../platform/rate-limit.ts';
import { SECOND_MS } from '../platform/rules.ts';
import { commit, isUnchanged, whileUnchanged } from '../platform/unit-of-work.ts';
import { submissions } from './table.ts';

/** Condition of the unique index: a person has at most one such submission per campaign. */
export const IS_LIVE = sql`${submissions.status} in ('pending', 'processing', 'paid', 'failed', 'disputed')`;

/** Returns the number of a campaign's next fan, computed within the insert, so that no two fans get the same. */
export function nextFanNumber(campaignId: string): SQL {
  const { fanNumber } = submissions;
  return sql`(select coalesce(max(${fanNumber}), 0) + 1 from ${submissions} where ${eq(submissions.campaignId, campaignId)})`;
}

/**
 * Holds for a person's submissions to a campaign, with any of their accounts: another account may have a different
 * spelling of their address. The unary plus makes SQLite use the index on the person, who has few submissions.
 */
export function isLiveBy(userId: string, campaignId: string): SQL {
  return sql`${submissions.userId} in (${selectAccounts(userId)})
    and +${submissions.campaignId} = ${campaignId} and ${IS_LIVE}`;
}

/** An answer to store; SQL values are evaluated on insert. The share code is that of another fan's link. */
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
 * Stores a fan's answer to a campaign, or updates and counts their `own` unpaid one, as the commit of a unit of work
 * with the guard `unchanged`. A new one starts with default payment columns, which only payments writes from then on.
 */
export async function storeAnswer(
  ctx: Ctx,
  answer: Answer,
  own: Pick<typeof submissions.$inferSelect, 'id' | 'status'> | undefined,
  unchanged: SQL | undefined,
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
  unchanged: SQL | undefined,
) {
  // Keep what first brought the fan; the page to return to is the current one.
  const { id, campaignId, userId, source, shareCode, embedOrigin, ...changes } = answer;
  const change = ctx.db
    .update(submissions)
    .set({ ...changes, updatedAt: ctx.now, ...(embedOrigin && { embedOrigin }) })
    .where(eq(submissions.id, own.id))
    .returning();
  const { statement } = countAttempts(ctx, [toAttempt(ctx, userId)]);
  const isOwnUnchanged = isUnchanged(submissions, { id: own.id, status: own.status });
  const [, changed] = await commit(ctx, and(unchanged, isOwnUnchanged), [statement, change]);
  return changed;
}

const toAttempt = ({ settings }: Ctx, userId: string) => ({
  rule: 'subscribe',
  who: userId,
  limit: settings.LIMIT_PAYMENTS,
});

/**
 * Returns the number of a person's answers that count towards the limit. New submissions are counted by their creation
 * time, so that a new fan needs no counter; the counter counts changed answers.
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
 * Returns keyed digests of an answer's origin, which differ between campaigns: of its network, and of its browser
 * combined with the surrounding networks, as too many people use the same browser. Null if unknown.
 */
export function digestOrigin({ settings, ip, userAgent }: Ctx, campaignId: string) {
  const digest = (...parts: readonly string[]) =>
    hmacSha256(settings.BETTER_AUTH_SECRET, JSON.stringify([campaignId, ...parts])).slice(0, 32);
  const network = toNetwork(ip);
  const around = network.split(/[.:]/).slice(0, 3).join();
  if (ip === 'unknown') return { network: null, device: null };
  return { network: digest(network), device: userAgent ? digest(userAgent, around) : null };
}
