import { and, eq } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Ctx } from '../platform/context.ts';
import { isUniqueViolation } from '../platform/db.ts';
import { sendDueMails } from '../platform/mail.ts';
import { logAccountEvent } from './account-log.ts';
import type { VerifyEmail } from './contract.ts';
import { invalidLink, requireLink, isUnconsumed, consumeLink, LINK_PURPOSES, type Link } from './link.ts';
import { queueNotice } from './mails.ts';
import { toPersonKey } from './rules.ts';
import { user } from './table.ts';

/** Returns what else happens once a person's address is verified; each statement checks that itself. */
export type OnVerified = (ctx: Ctx, userId: string) => readonly BatchItem<'sqlite'>[];

/**
 * Uses a link that verifies an address: of a new account, or the new address of an existing one. What `onVerified` adds
 * happens in the same batch.
 */
export async function verifyEmail(
  ctx: Ctx,
  { token }: VerifyEmail,
  onVerified: OnVerified = () => [],
): Promise<void> {
  const link = await requireLink(ctx, ['verify-email', 'change-email'], token);
  const statements = onVerified(ctx, link.subject);
  if (link.purpose === 'change-email') await applyNewEmail(ctx, link, statements);
  else await confirmEmail(ctx, link, statements);
}

async function confirmEmail(ctx: Ctx, link: Link, statements: ReturnType<OnVerified>): Promise<void> {
  const matchesLink = and(eq(user.id, link.subject), eq(user.email, link.email), isUnconsumed(ctx, link));
  const [, consumed] = await ctx.db.batch([
    ctx.db.update(user).set({ emailVerified: true, updatedAt: ctx.now }).where(matchesLink),
    consumeLink(ctx, link),
    ...statements,
  ]);
  if (consumed.length === 0) throw invalidLink();
}

/** Changes the address, revokes every link of the person and notifies the old address. */
async function applyNewEmail(ctx: Ctx, link: Link, statements: ReturnType<OnVerified>): Promise<void> {
  const { email } = link;
  const [before] = await ctx.db.select().from(user).where(eq(user.id, link.subject));
  if (!before) throw invalidLink();
  const consumed = await ctx.db
    .batch([
      ctx.db
        .update(user)
        .set({ email, personKey: toPersonKey(email), emailVerified: true, updatedAt: ctx.now })
        .where(and(eq(user.id, link.subject), isUnconsumed(ctx, link))),
      consumeLink(ctx, link, LINK_PURPOSES),
      ...statements,
    ])
    .then(([, deleted]) => deleted)
    .catch((error: unknown) => {
      // Another account has taken the address since.
      if (isUniqueViolation(error)) throw invalidLink();
      throw error;
    });
  if (consumed.length === 0) throw invalidLink();
  logAccountEvent(ctx, 'email_changed', link.subject);
  await queueNotice(ctx, 'email-changed', before, link.id);
  ctx.defer(sendDueMails(ctx));
}
