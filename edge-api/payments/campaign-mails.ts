import { and, eq, exists, inArray, isNull, ne, type SQL, not } from 'drizzle-orm';
import { QueryBuilder, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { toSql } from '../platform/columns.ts';
import { hasRow } from '../platform/conditions.ts';
import type { Ctx } from '../platform/context.ts';
import type { MailCampaign } from '../platform/render-mail.ts';
import type { Language } from '../platform/rules.ts';
import type { MailAttachment } from '../platform/table.ts';
import { queueFanMails } from '../submissions/index.ts';
import { SUBMISSIONS_PATH } from '../submissions/rules.ts';
import { submissions } from '../submissions/table.ts';
import { MISSED, REFUND, type MailCancellation } from './mail-texts.ts';
import { checkouts } from './table.ts';

type Campaign = { readonly id: string; readonly name: string; readonly about?: MailCampaign | undefined };

const query = new QueryBuilder();
const isOwnCheckout = eq(checkouts.submissionId, submissions.id);

const isUnpaid = and(
  inArray(submissions.status, ['pending', 'failed']),
  not(hasRow(checkouts, isOwnCheckout, inArray(checkouts.state, ['open', 'processing']))),
);

/** Holds for a campaign with fans who have not paid and should hear that it closes. */
export function hasUnpaid(campaignId: SQLiteColumn): SQL {
  return hasRow(submissions, eq(submissions.campaignId, campaignId), isUnpaid);
}

/**
 * Returns the statements that tell everyone who has not paid that the campaign closes, or why it was cancelled. Fans
 * whose payment is still open or processing are told once it has ended.
 */
export function queueMissedMails(
  ctx: Ctx,
  { id: campaignId, name, about: campaign }: Campaign,
  cancellation: MailCancellation | null,
) {
  return queueFanMails(ctx, {
    campaignId,
    occasion: 'closed',
    condition: isUnpaid,
    path: SUBMISSIONS_PATH,
    toText: (language) => ({ ...MISSED[language](name, cancellation), campaign }),
  });
}

/**
 * Returns the statements that tell everyone with a payment, or those who meet `condition`, why it is refunded; for a
 * disputed payment, that the bank decides first. Each payment gets one mail, that of the first statement in a batch.
 */
export function queueRefundMails(
  ctx: Ctx,
  { id, name, about: campaign }: Campaign,
  cancellation: MailCancellation,
  condition?: SQL,
  listAttachments: (language: Language) => readonly MailAttachment[] = () => [],
) {
  const payment = query
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(isOwnCheckout, eq(checkouts.state, 'paid'), isNull(checkouts.refundDueAt)));
  return [true, false].flatMap((isDisputed) =>
    queueFanMails(ctx, {
      campaignId: id,
      occasion: 'refund',
      subject: toSql(payment),
      condition: and(exists(payment), condition, (isDisputed ? eq : ne)(submissions.status, 'disputed')),
      path: SUBMISSIONS_PATH,
      toText: (language) => ({
        ...REFUND[language](name, 'campaign-cancelled', cancellation, isDisputed),
        campaign,
      }),
      complete: (mail, language) => {
        const attachments = listAttachments(language);
        return attachments.length > 0 ? { ...mail, attachments } : mail;
      },
    }),
  );
}
