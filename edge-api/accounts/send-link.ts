import type { Ctx } from '../platform/context.ts';
import { sendDueMails } from '../platform/mail.ts';
import type { Language } from '../platform/rules.ts';
import { createLink, type MailedLinkPurpose } from './link.ts';
import { queueLinkMail } from './mails.ts';

/** Sends a person a link to their address; link and mail are stored in one batch. */
export async function sendLink(
  ctx: Ctx,
  purpose: MailedLinkPurpose,
  {
    userId,
    ...to
  }: {
    readonly userId: string;
    readonly email: string;
    readonly language: Language;
    /** Path that the page of the link leads back to. */
    readonly redirect?: string | undefined;
  },
): Promise<void> {
  const link = createLink(ctx, purpose, { subject: userId, email: to.email });
  await ctx.db.batch([link.statement, queueLinkMail(ctx, purpose, to, link)]);
  await sendDueMails(ctx);
}
