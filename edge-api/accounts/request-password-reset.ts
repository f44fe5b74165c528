import type { Ctx } from '../platform/context.ts';
import type { ResetRequest } from './contract.ts';
import { findPerson } from './find-person.ts';
import { limitMails } from './rate-limits.ts';
import { sendLink } from './send-link.ts';

/** Sends a link for a new password to an address that has an account; deferred, so that timing reveals nothing. */
export async function requestPasswordReset(ctx: Ctx, { email, redirect }: ResetRequest): Promise<void> {
  await limitMails(ctx, email);
  ctx.defer(sendResetLink(ctx, email, redirect));
}

async function sendResetLink(ctx: Ctx, email: string, redirect: string | undefined): Promise<void> {
  const account = await findPerson(ctx, email);
  if (!account) return;
  const { id, language } = account.row;
  await sendLink(ctx, 'reset-password', { userId: id, email, language, redirect });
}
