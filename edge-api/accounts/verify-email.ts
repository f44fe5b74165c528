import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { isUniqueViolation } from '../platform/db.ts';
import { sendDueMails } from '../platform/mail.ts';
import type { VerifyEmail } from './contract.ts';
import { linkRefused, requireLink, stillUnused, useUp, voidLinks, type Link } from './link.ts';
import { queueNotice } from './mails.ts';
import { user } from './table.ts';

/** Uses a link that proves an address: of a new account, or of the new address of an old one. */
export async function verifyEmail(ctx: Ctx, { token }: VerifyEmail): Promise<void> {
  const link = await requireLink(ctx, ['verify-email', 'change-email'], token);
  if (link.purpose === 'change-email') await takeNewAddress(ctx, link);
  else await confirmAddress(ctx, link);
}

async function confirmAddress(ctx: Ctx, link: Link): Promise<void> {
  const isTheirs = and(eq(user.id, link.userId), eq(user.email, link.email), stillUnused(ctx, link));
  const [, used] = await ctx.db.batch([
    ctx.db.update(user).set({ emailVerified: true, updatedAt: ctx.now }).where(isTheirs),
    useUp(ctx, link),
  ]);
  if (used.length === 0) throw linkRefused();
}

/** Links to the old address end with it; whoever reads that mailbox is told. */
async function takeNewAddress(ctx: Ctx, link: Link): Promise<void> {
  const [before] = await ctx.db.select().from(user).where(eq(user.id, link.userId));
  if (!before) throw linkRefused();
  const used = await ctx.db
    .batch([
      ctx.db
        .update(user)
        .set({ email: link.email, emailVerified: true, updatedAt: ctx.now })
        .where(and(eq(user.id, link.userId), stillUnused(ctx, link))),
      voidLinks(ctx, 'reset-password', link.userId),
      voidLinks(ctx, 'verify-email', link.userId),
      useUp(ctx, link),
    ])
    .then((results) => results[3])
    .catch((error: unknown) => {
      // Somebody else has taken the address since.
      if (isUniqueViolation(error)) throw linkRefused();
      throw error;
    });
  if (used.length === 0) throw linkRefused();
  await queueNotice(ctx, 'email-changed', before, link.id);
  ctx.defer(sendDueMails(ctx));
}
