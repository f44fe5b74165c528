import { eq } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { createReceiptLogin, storeReceiptLogins } from '../accounts/index.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound, conflict } from '../platform/errors.ts';
import { queueMail, sendDueMails } from '../platform/mail.ts';
import { readLedger } from './ledger/read-ledger.ts';
import { toReceiptMail } from './mails.ts';
import { NO_RECEIPT } from './rules.ts';
import { checkouts } from './table.ts';

/** Mails a payment's receipt again, together with `more`. Throws 404; 409 if the fan has no address or it is void. */
export async function sendReceipt(
  ctx: Ctx,
  checkoutId: string,
  more: readonly BatchItem<'sqlite'>[],
): Promise<void> {
  const [row] = await ctx.db.select().from(checkouts).where(eq(checkouts.id, checkoutId));
  const entry = row && (await readLedger(ctx, row.submissionId));
  if (!entry) throw notFound();
  const { email: to, language, submission } = entry;
  if (row.state !== 'paid' || submission.status !== 'paid' || to === null || submission.userId === null)
    throw conflict(NO_RECEIPT);
  const login = createReceiptLogin(ctx, { userId: submission.userId, email: to, language });
  const key = `paid:${submission.id}:${ctx.now.getTime()}`;
  await ctx.db.batch([
    storeReceiptLogins(ctx, [login.row]),
    queueMail(ctx, toReceiptMail(ctx, entry, { key, to }, [login.mailPart])),
    ...more,
  ]);
  ctx.defer(sendDueMails(ctx));
}
