import { EMAIL_INVALID, EMAIL_REQUIRED, isEmail } from '#api/accounts/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import type { Problems, Values } from '#site/ui/use-form.ts';

/** Returns what is wrong with the address of a form. */
export function checkAddress({ email = '' }: Values, language: Language): Problems {
  if (email.trim() === '') return { email: EMAIL_REQUIRED[language] };
  return isEmail(email) ? {} : { email: EMAIL_INVALID[language] };
}
