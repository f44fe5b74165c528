import { eq, exists, sql } from 'drizzle-orm';
import { requirePerson, type Ctx, type Person } from '../platform/context.ts';
import { validationFailed } from '../platform/errors.ts';
import { sendDueMails } from '../platform/mail.ts';
import { logAccountEvent } from './account-log.ts';
import type { ChangeEmail } from './contract.ts';
import { findPerson } from './find-person.ts';
import { createLink } from './link.ts';
import { queueLinkMail } from './mails.ts';
import { limitMails, limitOwnMails } from './rate-limits.ts';
import { requirePassword } from './require-password.ts';
import { EMAIL_UNCHANGED } from './rules.ts';
import { session } from './table.ts';

/**
 * Sends a link to a new address, and to the old one a notice with a link that cancels the change; the old one stays in
 * use until the first is used. A new address that has an account gets no mail, and everything else is the same.
 */
export async function changeEmail(ctx: Ctx, { newEmail, password }: ChangeEmail): Promise<void> {
  const person = requirePerson(ctx);
  if (newEmail === person.email) throw validationFailed([{ path: 'newEmail', message: EMAIL_UNCHANGED }]);
  await requirePassword(ctx, person, password, 'password');
  await limitOwnMails(ctx, person);
  await limitMails(ctx, newEmail);
  logAccountEvent(ctx, 'email_change_requested', person.id);
  ctx.defer(sendChangeLinks(ctx, person, newEmail));
}

async function sendChangeLinks(ctx: Ctx, person: Person, newEmail: string): Promise<void> {
  const { id: userId, email, language } = person;
  const cancel = createLink(ctx, 'cancel-email-change', { subject: userId, email });
  await ctx.db.batch([cancel.statement, queueLinkMail(ctx, 'cancel-email-change', person, cancel)]);
  if (!(await findPerson(ctx, newEmail))) {
    const confirm = createLink(
      ctx,
      'change-email',
      { subject: userId, email: newEmail },
      isStillLoggedIn(ctx),
    );
    const to = { email: newEmail, language };
    await ctx.db.batch([confirm.statement, queueLinkMail(ctx, 'change-email', to, confirm)]);
  }
  await sendDueMails(ctx);
}

/** A reset ends the session. One that overtakes this request must not leave a link behind that it did not revoke. */
function isStillLoggedIn(ctx: Ctx) {
  const sessionId = ctx.actor.kind === 'person' ? ctx.actor.sessionId : '';
  const own = ctx.db
    .select({ one: sql`1` })
    .from(session)
    .where(eq(session.id, sessionId));
  return exists(own);
}
