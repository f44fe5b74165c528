import type { Ctx } from '../platform/context.ts';
import type { MailRequest } from './contract.ts';
import { findPerson } from './find-person.ts';
import { limitMails } from './rate-limits.ts';
import { sendLink } from './send-link.ts';

/**
 * Sends a new verification link to an address that has an unverified account; deferred, so that neither the response
 * nor its timing reveals whether there is one.
 */
export async function resendVerification(ctx: Ctx, { email }: MailRequest): Promise<void> {
  await limitMails(ctx, email);
  ctx.defer(sendIfUnverified(ctx, email));
}

async function sendIfUnverified(ctx: Ctx, email: string): Promise<void> {
  const account = await findPerson(ctx, email);
  if (!account || account.row.emailVerified) return;
  const { id, language } = account.row;
  await sendLink(ctx, 'verify-email', { userId: id, email, language });
}
