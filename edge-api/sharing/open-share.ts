import { randomBytes } from 'node:crypto';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { conflict } from '../platform/errors.ts';
import { commit, isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import { requireOwnSubmission } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';
import type { OpenShare, Share } from './contract.ts';
import { toPublicName } from './public-names.ts';
import { SHARE_CODE_BYTES, SHARE_NOT_PAID } from './rules.ts';
import { shares } from './table.ts';

/** Opens the link of the caller's own paid answer, once. Throws as `requireOwnSubmission`, and 409 until it is paid. */
export async function openShare(ctx: Ctx, submissionId: string, { showsName }: OpenShare): Promise<Share> {
  const { code, nameAllowedAt, hasName } = await runUnit(async () => {
    const { id, campaignId, userId, status, hasName } = await requireOwnSubmission(ctx, submissionId);
    if (status !== 'paid') throw conflict(SHARE_NOT_PAID);
    const isOwn = eq(shares.submissionId, id);
    const [known] = await ctx.db.select().from(shares).where(isOwn);
    const before = known?.nameAllowedAt ?? null;
    const allowed = showsName === undefined ? before : showsName ? (before ?? ctx.now) : null;
    const link = {
      code: known?.code ?? randomBytes(SHARE_CODE_BYTES).toString('base64url'),
      nameAllowedAt: allowed,
    };
    await commit(
      ctx,
      and(isUnchanged(submissions, { id, userId }), eq(ctx.db.$count(shares, isOwn), known ? 1 : 0)),
      [
        ctx.db
          .insert(shares)
          .values({ submissionId: id, campaignId, ...link, createdAt: ctx.now })
          .onConflictDoUpdate({ target: shares.submissionId, set: { nameAllowedAt: allowed } }),
      ],
    );
    return { ...link, hasName };
  });
  const name = hasName ? toPublicName(requirePerson(ctx).name) : null;
  const isBrought = and(eq(submissions.shareCode, code), eq(submissions.status, 'paid'));
  const count = await ctx.db.$count(submissions, isBrought);
  return { code, showsName: nameAllowedAt !== null, count, name };
}

/** Counts the paid answers that a link brought, as a column of a query on the link's row. */
export function selectShareCount(): SQL<number> {
  const brought = alias(submissions, 'brought');
  return sql<number>`(select count(*) from ${submissions} ${sql.identifier('brought')}
    where ${brought.shareCode} = ${shares.code} and ${brought.status} = 'paid')`;
}

/**
 * Returns the code to store with a new answer, evaluated within its insert: that of another fan's link to the same
 * campaign, else null, so that fans do not count for themselves and no code reappears after its fan's erasure.
 */
export function selectShareCode(campaignId: string, userId: string, code: string | undefined): SQL {
  if (code === undefined) return sql`null`;
  const sharer = alias(submissions, 'sharer');
  return sql`(select ${shares.code} from ${shares}
    join ${submissions} ${sql.identifier('sharer')} on ${sharer.id} = ${shares.submissionId}
    where ${shares.code} = ${code} and ${shares.campaignId} = ${campaignId} and ${sharer.userId} <> ${userId})`;
}
