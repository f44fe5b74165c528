import { toMailCampaign } from '../campaigns/index.ts';
import type { Ctx } from '../platform/context.ts';
import { renderMail } from '../platform/render-mail.ts';
import type { Language } from '../platform/rules.ts';
import { REMINDER, STOP } from './mail-texts.ts';
import type { ReminderMail } from './rules.ts';

/** A campaign as the mails show it; `picture` is its stored file. */
type RemindedCampaign = Parameters<(typeof REMINDER)[ReminderMail][Language]>[0] &
  Parameters<typeof toMailCampaign>[1] & { readonly slug: string };

/** Renders a mail about a campaign; `placeholder` marks where the token of its unsubscribe link goes. */
export function renderReminder(
  ctx: Ctx,
  mail: ReminderMail,
  campaign: RemindedCampaign,
  { language, placeholder }: { readonly language: Language; readonly placeholder: string },
) {
  const site = `${ctx.settings.PUBLIC_ORIGIN}/${language}`;
  const stopUrl = `${site}/reminders/stop?token=${placeholder}`;
  const { subject, label, ...content } = REMINDER[mail][language](campaign);
  return {
    subject: subject.replace(/\s+/g, ' '),
    stopUrl,
    ...renderMail(language, {
      ...content,
      campaign: toMailCampaign(ctx, campaign),
      action: { label, url: `${site}/campaigns/${campaign.slug}` },
      more: [{ ...STOP[language], url: stopUrl }],
    }),
  };
}
