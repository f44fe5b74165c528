import type { Ctx } from '../platform/context.ts';
import { sendDueMails } from '../platform/mail.ts';
import type { MailRequest } from './contract.ts';
import { findPerson } from './find-person.ts';
import { countMail } from './limits.ts';
import { newLink } from './link.ts';
import { queueLinkMail } from './mails.ts';

/**
 * Sends a new verification link to an address that has an unverified account. Nothing else: the work is done after
 * the answer, so that neither its words nor its time tell whether there was any.
 */
export async function resendVerification(ctx: Ctx, { email }: MailRequest): Promise<void> {
  await countMail(ctx, email);
  ctx.defer(sendLink(ctx, email));
}

async function sendLink(ctx: Ctx, email: string): Promise<void> {
  const known = await findPerson(ctx, email);
  if (!known || known.row.emailVerified) return;
  const { id, language } = known.row;
  const link = await newLink(ctx, 'verify-email', { userId: id, email });
  await ctx.db.batch([link.statement, queueLinkMail(ctx, 'verify-email', { email, language }, link)]);
  await sendDueMails(ctx);
}
