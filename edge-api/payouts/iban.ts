import { electronicFormatIBAN, isSEPACountry, isValidBIC, isValidIBAN } from 'ibantools';

/** Returns an IBAN or BIC as it is stored: capitals without spaces or hyphens. */
export function normalizeIban(text: string): string {
  return electronicFormatIBAN(text) ?? '';
}

/** Returns whether a normalized IBAN has the form of its country and the right check digits. */
export function isIban(iban: string): boolean {
  return isValidIBAN(iban);
}

/** Returns whether an IBAN's country takes SEPA credit transfers. */
export function isWithinSepa(iban: string): boolean {
  return isSEPACountry(iban.slice(0, 2));
}

/** Returns whether a text is a BIC. */
export function isBic(text: string): boolean {
  return isValidBIC(text);
}
