import { MINUTE_MS, type LocalizedText } from '../platform/rules.ts';

/** The log-in code's number of digits, its lifetime, and how often it may be tried. */
export const LOGIN_CODE_DIGITS = 6;
export const LOGIN_CODE_MS = 10 * MINUTE_MS;
export const LOGIN_CODE_TRIES = 5;
export const LOGIN_CODE_INVALID: LocalizedText = {
  en: 'This code is not correct, or no longer valid. Ask for a new one.',
  nl: 'Deze code klopt niet of is niet meer geldig. Vraag een nieuwe aan.',
};
export const LOGIN_CODE_USED_UP: LocalizedText = {
  en: 'This code was tried five times and no longer works. Ask for a new one.',
  nl: 'Deze code is vijf keer geprobeerd en werkt niet meer. Vraag een nieuwe aan.',
};
export const LOGIN_CODE_MISSING: LocalizedText = {
  en: 'Please enter the code from your email',
  nl: 'Vul de code uit je mail in',
};
