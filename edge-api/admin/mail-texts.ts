import type { PageMailText } from '../platform/page-mail.ts';
import type { Language } from '../platform/rules.ts';

type Texts = Readonly<Record<Language, (reason: string) => PageMailText>>;

/** For a person whose account an admin has suspended. */
export const ACCOUNT_SUSPENDED: Texts = {
  nl: (reason) => ({
    subject: 'Je account is geschorst',
    heading: 'Je account is geschorst',
    paragraphs: [
      `De reden: ${reason}`,
      'Je campagnes zijn gestopt, en iedereen die betaalde krijgt het geld terug. Je kunt inloggen, je gegevens downloaden en één keer bezwaar maken. Iets nieuws maken kan niet.',
    ],
    label: 'Naar je dashboard',
  }),
  en: (reason) => ({
    subject: 'Your account is suspended',
    heading: 'Your account is suspended',
    paragraphs: [
      `The reason: ${reason}`,
      'Your campaigns have been stopped, and everyone who paid gets their money back. You can log in, download your data and object once. You cannot make anything new.',
    ],
    label: 'Go to your dashboard',
  }),
};

/** For a person whose account an admin has restored. */
export const ACCOUNT_RESTORED: Texts = {
  nl: (reason) => ({
    subject: 'Je account is hersteld',
    heading: 'Je account is hersteld',
    paragraphs: [
      `Je kunt weer alles doen. De reden: ${reason}`,
      'Campagnes die zijn gestopt, blijven gestopt.',
    ],
    label: 'Naar je dashboard',
  }),
  en: (reason) => ({
    subject: 'Your account is restored',
    heading: 'Your account is restored',
    paragraphs: [
      `You can do everything again. The reason: ${reason}`,
      'Campaigns that were stopped stay so.',
    ],
    label: 'Go to your dashboard',
  }),
};
