import { requirePerson, type Ctx, type Person } from '../platform/context.ts';
import { validationFailed } from '../platform/errors.ts';
import type { ChangeEmail } from './contract.ts';
import { findPerson } from './find-person.ts';
import { limitMails } from './rate-limits.ts';
import { requirePassword } from './require-password.ts';
import { EMAIL_UNCHANGED } from './rules.ts';
import { sendLink } from './send-link.ts';

/**
 * Sends a link to a new address; the old one stays in use until the link is used. An address that has an account gets
 * no mail, and the response is the same.
 */
export async function changeEmail(ctx: Ctx, { newEmail, password }: ChangeEmail): Promise<void> {
  const person = requirePerson(ctx);
  if (newEmail === person.email) throw validationFailed([{ path: 'newEmail', message: EMAIL_UNCHANGED }]);
  await requirePassword(ctx, person, password, 'password');
  await limitMails(ctx, newEmail);
  ctx.defer(sendConfirmationLink(ctx, person, newEmail));
}

async function sendConfirmationLink(ctx: Ctx, { id, language }: Person, email: string): Promise<void> {
  if (await findPerson(ctx, email)) return;
  await sendLink(ctx, 'change-email', { userId: id, email, language });
}
