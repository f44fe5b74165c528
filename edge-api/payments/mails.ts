import { sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { createReceiptLogin } from '../accounts/index.ts';
import { user } from '../accounts/table.ts';
import { toCancellation, toMailCampaign } from '../campaigns/index.ts';
import { isOpen } from '../campaigns/rules.ts';
import type { Ctx } from '../platform/context.ts';
import { queueMails, type Mail } from '../platform/mail.ts';
import { renderMail, type MailContent } from '../platform/render-mail.ts';
import { LANGUAGES, type Language } from '../platform/rules.ts';
import { submissions } from '../submissions/table.ts';
import type { PaymentUpdate } from './ledger/payment-update.ts';
import type { LedgerEntry } from './ledger/read-ledger.ts';
import {
  CANCELLED_UNPAID,
  CHECKOUT_EXPIRED,
  CLOSED_UNPAID,
  RECEIPT,
  REFUND,
  TRANSFER_FAILED,
  type PaymentMailText,
} from './mail-texts.ts';
import { renderPriceLine } from './price-rules.ts';
import { dueRefundReasonFrom, hasPayment, type Ledger } from './ledger-rules.ts';
import { checkouts } from './table.ts';

/** Returns whether an update is the first by which a submission is paid, of which a receipt tells. */
function isReceiptDue({ ledger: before }: LedgerEntry, after: Ledger): boolean {
  return after.status === 'paid' && !hasPayment(before);
}

/**
 * Returns the link that logs in from a receipt's mail, with its row; undefined when no receipt is
 * due.
 */
export function createReceiptLink(ctx: Ctx, entry: LedgerEntry, after: Ledger) {
  const { email, language, submission } = entry;
  if (!isReceiptDue(entry, after) || email === null || submission.userId === null) return undefined;
  return createReceiptLogin(ctx, { userId: submission.userId, email, language });
}

/**
 * Returns the mails that an update causes, each sent once by its key: a receipt, with `more` as its other links, a
 * refund, or that nothing was paid.
 */
export function listPaymentMails(
  ctx: Ctx,
  entry: LedgerEntry,
  after: Ledger,
  update: PaymentUpdate,
  more: MailContent['more'] = [],
): readonly Mail[] {
  const { email: to, language, ledger: before, campaign } = entry;
  const { checkoutId: id } = update;
  const priceLine = renderPriceLine(ctx.settings.COSTS_COVERED_BY, campaign.charityName ?? '');
  if (to === null) return [];
  const about = toMailCampaign(ctx, campaign);
  const mail = (key: string, text: PaymentMailText): Mail => ({
    key,
    to,
    ...renderPaymentMail(ctx, language, { ...text, campaign: about }),
  });
  const isGoingBack = (ledger: Ledger) =>
    ledger.checkouts.some((checkout) => checkout.id === id && checkout.isRefundDue);
  const hasFailed = after.status === 'failed' && before.status !== 'failed';
  const unpaid = hasFailed && !update.isQuiet ? toUnpaidMail(ctx, entry, update) : undefined;
  return [
    ...(isReceiptDue(entry, after)
      ? [
          mail(`paid:${entry.submission.id}`, {
            ...RECEIPT[language](campaign.name, priceLine[language]),
            quote: entry.submission.answer,
            more,
          }),
        ]
      : []),
    ...(isGoingBack(after) && !isGoingBack(before)
      ? [mail(`refund:${id}`, toRefundText(entry, dueRefundReasonFrom(after, id)))]
      : []),
    ...(unpaid ? [mail(unpaid.key, unpaid.text)] : []),
  ];
}

function toRefundText(
  { campaign, language }: LedgerEntry,
  reason: ReturnType<typeof dueRefundReasonFrom>,
): PaymentMailText {
  const cancellation = reason === 'campaign-cancelled' ? toCancellation(campaign) : null;
  return REFUND[language](campaign.name, reason, cancellation ?? undefined);
}

/**
 * Returns the mail about a payment that failed: a transfer, a provider's page that expired, or one that ended with the
 * campaign. A page that ended before its time was ended here, for a reason that the fan knows.
 */
function toUnpaidMail(
  ctx: Ctx,
  { submission, campaign, checkouts: rows, language }: LedgerEntry,
  { checkoutId, failure }: PaymentUpdate,
): { readonly key: string; readonly text: PaymentMailText } | undefined {
  const canPay = isOpen(campaign, ctx.now);
  if (failure === 'transfer') {
    return { key: `failed:${checkoutId}`, text: TRANSFER_FAILED[language](campaign.name, canPay) };
  }
  const cancellation = toCancellation(campaign);
  if (cancellation)
    return { key: closedKey(submission.id), text: CANCELLED_UNPAID[language](campaign.name, cancellation) };
  if (!canPay) return { key: closedKey(submission.id), text: CLOSED_UNPAID[language](campaign.name) };
  const expiresAt = rows.find(({ id }) => id === checkoutId)?.expiresAt;
  const hasExpired = failure === 'expired' && expiresAt !== undefined && expiresAt <= ctx.now;
  return hasExpired
    ? { key: `expired:${submission.id}`, text: CHECKOUT_EXPIRED[language](campaign.name) }
    : undefined;
}

/** Condition that a submission is not paid, with no checkout from which money may still come. */
const IS_UNPAID = sql`${submissions.status} in ('pending', 'failed')
  and not exists (select 1 from ${checkouts} where ${checkouts.submissionId} = ${submissions.id}
    and ${checkouts.state} in ('open', 'processing'))`;

/** Returns the condition that closing a campaign is news to a fan who has not paid. */
export function hasUnpaid(campaignId: SQLiteColumn): SQL {
  return sql`exists (select 1 from ${submissions} where ${submissions.campaignId} = ${campaignId} and ${IS_UNPAID})`;
}

const closedKey = (submissionId: string) => `closed:${submissionId}`;

/**
 * Returns the statements that tell everyone who has not paid that their campaign closes, while `condition` holds. Those
 * whose payment is still open or under way are told once it has ended.
 */
export function queueClosedMails(
  ctx: Ctx,
  { id, name }: { readonly id: string; readonly name: string },
  condition: SQL,
) {
  return queueUnpaidMails(ctx, id, (language) => CLOSED_UNPAID[language](name), condition);
}

/** Returns the statements that tell everyone who has not paid for a campaign, while `condition` holds. */
export function queueUnpaidMails(
  ctx: Ctx,
  campaignId: string,
  toText: (language: Language) => PaymentMailText,
  condition: SQL,
) {
  return LANGUAGES.map((language) =>
    queueMails(
      ctx,
      {
        key: sql`${closedKey('')} || ${submissions.id}`,
        to: sql`${user.email}`,
        ...renderPaymentMail(ctx, language, toText(language)),
      },
      sql`${submissions} inner join ${user} on ${user.id} = ${submissions.userId}
        where ${submissions.campaignId} = ${campaignId} and ${IS_UNPAID} and ${user.language} = ${language}
        and ${condition}`,
    ),
  );
}

/** Renders a mail about a payment, with a link to the fan's list. */
export function renderPaymentMail(
  ctx: Ctx,
  language: Language,
  { subject, label, ...content }: PaymentMailText,
) {
  const url = `${ctx.settings.PUBLIC_ORIGIN}/${language}/dashboard`;
  return {
    subject: subject.replace(/\s+/g, ' '),
    ...renderMail(language, { ...content, action: { label, url } }),
  };
}
