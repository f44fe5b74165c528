import { formatMoment } from '../campaigns/event-time-rules.ts';
import { findMailCampaign } from '../campaigns/index.ts';
import type { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import type { MailTexts } from '../platform/page-mail.ts';
import { DAY_MS } from '../platform/rules.ts';
import { isEligible } from '../scoring/index.ts';
import { queueFanMails } from '../submissions/index.ts';

/** Returns the statements that tell everyone that a campaign with known nominees is open again, once a day. */
export async function queueReopenedMails(
  ctx: Ctx,
  { id, slug, name, nomineesSelected }: typeof campaigns.$inferSelect,
  deadline: Date | null,
) {
  if (!nomineesSelected) return [];
  const campaign = await findMailCampaign(ctx, id);
  return queueFanMails(ctx, {
    campaignId: id,
    occasion: `reopened:${Math.floor(ctx.now.getTime() / DAY_MS)}`,
    condition: isEligible(id),
    path: `/campaigns/${slug}`,
    toText: (language) => ({ ...REOPENED[language](name, deadline), campaign }),
  });
}

const REOPENED: MailTexts<[campaign: string, deadline: Date | null]> = {
  nl: (campaign, deadline) => ({
    subject: `‘${campaign}’ is weer open`,
    heading: 'De campagne is weer open',
    paragraphs: [
      `De organisator heeft ‘${campaign}’ heropend${deadline ? `, tot ${formatMoment(deadline, 'nl')}` : ''}. De genomineerden zijn daarmee vervallen.`,
      'Je antwoord en je donatie doen gewoon mee: je hoeft niets te doen. Na het sluiten worden de genomineerden opnieuw bepaald, en dan hoor je weer van ons.',
    ],
    label: 'Bekijk de campagne',
  }),
  en: (campaign, deadline) => ({
    subject: `“${campaign}” is open again`,
    heading: 'The campaign is open again',
    paragraphs: [
      `The organiser has reopened “${campaign}”${deadline ? `, until ${formatMoment(deadline, 'en')}` : ''}. Its nominees no longer stand.`,
      'Your answer and your donation still count: there is nothing to do. After it closes, nominees are selected again, and you will hear from us.',
    ],
    label: 'See the campaign',
  }),
};
