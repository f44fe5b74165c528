import { requirePerson, type Ctx, type Person } from '../platform/context.ts';
import { validationFailed } from '../platform/errors.ts';
import { sendDueMails } from '../platform/mail.ts';
import type { ChangeEmail } from './contract.ts';
import { findPerson } from './find-person.ts';
import { countMail } from './limits.ts';
import { newLink } from './link.ts';
import { queueLinkMail } from './mails.ts';
import { requirePassword } from './require-password.ts';
import { EMAIL_SAME } from './rules.ts';

/**
 * Sends a link to a new address; the old one stays in use until the link is. An address that has an account gets
 * no mail, and the answer is the same.
 */
export async function changeEmail(ctx: Ctx, { newEmail, password }: ChangeEmail): Promise<void> {
  const person = requirePerson(ctx);
  if (newEmail === person.email) throw validationFailed([{ path: 'newEmail', message: EMAIL_SAME }]);
  await requirePassword(ctx, person, password, 'password');
  await countMail(ctx, newEmail);
  ctx.defer(sendLink(ctx, person, newEmail));
}

async function sendLink(ctx: Ctx, { id, language }: Person, email: string): Promise<void> {
  if (await findPerson(ctx, email)) return;
  const link = await newLink(ctx, 'change-email', { userId: id, email });
  await ctx.db.batch([link.statement, queueLinkMail(ctx, 'change-email', { email, language }, link)]);
  await sendDueMails(ctx);
}
