import type { Ctx } from '../platform/context.ts';
import { sendDueMails } from '../platform/mail.ts';
import type { MailRequest } from './contract.ts';
import { findPerson } from './find-person.ts';
import { countMail } from './limits.ts';
import { newLink } from './link.ts';
import { queueLinkMail } from './mails.ts';

/** Sends a link for a new password to an address that has an account; done after the answer, as a resend is. */
export async function requestPasswordReset(ctx: Ctx, { email }: MailRequest): Promise<void> {
  await countMail(ctx, email);
  ctx.defer(sendLink(ctx, email));
}

async function sendLink(ctx: Ctx, email: string): Promise<void> {
  const known = await findPerson(ctx, email);
  if (!known) return;
  const { id, language } = known.row;
  const link = await newLink(ctx, 'reset-password', { userId: id, email });
  await ctx.db.batch([link.statement, queueLinkMail(ctx, 'reset-password', { email, language }, link)]);
  await sendDueMails(ctx);
}
