import type { Language } from '../../platform/rules.ts';

type Text = {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly label: string;
  readonly note: string;
};

/** The invitation to a charity, with its name and the address of the account that it is for. */
export const MAIL_TEXTS: Readonly<Record<Language, (charity: string, email: string) => Text>> = {
  nl: (charity, email) => ({
    subject: `Vertel op Power Hour wie ${charity} is`,
    heading: `Het profiel van ${charity}`,
    paragraphs: [
      `Fans steunen ${charity} via campagnes op Power Hour. Ze willen graag weten wie jullie zijn en wat jullie met € 10 doen.`,
      `Neem de uitnodiging aan met een account voor goede doelen met het adres ${email}. Heb je dat nog niet, dan maak je het meteen. Daarna vul je het profiel in: een logo, twee zinnen en jullie gegevens.`,
    ],
    label: 'Uitnodiging aannemen',
    note: 'De link werkt één keer en blijft zeven dagen geldig. Hoor je niet bij dit goede doel? Dan hoef je niets te doen.',
  }),
  en: (charity, email) => ({
    subject: `Tell fans on Power Hour about ${charity}`,
    heading: `The profile of ${charity}`,
    paragraphs: [
      `Fans support ${charity} through campaigns on Power Hour. They would love to know who you are and what €10 does in your hands.`,
      `Accept the invitation with a charity account for ${email}. If you do not have one yet, you can create it straight away. Then fill in the profile: a logo, two sentences and your details.`,
    ],
    label: 'Accept the invitation',
    note: 'The link works once and is valid for seven days. Not with this charity? Then there is nothing you need to do.',
  }),
};
