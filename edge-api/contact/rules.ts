import type { LocalizedText } from '../platform/rules.ts';

/** The exact texts that fans agree to, by version: consents refer to it, so a changed text is a new version. */
export const CONTACT_WORDINGS = {
  '1': {
    box: { en: '{charity} may write to me', nl: '{charity} mag mij schrijven' },
    help: {
      en: '{charity} then gets your name and email address, once that address is confirmed. You can take this back here at any time: from then on they may not write to you any more.',
      nl: '{charity} krijgt dan je naam en e-mailadres, zodra dat adres is bevestigd. Je kunt dit hier altijd terugdraaien: vanaf dan mag {charity} je niet meer schrijven.',
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<'box' | 'help', LocalizedText>>>>;
export const CONTACT_VERSIONS = ['1'] as const satisfies readonly (keyof typeof CONTACT_WORDINGS)[];
/** The version currently shown. */
export const CONTACT_VERSION = '1';

/** Why a consent ends: the fan withdraws it, the payment is refunded, or the fan's account is erased. */
export const CONTACT_ENDINGS = ['withdrawn', 'refunded', 'erased'] as const;
export type ContactEnding = (typeof CONTACT_ENDINGS)[number];

export const FETCHES_PAGE_SIZE = 10;

export const NOT_PAID: LocalizedText = {
  en: 'You can allow this once your payment has arrived.',
  nl: 'Dit kun je toestaan zodra je betaling binnen is.',
};
export const CHARITY_NOT_CONFIRMED: LocalizedText = {
  en: 'This works once your charity has been approved and can receive money.',
  nl: 'Dit werkt zodra jullie goede doel is goedgekeurd en geld kan ontvangen.',
};
