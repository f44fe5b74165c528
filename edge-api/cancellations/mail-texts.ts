import { formatCancellation, type Canceller } from '../campaigns/cancellation-rules.ts';
import type { MailTexts } from '../platform/page-mail.ts';

/** For the owner of a campaign that an admin stopped, or that ended for lack of a charity or something else. */
export const CAMPAIGN_STOPPED: MailTexts<[campaign: string, by: Canceller, reason: string]> = {
  nl: (campaign, by, reason) => ({
    subject: `Je campagne is stopgezet: ‘${campaign}’`,
    heading: 'Je campagne is stopgezet',
    paragraphs: [
      `Het gaat om ‘${campaign}’. ${formatCancellation({ by, reason }, 'nl')}`,
      by === 'fans'
        ? 'Er is dus niets om terug te betalen. Dit is definitief.'
        : 'Niemand kan nog meedoen, en alle donaties gaan terug naar de fans. Zij krijgen bericht, met deze reden. Dit is definitief.',
    ],
    label: 'Bekijk de campagne',
    note: 'Ben je het er niet mee eens? Beantwoord deze mail en vertel ons waarom.',
  }),
  en: (campaign, by, reason) => ({
    subject: `Your campaign has been stopped: “${campaign}”`,
    heading: 'Your campaign has been stopped',
    paragraphs: [
      `This is about “${campaign}”. ${formatCancellation({ by, reason }, 'en')}`,
      by === 'fans'
        ? 'So there is nothing to refund. This cannot be undone.'
        : 'Nobody can take part any more, and all donations go back to the fans. We are letting them know, with this reason. This cannot be undone.',
    ],
    label: 'See the campaign',
    note: 'Do you disagree? Reply to this email and tell us why.',
  }),
};
