import { formatEventDate } from '../campaigns/event-time-rules.ts';
import { isInReview } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { queueEach } from '../platform/mail.ts';
import { listOperatorMails } from '../platform/operator-mail.ts';

/** Tells the operator, by one mail a day, how many campaigns wait for an admin; returns how many do. */
export async function tellOfReviews(ctx: Ctx): Promise<number> {
  const waiting = await ctx.db.$count(campaigns, isInReview);
  if (waiting === 0) return waiting;
  const mails = listOperatorMails(ctx, {
    key: `reviews:${formatEventDate(ctx.now)}`,
    subject: 'Er wachten campagnes op bevestiging',
    paragraphs: [
      waiting === 1 ? 'Er wacht één campagne.' : `Er wachten ${waiting} campagnes.`,
      `Niemand ziet ze totdat een beheerder weet wie de artiest is: ${ctx.settings.PUBLIC_ORIGIN}/nl/dashboard/admin/reviews`,
    ],
  });
  if (mails.length > 0) await queueEach(ctx, mails);
  return waiting;
}
