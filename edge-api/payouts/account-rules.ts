import type { LocalizedText } from '../platform/rules.ts';

/** What is done with a charity's bank account: `look` at the number, `change` it, or take it to the `bank`. */
export const ACCOUNT_ACTIONS = ['look', 'change', 'bank'] as const;
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number];

/** Entries of the log that are shown, the latest. */
export const ACCESS_LOG_SHOWN = 20;

/** A SEPA file takes no longer name. */
export const HOLDER_MAX = 70;
export const HOLDER_REQUIRED: LocalizedText = {
  en: 'Please enter the account holder’s name',
  nl: 'Vul de naam van de rekeninghouder in',
};
export const HOLDER_TOO_LONG: LocalizedText = {
  en: `Please keep the name within ${HOLDER_MAX} characters`,
  nl: `Houd de naam binnen ${HOLDER_MAX} tekens`,
};
/** Characters of an IBAN as it is typed, with its spaces. */
export const IBAN_INPUT_MAX = 60;
export const IBAN_INVALID: LocalizedText = {
  en: 'This is not a valid IBAN. Please check it against the bank statement',
  nl: 'Dit is geen geldig IBAN. Controleer het op een bankafschrift',
};
export const IBAN_OUTSIDE_SEPA: LocalizedText = {
  en: 'We can only pay to an account within the SEPA area',
  nl: 'We kunnen alleen uitbetalen op een rekening binnen het SEPA-gebied',
};
export const BIC_INVALID: LocalizedText = {
  en: 'This is not a valid BIC. Leave it empty if you are not sure',
  nl: 'Dit is geen geldige BIC. Laat het leeg als je twijfelt',
};

/** Characters of an IBAN that show while the rest is hidden. */
const SHOWN = 4;

/** Returns an IBAN of which only the country, the check digits and the end can be read. */
export function maskIban(iban: string): string {
  return `${iban.slice(0, SHOWN)} •••• ${iban.slice(-SHOWN)}`;
}

/** Returns an IBAN in groups of four. */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}
