import { EMAIL_INVALID, EMAIL_REQUIRED, NAME_REQUIRED, URL_INVALID } from '#api/accounts/rules.ts';
import { PASSWORD_GUESSABLE, PASSWORD_LENGTH, PASSWORD_REQUIRED } from '#api/accounts/password-rules.ts';
import { BIO_TOO_SHORT, PROFILE_REQUIRED } from '#api/celebrities/rules.ts';
import type { Language, LocalizedText } from '#api/platform/rules.ts';
import { featureTexts, type Translation } from '#site/i18n/feature-texts.ts';
import { localizeTexts } from '#site/i18n/localize-texts.ts';
import type { AccountProblem } from './checks.ts';
import { en } from './texts.en.ts';
import { nl } from './texts.nl.ts';

/** The texts of the account pages, page by page; an island gets its own pages' in one language. */
export type AccountTexts = Translation<typeof nl> & {
  readonly problems: Readonly<Record<AccountProblem, string>>;
};

/** The sentences that the forms and the API share. */
const PROBLEMS: Readonly<Record<AccountProblem, LocalizedText>> = {
  ...PROFILE_REQUIRED,
  nameRequired: NAME_REQUIRED,
  emailRequired: EMAIL_REQUIRED,
  emailInvalid: EMAIL_INVALID,
  passwordRequired: PASSWORD_REQUIRED,
  passwordLength: PASSWORD_LENGTH,
  passwordGuessable: PASSWORD_GUESSABLE,
  urlInvalid: URL_INVALID,
  bioTooShort: BIO_TOO_SHORT,
};

/** Returns the texts in a language with the editors' overrides ('accounts.login.title'). For pages, not islands. */
export function accountTexts(language: Language): AccountTexts {
  const texts = language === 'nl' ? nl : en;
  return {
    common: featureTexts('accounts.common', texts.common, language),
    login: featureTexts('accounts.login', texts.login, language),
    logout: featureTexts('accounts.logout', texts.logout, language),
    register: featureTexts('accounts.register', texts.register, language),
    personal: featureTexts('accounts.personal', texts.personal, language),
    verify: featureTexts('accounts.verify', texts.verify, language),
    cancelChange: featureTexts('accounts.cancelChange', texts.cancelChange, language),
    forgot: featureTexts('accounts.forgot', texts.forgot, language),
    reset: featureTexts('accounts.reset', texts.reset, language),
    profile: featureTexts('accounts.profile', texts.profile, language),
    problems: featureTexts('accounts.problems', localizeTexts(PROBLEMS, language), language),
  };
}
