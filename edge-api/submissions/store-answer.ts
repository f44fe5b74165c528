import { and, count, eq, gt, inArray, notExists, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { user } from '../accounts/table.ts';
import type { Ctx } from '../platform/context.ts';
import { rateLimited } from '../platform/errors.ts';
import { insertIf } from '../platform/insert-if.ts';
import { countAttempts, selectUsed } from '../platform/rate-limit.ts';
import { SECOND_MS } from '../platform/rules.ts';
import { submissions } from './table.ts';

/** Condition of the unique index, word for word, so that the upsert finds it. */
const IS_LIVE = sql`status in ('pending', 'processing', 'paid', 'failed', 'disputed')`;

/** Returns the number of the next fan of a campaign, as part of the insert that takes it: no two get the same. */
export function nextFanNumber(campaignId: string): SQL {
  const { fanNumber } = submissions;
  return sql`(select coalesce(max(${fanNumber}), 0) + 1 from ${submissions} where ${eq(submissions.campaignId, campaignId)})`;
}

/** Returns the other accounts of the same person: those with another spelling of their address. */
function otherAccounts(userId: string | SQL): SQL {
  const [me, twin] = [alias(user, 'me'), alias(user, 'twin')];
  return sql`select ${twin.id} from ${user} ${sql.identifier('me')} join ${user} ${sql.identifier('twin')}
    on ${twin.personKey} = ${me.personKey} and ${twin.id} <> ${me.id} where ${me.id} = ${userId}`;
}

/** Holds while the person takes part in a campaign by no other account. */
function isOnlyAccount({ campaignId, userId }: Pick<Answer<string | SQL>, 'campaignId' | 'userId'>): SQL {
  return sql`not exists (select 1 from ${submissions} where ${eq(submissions.campaignId, campaignId)}
    and ${submissions.userId} in (${otherAccounts(userId)}) and ${IS_LIVE})`;
}

/** An answer to store; what is SQL is read as it is stored: the share code is another fan's. */
type Answer<UserId = string> = Pick<
  typeof submissions.$inferInsert,
  'campaignId' | 'questionKey' | 'answer' | 'language' | 'source' | 'embedOrigin' | 'network' | 'device'
> & {
  readonly userId: UserId;
  readonly question: SQL;
  readonly embedPage: SQL | null;
  readonly shareCode: SQL;
};

/** The submission that holds the answer, or the status that keeps it from being changed any more. */
export type StoreAnswerResult =
  | {
      readonly kind: 'stored';
      readonly submission: typeof submissions.$inferSelect;
      /** Whether this answer made it. */
      readonly isNew: boolean;
    }
  /** `elsewhere`: the same person takes part by another account. */
  | { readonly kind: 'settled'; readonly status: 'processing' | 'paid' | 'disputed' | 'elsewhere' };

/**
 * Counts and stores a fan's answer to a campaign, or changes the one that is not paid yet. Each is one statement, so
 * that two calls at once make one submission. Throws 429, and stores nothing, once the limit is used up. A new one
 * starts with the defaults of its payment columns; payments writes them then.
 */
export async function storeAnswer(ctx: Ctx, answer: Answer): Promise<StoreAnswerResult> {
  const limit = createAnswerLimit(ctx, answer.userId);
  const [created] = await insertAnswer(ctx, answer, limit.hasRoom).onConflictDoNothing().returning();
  return created ? { kind: 'stored', submission: created, isNew: true } : changeAnswer(ctx, answer, limit);
}

/**
 * Returns the statement that stores the first answer that a person ever sends, for whom the limit has counted
 * nothing yet; `from` names the tables that the answer and the condition refer to. It yields the submission if it did.
 */
export function insertFirstAnswer(
  ctx: Ctx,
  { id, ...answer }: Answer<SQL> & { readonly id: SQL },
  from: SQL,
  condition: SQL | undefined,
) {
  const hasRoom = sql`${ctx.settings.LIMIT_PAYMENTS.count} > 0`;
  const isFirst = notExists(
    ctx.db
      .select({ one: sql`1` })
      .from(submissions)
      .where(eq(submissions.userId, answer.userId)),
  );
  const canStore = and(condition, hasRoom, isFirst, isOnlyAccount(answer)) ?? isFirst;
  return insertIf(ctx.db, submissions, toRow(ctx, answer, id), canStore, from)
    .onConflictDoNothing()
    .returning();
}

/** Counts a call that made no submission, and changes the fan's own if it can be changed. */
async function changeAnswer(
  ctx: Ctx,
  answer: Answer,
  { statement, requireRoom, isInLimit, seconds }: ReturnType<typeof createAnswerLimit>,
): Promise<StoreAnswerResult> {
  const { campaignId, userId, embedOrigin, source, shareCode, ...changes } = answer;
  const change = insertAnswer(ctx, answer, isInLimit)
    .onConflictDoUpdate({
      target: [submissions.campaignId, submissions.userId],
      targetWhere: IS_LIVE,
      // What first brought the fan stays; the page to return to is the one where they are now.
      set: { ...changes, updatedAt: ctx.now, ...(embedOrigin && { embedOrigin }) },
      setWhere: inArray(submissions.status, ['pending', 'failed']),
    })
    .returning();
  const [counted, [stored]] = await ctx.db.batch([statement, change]);
  requireRoom(counted);
  if (stored) return { kind: 'stored', submission: stored, isNew: false };
  const isSame = sql`(${submissions.userId} = ${userId} or ${submissions.userId} in (${otherAccounts(userId)}))`;
  const live = await ctx.db
    .select({ by: submissions.userId, status: submissions.status })
    .from(submissions)
    .where(and(eq(submissions.campaignId, campaignId), isSame, IS_LIVE));
  if (live.some(({ by }) => by !== userId)) return { kind: 'settled', status: 'elsewhere' };
  const status = live[0]?.status ?? 'pending';
  if (status === 'pending' || status === 'failed') throw rateLimited(seconds);
  return { kind: 'settled', status: status === 'paid' || status === 'disputed' ? status : 'processing' };
}

function insertAnswer(ctx: Ctx, answer: Answer, condition: SQL) {
  return insertIf(ctx.db, submissions, toRow(ctx, answer), sql`${condition} and ${isOnlyAccount(answer)}`);
}

function toRow<UserId>(ctx: Ctx, answer: Answer<UserId>, id: string | SQL = crypto.randomUUID()) {
  const times = { attemptAt: ctx.now, createdAt: ctx.now, updatedAt: ctx.now };
  return { id, fanNumber: nextFanNumber(answer.campaignId), ...answer, ...times };
}

/**
 * Returns the limit of a person's answers: those that made a submission count themselves, by its time, so that a new
 * fan costs no counter. `hasRoom` is its condition for one that makes a submission; `statement` counts one that makes
 * none, and `isInLimit` is the condition after it.
 */
function createAnswerLimit(ctx: Ctx, userId: string) {
  const limit = ctx.settings.LIMIT_PAYMENTS;
  const attempt = { rule: 'subscribe', who: userId, limit };
  const since = new Date(ctx.now.getTime() - limit.seconds * SECOND_MS);
  const begun = ctx.db
    .select({ count: count() })
    .from(submissions)
    .where(and(eq(submissions.userId, userId), gt(submissions.createdAt, since)));
  const used = sql`(${begun}) + ${selectUsed(ctx, attempt)}`;
  const { statement, requireRoom } = countAttempts(ctx, [attempt]);
  const [hasRoom, isInLimit] = [sql`${used} < ${limit.count}`, sql`${used} <= ${limit.count}`];
  return { statement, requireRoom, hasRoom, isInLimit, seconds: limit.seconds };
}
