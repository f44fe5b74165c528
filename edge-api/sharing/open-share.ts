import { randomBytes } from 'node:crypto';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { ApiError, notFound } from '../platform/errors.ts';
import { requireOwnSubmission } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';
import type { OpenShare, Share } from './contract.ts';
import { SHARE_CODE_BYTES, SHARE_NOT_PAID } from './rules.ts';
import { shares } from './table.ts';
import { toPublicName } from './to-public-name.ts';

/**
 * Opens the link of the caller's own paid answer, once, and says whether it may show their first name. Throws 404 as
 * `requireOwnSubmission` does, 409 while it is not paid.
 */
export async function openShare(ctx: Ctx, submissionId: string, { showsName }: OpenShare): Promise<Share> {
  const { id, status, nameHiddenAt } = await requireOwnSubmission(ctx, submissionId);
  if (status !== 'paid') throw new ApiError(409, 'conflict', SHARE_NOT_PAID);
  const [, [row]] = await ctx.db.batch([writeShare(ctx, id, showsName), selectShare(ctx, id)]);
  // Erased meanwhile: a code never outlives its fan.
  if (!row) throw notFound();
  const { code, nameAllowedAt, count } = row;
  const person = requirePerson(ctx);
  const isShown = person._verified && !person._unreviewed && nameHiddenAt === null;
  const name = isShown ? toPublicName(person.name) : null;
  return { code, showsName: nameAllowedAt !== null, count, name };
}

/** The statement that stores the link as long as the answer is the caller's; an existing one keeps its code. */
function writeShare(ctx: Ctx, id: string, showsName: boolean | undefined) {
  const now = ctx.now.getTime();
  const isOwn = and(eq(submissions.id, id), eq(submissions.userId, requirePerson(ctx).id));
  const name = { true: sql`coalesce(${shares.nameAllowedAt}, ${now})`, false: sql`null` };
  const allowed = showsName === undefined ? sql`${shares.nameAllowedAt}` : name[`${showsName}`];
  return ctx.db
    .insert(shares)
    .select(
      sql`select ${submissions.id}, ${submissions.campaignId}, ${createCode()}, ${showsName ? now : null}, ${now}
        from ${submissions} where ${isOwn}`,
    )
    .onConflictDoUpdate({ target: shares.submissionId, set: { nameAllowedAt: allowed } });
}

function selectShare(ctx: Ctx, id: string) {
  return ctx.db
    .select({ code: shares.code, nameAllowedAt: shares.nameAllowedAt, count: selectShareCount() })
    .from(shares)
    .where(eq(shares.submissionId, id));
}

/** Counts the paid answers that came by a link, as a column of a query that has its row. */
export function selectShareCount(): SQL<number> {
  const brought = alias(submissions, 'brought');
  return sql<number>`(select count(*) from ${submissions} ${sql.identifier('brought')}
    where ${brought.shareCode} = ${shares.code} and ${brought.status} = 'paid')`;
}

/**
 * Returns the code to store with a new answer, as part of its insert: that of another fan's link to the same campaign,
 * null for any other, so that nobody counts for themselves and no code comes back after its fan's erasure.
 */
export function selectShareCode(campaignId: string, userId: string, code: string | undefined): SQL {
  if (code === undefined) return sql`null`;
  const sharer = alias(submissions, 'sharer');
  return sql`(select ${shares.code} from ${shares}
    join ${submissions} ${sql.identifier('sharer')} on ${sharer.id} = ${shares.submissionId}
    where ${shares.code} = ${code} and ${shares.campaignId} = ${campaignId} and ${sharer.userId} <> ${userId})`;
}

function createCode(): string {
  return randomBytes(SHARE_CODE_BYTES).toString('base64url');
}
