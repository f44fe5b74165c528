import { eq } from 'drizzle-orm';
import { logAction } from '../admin-log/index.ts';
import type { ActionReason } from '../admin-log/contract.ts';
import { mails } from '../platform/table.ts';
import type { Ctx } from '../platform/context.ts';
import { ApiError, notFound } from '../platform/errors.ts';
import { sendDueMails } from '../platform/mail.ts';
import { resendMail } from '../platform/resend-mail.ts';
import type { LocalizedText } from '../platform/rules.ts';
import { commit, isUnchanged, runUnit } from '../platform/unit-of-work.ts';

const CANNOT_SEND_AGAIN: LocalizedText = {
  en: 'This email has already been sent again, or its content is no longer there.',
  nl: 'Deze mail is al opnieuw verstuurd, of de inhoud is er niet meer.',
};

/** Makes a mail that failed for good due again, once. Throws 404 for an unknown mail, 409 for one that cannot be sent. */
export async function sendMailAgain(ctx: Ctx, id: string, { reason }: ActionReason): Promise<void> {
  await runUnit(async () => {
    const [mail] = await ctx.db.select().from(mails).where(eq(mails.id, id));
    if (!mail) throw notFound();
    const { failedAt, resentAt, recipient } = mail;
    if (failedAt === null || resentAt !== null || recipient === null)
      throw new ApiError(409, 'conflict', CANNOT_SEND_AGAIN);
    await commit(
      ctx,
      [isUnchanged(mails, { id, failedAt, resentAt, recipient })],
      [logAction(ctx, { action: 'mail-sent-again', subject: id, reason }), resendMail(ctx, id)],
    );
  });
  ctx.log.info('mail_sent_again', { mail: id });
  ctx.defer(sendDueMails(ctx));
}
