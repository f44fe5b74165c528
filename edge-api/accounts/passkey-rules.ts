import type { LocalizedText } from '../platform/rules.ts';

export const PASSKEYS_MAX = 10;
export const TOO_MANY_PASSKEYS: LocalizedText = {
  en: 'You have ten passkeys. Remove one that you no longer use first.',
  nl: 'Je hebt tien passkeys. Verwijder er eerst een die je niet meer gebruikt.',
};
export const PASSKEY_NAME_MAX = 60;
export const PASSKEY_NAME_REQUIRED: LocalizedText = {
  en: 'Please give the passkey a name',
  nl: 'Geef de passkey een naam',
};
/** For any refused passkey; only the log has the reason. */
export const PASSKEY_REFUSED: LocalizedText = {
  en: 'That passkey did not work. Try again, or log in with your password.',
  nl: 'Die passkey werkte niet. Probeer het opnieuw of log in met je wachtwoord.',
};
