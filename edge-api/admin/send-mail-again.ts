import { logAction } from '../admin-log/index.ts';
import type { ActionReason } from '../admin-log/contract.ts';
import { mails } from '../platform/table.ts';
import type { Ctx } from '../platform/context.ts';
import { ApiError, notFound } from '../platform/errors.ts';
import { sendDueMails } from '../platform/mail.ts';
import { canResendMail, resendMail } from '../platform/resend-mail.ts';
import type { LocalizedText } from '../platform/rules.ts';
import { eq } from 'drizzle-orm';

const CANNOT_SEND_AGAIN: LocalizedText = {
  en: 'This email has already been sent again, or its content is no longer there.',
  nl: 'Deze mail is al opnieuw verstuurd, of de inhoud is er niet meer.',
};

/** Makes a mail that failed for good due again, once. Throws 404 for an unknown mail, 409 for one that cannot be sent. */
export async function sendMailAgain(ctx: Ctx, id: string, { reason }: ActionReason): Promise<void> {
  const [, updated] = await ctx.db.batch([
    logAction(ctx, { action: 'mail-sent-again', subject: id, reason }, canResendMail(id)),
    // Last, because it makes the condition of the other false.
    resendMail(ctx, id),
  ]);
  if (updated.length > 0) {
    ctx.log.info('mail_sent_again', { mail: id });
    ctx.defer(sendDueMails(ctx));
    return;
  }
  if ((await ctx.db.$count(mails, eq(mails.id, id))) === 0) throw notFound();
  throw new ApiError(409, 'conflict', CANNOT_SEND_AGAIN);
}
