import { EMAIL_INVALID, EMAIL_REQUIRED, NAME_REQUIRED, URL_INVALID } from '#api/accounts/rules.ts';
import { LOGIN_CODE_MISSING } from '#api/accounts/login-code-rules.ts';
import { PASSWORD_GUESSABLE, PASSWORD_LENGTH, PASSWORD_REQUIRED } from '#api/accounts/password-rules.ts';
import { BIO_TOO_SHORT, PROFILE_REQUIRED } from '#api/celebrities/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';
import { localizeTexts } from '#site/i18n/localize-texts.ts';
import { profileEn } from './profile-texts.en.ts';
import { profileNl } from './profile-texts.nl.ts';
import { en } from './texts.en.ts';
import { nl } from './texts.nl.ts';

/** The sentences that the forms and the API share. */
const PROBLEMS = {
  ...PROFILE_REQUIRED,
  nameRequired: NAME_REQUIRED,
  emailRequired: EMAIL_REQUIRED,
  emailInvalid: EMAIL_INVALID,
  passwordRequired: PASSWORD_REQUIRED,
  codeMissing: LOGIN_CODE_MISSING,
  passwordLength: PASSWORD_LENGTH,
  passwordGuessable: PASSWORD_GUESSABLE,
  urlInvalid: URL_INVALID,
  bioTooShort: BIO_TOO_SHORT,
};
/** A problem of the account forms' fields. */
export type AccountProblem = keyof typeof PROBLEMS;

/** The texts of the account pages, by page; an island gets only those of its own page, in one language. */
export type AccountTexts = Translation<typeof nl & typeof profileNl> & {
  readonly problems: Readonly<Record<AccountProblem, string>>;
};
export type LoginTexts = ReturnType<typeof loginTexts>;
export type LoginProblem = keyof LoginTexts['problems'];
/** The texts of the dialog that asks the person to log in again. */
export type StepUpTexts = LoginTexts & Pick<AccountTexts, 'stepUp'>;

/** Returns the texts in a language with the editors' overrides ('accounts.login.title'). For pages, not islands. */
export const accountTexts = defineTexts<AccountTexts>('accounts', {
  nl: { ...nl, ...profileNl, problems: localizeTexts(PROBLEMS, 'nl') },
  en: { ...en, ...profileEn, problems: localizeTexts(PROBLEMS, 'en') },
});

/** Returns only the texts of forms that log in, because texts that an island gets are part of the page's HTML. */
export function loginTexts(language: Language) {
  const { common, login, problems } = accountTexts(language);
  const { email, password, showPassword, hidePassword, newPasswordHelp, unreachable } = common;
  const { emailRequired, emailInvalid, passwordRequired, codeMissing } = problems;
  return {
    common: { email, password, showPassword, hidePassword, newPasswordHelp, unreachable },
    login,
    problems: { emailRequired, emailInvalid, passwordRequired, codeMissing },
  };
}
