import { toMailCampaign } from '../campaigns/index.ts';
import type { Ctx } from '../platform/context.ts';
import { renderMail } from '../platform/render-mail.ts';
import type { Language } from '../platform/rules.ts';
import { REMINDER, STOP } from './mail-texts.ts';
import type { DueCampaign } from './queue-reminders.ts';
import type { ReminderMail } from './rules.ts';

/** Renders a mail about a campaign; `placeholder` stands where the token of the link that stops it comes. */
export function renderReminder(
  ctx: Ctx,
  mail: ReminderMail,
  campaign: DueCampaign,
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
      second: { ...STOP[language], url: stopUrl },
    }),
  };
}
