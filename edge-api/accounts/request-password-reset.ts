import type { Ctx } from '../platform/context.ts';
import type { MailRequest } from './contract.ts';
import { findPerson } from './find-person.ts';
import { countMail } from './limits.ts';
import { sendLink } from './send-link.ts';

/** Sends a link for a new password to an address that has an account; done after the answer, as a resend is. */
export async function requestPasswordReset(ctx: Ctx, { email }: MailRequest): Promise<void> {
  await countMail(ctx, email);
  ctx.defer(sendIfKnown(ctx, email));
}

async function sendIfKnown(ctx: Ctx, email: string): Promise<void> {
  const known = await findPerson(ctx, email);
  if (!known) return;
  const { id, language } = known.row;
  await sendLink(ctx, 'reset-password', { userId: id, email, language });
}
