import { formatMoment } from '../campaigns/event-time-rules.ts';
import type { MailTexts } from '../platform/page-mail.ts';
import type { MailLink } from '../platform/render-mail.ts';
import type { Language } from '../platform/rules.ts';
import type { CampaignState } from '../submissions/moment-rules.ts';
import type { ReminderMail } from './rules.ts';

type Campaign = {
  readonly name: string;
  readonly artistName: string;
  /** The campaign's state when the mail is queued. */
  readonly state: CampaignState;
} & Readonly<Record<'subscriptionStartDate' | 'subscriptionDeadline', Date | null>>;

export const REMINDER: Readonly<Record<ReminderMail, MailTexts<[Campaign]>>> = {
  opening: {
    nl: ({ name, ...campaign }) => ({
      subject: `Je kunt nu meedoen: ‘${name}’`,
      heading: 'Je kunt nu meedoen',
      paragraphs: [`Je vroeg om een herinnering: ‘${name}’ is open.`, ...listDeadline(campaign, 'nl')],
      label: 'Doe mee',
    }),
    en: ({ name, ...campaign }) => ({
      subject: `Entries are open: “${name}”`,
      heading: 'You can take part now',
      paragraphs: [`You asked for a reminder: “${name}” is open.`, ...listDeadline(campaign, 'en')],
      label: 'Take part',
    }),
  },
  deadline: {
    nl: ({ name, ...campaign }) => ({
      subject: `Je kunt nog meedoen: ‘${name}’`,
      heading: 'Je kunt nog meedoen',
      paragraphs: [
        `Meedoen aan ‘${name}’ kan nog maar even, en je antwoord is er nog niet bij.`,
        ...listDeadline(campaign, 'nl'),
        'Dit is onze laatste herinnering voor deze campagne.',
      ],
      label: 'Doe mee',
    }),
    en: ({ name, ...campaign }) => ({
      subject: `You can still take part: “${name}”`,
      heading: 'You can still take part',
      paragraphs: [
        `Entries for “${name}” close soon, and you have not taken part yet.`,
        ...listDeadline(campaign, 'en'),
        'This is our last reminder about this campaign.',
      ],
      label: 'Take part',
    }),
  },
  campaign: {
    nl: ({ name, artistName, ...campaign }) => ({
      subject: `Nieuwe campagne van ${artistName}: ‘${name}’`,
      heading: `Een nieuwe campagne van ${artistName}`,
      paragraphs: [
        `Je volgt ${artistName}. ‘${name}’ is de nieuwe campagne.`,
        ...listStart(campaign, 'nl'),
        ...listDeadline(campaign, 'nl'),
      ],
      label: 'Bekijk de campagne',
    }),
    en: ({ name, artistName, ...campaign }) => ({
      subject: `A new campaign by ${artistName}: “${name}”`,
      heading: `A new campaign by ${artistName}`,
      paragraphs: [
        `You follow ${artistName}. “${name}” is the new campaign.`,
        ...listStart(campaign, 'en'),
        ...listDeadline(campaign, 'en'),
      ],
      label: 'See the campaign',
    }),
  },
};

/** The link at the end of each of these mails that stops them all. */
export const STOP: Readonly<Record<Language, Omit<MailLink, 'url'> & { readonly text: string }>> = {
  nl: { text: 'Wil je deze mails niet meer?', label: 'Stop alle herinneringen' },
  en: { text: 'No longer want these emails?', label: 'Stop all reminders' },
};

function listDeadline(
  { subscriptionDeadline }: Pick<Campaign, 'subscriptionDeadline'>,
  language: Language,
): readonly string[] {
  if (subscriptionDeadline === null) return [];
  const moment = formatMoment(subscriptionDeadline, language);
  return [language === 'nl' ? `Meedoen kan tot ${moment}.` : `You can take part until ${moment}.`];
}

function listStart(
  { state, subscriptionStartDate }: Pick<Campaign, 'state' | 'subscriptionStartDate'>,
  language: Language,
): readonly string[] {
  if (state !== 'not-started' || subscriptionStartDate === null) return [];
  const moment = formatMoment(subscriptionStartDate, language);
  return [language === 'nl' ? `Meedoen kan vanaf ${moment}.` : `Entries open on ${moment}.`];
}

type Names = { readonly campaign: string; readonly celebrity: string };

/** To an entered address: nothing else is sent to it before its owner confirms. */
export const CONFIRM_CAMPAIGN: MailTexts<[Names]> = {
  nl: ({ campaign }) => ({
    subject: `Bevestig je herinnering: ‘${campaign}’`,
    heading: 'Bevestig je herinnering',
    paragraphs: [
      `Met dit adres is gevraagd om een herinnering aan ‘${campaign}’: een mail zodra je kunt meedoen, en nog een, 24 uur voor de deadline, als je dan nog niet meedoet.`,
      'Klopt dat, bevestig het dan binnen 48 uur. Heb je hier niet om gevraagd? Dan hoef je niets te doen en vergeten we dit adres.',
    ],
    label: 'Bevestigen',
  }),
  en: ({ campaign }) => ({
    subject: `Confirm your reminder: “${campaign}”`,
    heading: 'Confirm your reminder',
    paragraphs: [
      `This address was used to ask for a reminder of “${campaign}”: an email when entries open, and one 24 hours before the deadline if you have not taken part by then.`,
      'If that was you, please confirm within 48 hours. If you did not ask for this, ignore this email, and we will forget this address.',
    ],
    label: 'Confirm',
  }),
};

export const CONFIRM_CELEBRITY: MailTexts<[Names]> = {
  nl: ({ celebrity }) => ({
    subject: `Bevestig dat je ${celebrity} wilt volgen`,
    heading: `Wil je ${celebrity} volgen?`,
    paragraphs: [
      `Met dit adres is gevraagd om een mail bij elke nieuwe campagne van ${celebrity}.`,
      'Klopt dat, bevestig het dan binnen 48 uur. Heb je hier niet om gevraagd? Dan hoef je niets te doen en vergeten we dit adres.',
    ],
    label: 'Bevestigen',
  }),
  en: ({ celebrity }) => ({
    subject: `Confirm that you want to follow ${celebrity}`,
    heading: `Do you want to follow ${celebrity}?`,
    paragraphs: [
      `This address was used to ask for an email about every new campaign by ${celebrity}.`,
      'If that was you, please confirm within 48 hours. If you did not ask for this, ignore this email, and we will forget this address.',
    ],
    label: 'Confirm',
  }),
};
