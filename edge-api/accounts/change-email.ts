import { type Ctx, type Person } from '../platform/context.ts';
import { unauthenticated, validationFailed } from '../platform/errors.ts';
import { queueMail, sendDueMails } from '../platform/mail.ts';
import { enforceRateLimit } from '../platform/rate-limit.ts';
import { commitOrThrow } from '../platform/unit-of-work.ts';
import type { ChangeEmail, TokenBody } from './contract.ts';
import { findPerson } from './find-person.ts';
import { createLink, deleteLinks, invalidLink, requireLink } from './link.ts';
import { toLinkMail } from './mails.ts';
import { limitMails } from './rate-limits.ts';
import { isStillLoggedIn } from './sessions.ts';
import { requireProvenPerson, requireStepUp } from './require-step-up.ts';
import { EMAIL_UNCHANGED, MAIL_SENT_IF_NEEDED } from './rules.ts';

/**
 * Mails a confirmation link to the new address, and a notice with a cancellation link to the old one, which stays in
 * use until the change is confirmed. A new address that already has an account gets no mail; the response is the same.
 */
export async function changeEmail(ctx: Ctx, { newEmail, password }: ChangeEmail) {
  const person = requireProvenPerson(ctx);
  if (newEmail === person.email) throw validationFailed([{ path: 'newEmail', message: EMAIL_UNCHANGED }]);
  await requireStepUp(ctx, password);
  // The notice, apart from mails that visitors request.
  await enforceRateLimit(ctx, 'mail-person', person.id, ctx.settings.LIMIT_MAIL_PER_ADDRESS);
  await limitMails(ctx, newEmail);
  ctx.log.info('email_change_requested', { user: person.id });
  ctx.defer(sendChangeLinks(ctx, person, newEmail));
  return { message: MAIL_SENT_IF_NEEDED[ctx.language] };
}

async function sendChangeLinks(ctx: Ctx, person: Person, newEmail: string): Promise<void> {
  const { id: subject, email, language } = person;
  const cancel = createLink(ctx, 'cancel-email-change', { subject, email });
  const confirm = createLink(ctx, 'change-email', { subject, email: newEmail });
  const isFree = !(await findPerson(ctx, newEmail));
  // A password reset during this request must not miss the links created here.
  await commitOrThrow(ctx, unauthenticated, isStillLoggedIn(ctx), [
    cancel.statement,
    queueMail(ctx, toLinkMail(ctx, 'cancel-email-change', person, cancel)),
    ...(isFree
      ? [
          confirm.statement,
          queueMail(ctx, toLinkMail(ctx, 'change-email', { email: newEmail, language }, confirm)),
        ]
      : []),
  ]);
  await sendDueMails(ctx);
}

/** Revokes every pending change of a person's address, given the token in the notice to the old one. */
export async function cancelEmailChange(ctx: Ctx, { token }: TokenBody): Promise<void> {
  const link = await requireLink(ctx, ['cancel-email-change'], token);
  const revoked = await deleteLinks(ctx, link.subject, ['change-email', 'cancel-email-change']);
  if (revoked.length === 0) throw invalidLink();
  ctx.log.info('email_change_cancelled', { user: link.subject });
}
