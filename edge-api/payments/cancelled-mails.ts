import { sql, type SQL } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import type { Ctx } from '../platform/context.ts';
import { queueMails } from '../platform/mail.ts';
import { LANGUAGES, type Language } from '../platform/rules.ts';
import type { MailAttachment } from '../platform/table.ts';
import { submissions } from '../submissions/table.ts';
import { CANCELLED_UNPAID, REFUND, type MailCancellation } from './mail-texts.ts';
import { queueUnpaidMails, renderPaymentMail } from './mails.ts';
import { checkouts } from './table.ts';

type Campaign = { readonly id: string; readonly name: string };

/** Returns the statements that tell everyone who takes part in a campaign that it does not go ahead. */
export function queueCancelledMails(
  ctx: Ctx,
  campaign: Campaign,
  cancellation: MailCancellation,
  condition: SQL,
) {
  const toText = (language: Language) => CANCELLED_UNPAID[language](campaign.name, cancellation);
  return [
    ...queueRefundMails(ctx, campaign, cancellation, condition),
    ...queueUnpaidMails(ctx, campaign.id, toText, condition),
  ];
}

/**
 * Returns the statements that tell everyone whose payment is there why it goes back now, with files for each language.
 * One mail for a payment: the statement that comes first in a batch decides what is in it.
 */
export function queueRefundMails(
  ctx: Ctx,
  { id, name }: Campaign,
  cancellation: MailCancellation,
  condition: SQL,
  listAttachments: (language: Language) => readonly MailAttachment[] = () => [],
) {
  return LANGUAGES.map((language) => {
    const attachments = listAttachments(language);
    const mail = {
      ...renderPaymentMail(ctx, language, REFUND[language](name, 'campaign-cancelled', cancellation)),
      ...(attachments.length > 0 && { attachments }),
    };
    return queueMails(
      ctx,
      { key: sql`'refund:' || ${checkouts.id}`, to: sql`${user.email}`, ...mail },
      sql`${submissions} inner join ${user} on ${user.id} = ${submissions.userId}
        inner join ${checkouts} on ${checkouts.submissionId} = ${submissions.id}
        where ${submissions.campaignId} = ${id} and ${user.language} = ${language}
        and ${checkouts.state} = 'paid' and ${checkouts.refundDueAt} is null and ${condition}`,
    );
  });
}
