import type { LocalizedText } from '../platform/rules.ts';

/** Shown for a celebrity without a name, such as an erased one. */
export const UNKNOWN_ARTIST: LocalizedText = { en: 'Unknown Artist', nl: 'Onbekend gezicht' };

export const GENDERS = ['male', 'female', 'non-binary', 'prefer-not-to-say'] as const;

export const FANBASE_SIZES = ['<10K', '<100K', '<500K', '<1M', '>1M'] as const;

export const BIO_MIN = 10;

export const BIO_MAX = 2000;

/** The messages of the required fields of a celebrity's Personal step (RULES.md, "Required fields"). */
export const PROFILE_REQUIRED = {
  artistName: { en: 'Your name is required', nl: 'Vul je naam in' },
  phone: { en: 'Phone number is required', nl: 'Vul je telefoonnummer in' },
  gender: { en: 'Gender is required', nl: 'Kies wat bij je past' },
  countryOfResidence: { en: 'Country of residence is required', nl: 'Kies het land waar je woont' },
  city: { en: 'City is required', nl: 'Vul je woonplaats in' },
  knownFor: { en: 'What you are known for is required', nl: 'Vul in waar mensen je van kennen' },
  bio: { en: 'Bio is required', nl: 'Vul je bio in' },
  hasFanbase: { en: 'Please say whether you have a fanbase', nl: 'Geef aan of je een fanbase hebt' },
  fanbaseSize: { en: 'Fanbase size is required', nl: 'Kies hoe groot je fanbase is' },
  socialMediaProfile: {
    en: 'Social media profile is required',
    nl: 'Vul de link naar je socialmediaprofiel in',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>;

export const BIO_TOO_SHORT: LocalizedText = {
  en: `Bio must be at least ${BIO_MIN} characters`,
  nl: `Schrijf een bio van minstens ${BIO_MIN} tekens`,
};

export const PROFILE_MISSING: LocalizedText = {
  en: 'Data inconsistency detected. Please contact support.',
  nl: 'Er klopt iets niet in je gegevens. Neem contact met ons op.',
};
