import type { Ctx } from '../platform/context.ts';
import { queueMail, sendDueMails } from '../platform/mail.ts';
import type { MailRequest } from './contract.ts';
import { findPerson } from './find-person.ts';
import { createLink, deleteLinks } from './link.ts';
import { toLinkMail } from './mails.ts';
import { limitMails } from './rate-limits.ts';

/** The links that a visitor may ask for. */
type RequestedPurpose = 'log-in' | 'reset-password' | 'verify-email';

/** An address, and the path that the page of the link leads back to. */
type RequestedLink = MailRequest & { readonly redirect?: string | undefined };

/**
 * Sends a link to an address that has an account, and needs one to verify it; deferred, so that neither the response nor
 * its timing reveals whether there is one.
 */
export async function requestLink(
  ctx: Ctx,
  purpose: RequestedPurpose,
  { email, redirect }: RequestedLink,
): Promise<void> {
  await limitMails(ctx, email);
  ctx.defer(sendLink(ctx, purpose, { email, redirect }));
}

/** A link that logs in comes with a code, which replaces former ones. */
async function sendLink(ctx: Ctx, purpose: RequestedPurpose, to: RequestedLink): Promise<void> {
  const found = await findPerson(ctx, to.email);
  if (!found || (purpose === 'verify-email' && found.row.emailVerified)) return;
  const { id: subject, language, email } = found.row;
  const link = createLink(ctx, purpose, { subject, email });
  const notMe = purpose === 'verify-email' ? createLink(ctx, 'not-me', { subject, email }) : undefined;
  const code = purpose === 'log-in' ? createLink(ctx, 'log-in-code', { subject, email }) : undefined;
  await ctx.db.batch([
    link.statement,
    ...(notMe ? [notMe.statement] : []),
    ...(code ? [deleteLinks(ctx, subject, ['log-in-code']), code.statement] : []),
    queueMail(ctx, toLinkMail(ctx, purpose, { ...to, language }, link, { notMe, code })),
  ]);
  await sendDueMails(ctx);
}
