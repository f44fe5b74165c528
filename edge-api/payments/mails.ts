import { createReceiptLogin } from '../accounts/index.ts';
import { toCancellation, toMailCampaign } from '../campaigns/index.ts';
import { formatMoment } from '../campaigns/event-time-rules.ts';
import { renderOwnMinute, toEmblemPath, toMinute } from '../campaigns/dial-rules.ts';
import { renderPrize } from '../campaigns/rules.ts';
import type { Ctx } from '../platform/context.ts';
import type { Mail } from '../platform/mail.ts';
import { renderPageMail, type PageMailText } from '../platform/page-mail.ts';
import { getMoment, rowStateAt } from '../submissions/moment-rules.ts';
import { SUBMISSIONS_PATH } from '../submissions/rules.ts';
import type { PaymentUpdate } from './ledger/payment-update.ts';
import type { LedgerEntry } from './ledger/read-ledger.ts';
import { CHECKOUT_EXPIRED, MISSED, RECEIPT, REFUND, TRANSFER_FAILED } from './mail-texts.ts';
import { renderPriceLine } from './price-rules.ts';
import { dueRefundReasonFrom, hasOpenDispute, hasPayment, type Ledger } from './ledger-rules.ts';

/** Returns whether an update is the first that makes a submission paid, which a receipt confirms. */
function isReceiptDue({ ledger: before }: LedgerEntry, after: Ledger): boolean {
  return after.status === 'paid' && !hasPayment(before);
}

/** Returns the login link of a receipt's mail, with its row; undefined if no receipt is due. */
export function createReceiptLink(ctx: Ctx, entry: LedgerEntry, after: Ledger) {
  const { email, language, submission } = entry;
  if (!isReceiptDue(entry, after) || email === null || submission.userId === null) return undefined;
  return createReceiptLogin(ctx, { userId: submission.userId, email, language });
}

/** Returns the receipt, which says that an answer takes part, under a key, with `more` as additional links. */
export function toReceiptMail(
  ctx: Ctx,
  { campaign, language, submission }: LedgerEntry,
  mail: Pick<Mail, 'key' | 'to'>,
  more: NonNullable<PageMailText['more']>,
): Mail {
  const { subscriptionDeadline } = campaign;
  const text = RECEIPT[language](campaign.name, {
    celebrity: campaign.artistName,
    priceLine: renderPriceLine(ctx.settings.COSTS_COVERED_BY, campaign.charityName ?? '')[language],
    prize: renderPrize(campaign)[language],
    closes: subscriptionDeadline ? formatMoment(subscriptionDeadline, language) : '',
    moment: getMoment(rowStateAt(campaign, ctx.now), { paymentStatus: 'paid' }),
  });
  const minute = toMinute(submission.fanNumber);
  const emblem = {
    url: `${ctx.settings.PUBLIC_ORIGIN}${toEmblemPath(minute)}`,
    words: renderOwnMinute(minute)[language],
  };
  const about = { campaign: toMailCampaign(ctx, campaign), quote: submission.answer, more, emblem };
  return {
    ...mail,
    campaignId: campaign.id,
    ...renderPageMail(ctx, language, SUBMISSIONS_PATH, { ...text, ...about }),
  };
}

/** Returns the mails of an update: a receipt with `more` links, a refund, or that nothing was paid. */
export function listPaymentMails(
  ctx: Ctx,
  entry: LedgerEntry,
  after: Ledger,
  update: PaymentUpdate,
  more: NonNullable<PageMailText['more']> = [],
) {
  const { email: to, language, ledger: before, campaign } = entry;
  const { checkoutId: id } = update;
  if (to === null) return [];
  const about = toMailCampaign(ctx, campaign);
  const cancellation = toCancellation(campaign);
  const mail = (key: string, text: PageMailText): Mail => ({
    key,
    to,
    campaignId: campaign.id,
    ...renderPageMail(ctx, language, SUBMISSIONS_PATH, { ...text, campaign: about }),
  });
  const isGoingBack = (ledger: Ledger) =>
    ledger.checkouts.some((checkout) => checkout.id === id && checkout.isRefundDue);
  const isHeld = after.checkouts.some(({ id: each, disputes }) => each === id && hasOpenDispute(disputes));
  const hasFailed = after.status === 'failed' && before.status !== 'failed';
  const unpaid = hasFailed && !update.isQuiet ? toUnpaidMail(ctx, entry, update) : undefined;
  return [
    ...(isReceiptDue(entry, after)
      ? [toReceiptMail(ctx, entry, { key: `paid:${entry.submission.id}`, to }, more)]
      : []),
    ...(isGoingBack(after) && !isGoingBack(before)
      ? [
          mail(
            `refund:${id}`,
            REFUND[language](campaign.name, dueRefundReasonFrom(after, id), cancellation, isHeld),
          ),
        ]
      : []),
    ...(unpaid ? [mail(unpaid.key, unpaid.text)] : []),
  ];
}

/**
 * Returns the mail about a payment that failed: a transfer, a checkout page that expired, or one that ended with the
 * campaign. None for a page that we ended early, for a reason that the fan knows.
 */
function toUnpaidMail(
  ctx: Ctx,
  { submission, campaign, checkouts: rows, language }: LedgerEntry,
  { checkoutId, failure }: PaymentUpdate,
) {
  const moment = getMoment(rowStateAt(campaign, ctx.now), { paymentStatus: 'failed' });
  const unpaid = { celebrity: campaign.artistName, moment };
  if (failure === 'transfer') {
    return { key: `failed:${checkoutId}`, text: TRANSFER_FAILED[language](campaign.name, unpaid) };
  }
  if (moment.state === 'missed')
    return {
      key: `closed:${submission.id}`,
      text: MISSED[language](campaign.name, toCancellation(campaign)),
    };
  const expiresAt = rows.find(({ id }) => id === checkoutId)?.expiresAt;
  const hasExpired = failure === 'expired' && expiresAt !== undefined && expiresAt <= ctx.now;
  return hasExpired
    ? { key: `expired:${submission.id}`, text: CHECKOUT_EXPIRED[language](campaign.name, unpaid) }
    : undefined;
}
