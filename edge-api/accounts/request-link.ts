import type { BatchItem } from 'drizzle-orm/batch';
import type { Ctx } from '../platform/context.ts';
import { queueMail, sendDueMails } from '../platform/mail.ts';
import type { LinkRequest } from './contract.ts';
import { findPerson } from './find-person.ts';
import { createLink, deleteLinks } from './link.ts';
import { toLinkMail } from './mails.ts';
import { limitMails } from './rate-limits.ts';
import { MAIL_SENT_IF_NEEDED } from './rules.ts';

/** The links that a visitor may ask for. */
type RequestedPurpose = 'log-in' | 'reset-password' | 'verify-email';

/**
 * Sends a link to an address that has an account, and needs one to verify it; deferred, so that neither the response nor
 * its timing reveals whether there is one. Returns the sentence that says so.
 */
export async function requestLink(
  ctx: Ctx,
  purpose: RequestedPurpose,
  to: LinkRequest,
): Promise<{ readonly message: string }> {
  await limitMails(ctx, to.email);
  ctx.defer(sendLink(ctx, purpose, to));
  return { message: MAIL_SENT_IF_NEEDED[ctx.language] };
}

/** Sends a link, in one batch with `more`. One that logs in comes with a code, which replaces former ones. */
export async function sendLink(
  ctx: Ctx,
  purpose: RequestedPurpose,
  to: LinkRequest,
  more: readonly BatchItem<'sqlite'>[] = [],
): Promise<void> {
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
    ...more,
  ]);
  await sendDueMails(ctx);
}
