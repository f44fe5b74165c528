import { and, isNotNull, isNull, eq } from 'drizzle-orm';
import type { ActionReason } from '../admin-log/contract.ts';
import { logAction } from '../admin-log/index.ts';
import type { Ctx } from '../platform/context.ts';
import { requireRow, conflict } from '../platform/errors.ts';
import { takePage, toNewestPage, type KeysetQuery } from '../platform/paging.ts';
import { sendDueMails, resendMail } from '../platform/mail.ts';
import type { LocalizedText } from '../platform/rules.ts';
import { mails } from '../platform/table.ts';
import { commit, isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import { pick, formatInstants } from '../platform/pick.ts';
import type { FailedMailsPage } from './contract.ts';

/** Condition of a mail that failed for good, and that an admin can have sent again. */
export const CAN_BE_SENT_AGAIN = and(
  isNotNull(mails.failedAt),
  isNull(mails.resentAt),
  isNotNull(mails.recipient),
);

/** Returns a page of the mails that failed for good, latest first. */
export async function listFailedMails(ctx: Ctx, query: KeysetQuery): Promise<FailedMailsPage> {
  const { id, failedAt } = mails;
  const failed = ctx.db
    .select(pick(mails, 'id', 'key', 'recipient', 'subject', 'createdAt', 'failedAt', 'attempts', 'resentAt'))
    .from(mails);
  const rows = await takePage(failed, query, [failedAt, id], isNotNull(failedAt));
  const docs = rows.map((mail) => ({
    ...formatInstants({ ...mail, failedAt: mail.failedAt ?? mail.createdAt }),
    canBeSentAgain: mail.resentAt === null && mail.recipient !== null,
  }));
  return toNewestPage(docs, query.limit, 'failedAt');
}

const CANNOT_SEND_AGAIN: LocalizedText = {
  en: 'This email has already been sent again, or its content is no longer there.',
  nl: 'Deze mail is al opnieuw verstuurd, of de inhoud is er niet meer.',
};

/** Makes a mail that failed for good due again, once. Throws 404 for an unknown mail, 409 if this is not possible. */
export async function sendMailAgain(ctx: Ctx, id: string, { reason }: ActionReason): Promise<void> {
  await runUnit(async () => {
    const mail = await requireRow(ctx.db.select().from(mails).where(eq(mails.id, id)));
    const { failedAt, resentAt, recipient } = mail;
    if (failedAt === null || resentAt !== null || recipient === null) throw conflict(CANNOT_SEND_AGAIN);
    await commit(ctx, isUnchanged(mails, { id, failedAt, resentAt, recipient }), [
      logAction(ctx, { action: 'mail-sent-again', subject: id, reason }),
      resendMail(ctx, id),
    ]);
  });
  ctx.log.info('mail_sent_again', { mail: id });
  ctx.defer(sendDueMails(ctx));
}
