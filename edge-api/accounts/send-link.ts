import type { Ctx } from '../platform/context.ts';
import { queueMail, sendDueMails } from '../platform/mail.ts';
import type { Language } from '../platform/rules.ts';
import { createLink, revokeCodes, type MailedLinkPurpose } from './link.ts';
import { toLinkMail } from './mails.ts';

/**
 * Sends a person a link to their address; link and mail are stored in one batch. A link that logs in comes with a code,
 * which replaces former ones.
 */
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
  const { email } = to;
  const link = createLink(ctx, purpose, { subject: userId, email });
  const notMe =
    purpose === 'verify-email' ? createLink(ctx, 'not-me', { subject: userId, email }) : undefined;
  const code = purpose === 'log-in' ? createLink(ctx, 'log-in-code', { subject: userId, email }) : undefined;
  await ctx.db.batch([
    link.statement,
    ...(notMe ? [notMe.statement] : []),
    ...(code ? [revokeCodes(ctx, userId), code.statement] : []),
    queueMail(ctx, toLinkMail(ctx, purpose, to, link, { notMe, code })),
  ]);
  await sendDueMails(ctx);
}
