import type { PageMailText } from '../platform/page-mail.ts';
import type { Language } from '../platform/rules.ts';

type Names = { readonly campaign: string; readonly celebrity: string };
type ByLanguage = Readonly<Record<Language, (names: Names) => PageMailText>>;

/** To an address that was typed: nothing is sent to it before its owner confirms. */
export const CONFIRM_CAMPAIGN: ByLanguage = {
  nl: ({ campaign }) => ({
    subject: `Bevestig je herinnering: ${campaign}`,
    heading: 'Bevestig je herinnering',
    paragraphs: [
      `Met dit adres is gevraagd om een herinnering aan ${campaign}: een mail als de inschrijving opengaat, en nog een, 24 uur voor de deadline, als je dan nog niet meedoet.`,
      'Klopt dat, bevestig het dan binnen 48 uur. Heb je hier niet om gevraagd? Dan hoef je niets te doen en vergeten we dit adres.',
    ],
    label: 'Naar de bevestiging',
  }),
  en: ({ campaign }) => ({
    subject: `Confirm your reminder: ${campaign}`,
    heading: 'Confirm your reminder',
    paragraphs: [
      `This address was used to ask for a reminder of ${campaign}: an email when subscriptions open, and one 24 hours before the deadline if you have not taken part by then.`,
      'If that was you, please confirm within 48 hours. If you did not ask for this, there is nothing you need to do, and we will forget this address.',
    ],
    label: 'Go to the confirmation',
  }),
};

export const CONFIRM_CELEBRITY: ByLanguage = {
  nl: ({ celebrity }) => ({
    subject: `Bevestig dat je ${celebrity} wilt volgen`,
    heading: `Wil je ${celebrity} volgen?`,
    paragraphs: [
      `Met dit adres is gevraagd om een mail bij elke nieuwe campagne van ${celebrity}.`,
      'Klopt dat, bevestig het dan binnen 48 uur. Heb je hier niet om gevraagd? Dan hoef je niets te doen en vergeten we dit adres.',
    ],
    label: 'Naar de bevestiging',
  }),
  en: ({ celebrity }) => ({
    subject: `Confirm that you want to follow ${celebrity}`,
    heading: `Do you want to follow ${celebrity}?`,
    paragraphs: [
      `This address was used to ask for an email about every new campaign by ${celebrity}.`,
      'If that was you, please confirm within 48 hours. If you did not ask for this, there is nothing you need to do, and we will forget this address.',
    ],
    label: 'Go to the confirmation',
  }),
};
