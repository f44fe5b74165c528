import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { isUniqueViolation } from '../platform/db.ts';
import { sendDueMails } from '../platform/mail.ts';
import { logAccountEvent } from './account-log.ts';
import type { VerifyEmail } from './contract.ts';
import { invalidLink, requireLink, isUnconsumed, consumeLink, LINK_PURPOSES, type Link } from './link.ts';
import { queueNotice } from './mails.ts';
import { user } from './table.ts';

/** Uses a link that verifies an address: of a new account, or the new address of an existing one. */
export async function verifyEmail(ctx: Ctx, { token }: VerifyEmail): Promise<void> {
  const link = await requireLink(ctx, ['verify-email', 'change-email'], token);
  if (link.purpose === 'change-email') await applyNewEmail(ctx, link);
  else await confirmEmail(ctx, link);
}

async function confirmEmail(ctx: Ctx, link: Link): Promise<void> {
  const matchesLink = and(eq(user.id, link.userId), eq(user.email, link.email), isUnconsumed(ctx, link));
  const [, consumed] = await ctx.db.batch([
    ctx.db.update(user).set({ emailVerified: true, updatedAt: ctx.now }).where(matchesLink),
    consumeLink(ctx, link),
  ]);
  if (consumed.length === 0) throw invalidLink();
}

/** Changes the address, revokes every link of the person and notifies the old address. */
async function applyNewEmail(ctx: Ctx, link: Link): Promise<void> {
  const [before] = await ctx.db.select().from(user).where(eq(user.id, link.userId));
  if (!before) throw invalidLink();
  const consumed = await ctx.db
    .batch([
      ctx.db
        .update(user)
        .set({ email: link.email, emailVerified: true, updatedAt: ctx.now })
        .where(and(eq(user.id, link.userId), isUnconsumed(ctx, link))),
      consumeLink(ctx, link, LINK_PURPOSES),
    ])
    .then(([, deleted]) => deleted)
    .catch((error: unknown) => {
      // Another account has taken the address since.
      if (isUniqueViolation(error)) throw invalidLink();
      throw error;
    });
  if (consumed.length === 0) throw invalidLink();
  logAccountEvent(ctx, 'email_changed', link.userId);
  await queueNotice(ctx, 'email-changed', before, link.id);
  ctx.defer(sendDueMails(ctx));
}
