import type { LocalizedText } from '../platform/rules.ts';

/** Characters of what a person objects to the suspension of their account. */
export const OBJECTION_MIN = 10;
export const OBJECTION_MAX = 2000;

export const OBJECTION_TOO_SHORT: LocalizedText = {
  en: `Tell us what we should know, in at least ${OBJECTION_MIN} characters`,
  nl: `Vertel wat we moeten weten, in minstens ${OBJECTION_MIN} tekens`,
};
export const OBJECTION_TOO_LONG: LocalizedText = {
  en: `Please keep this within ${OBJECTION_MAX} characters`,
  nl: `Houd dit binnen ${OBJECTION_MAX} tekens`,
};
export const OBJECTED_BEFORE: LocalizedText = {
  en: 'You have objected already, or your account is not suspended.',
  nl: 'Je hebt al bezwaar gemaakt, of je account is niet geschorst.',
};
/** For an account that was suspended or restored meanwhile, and for an admin's, whose role is taken first. */
export const NOT_SUSPENDABLE: LocalizedText = {
  en: 'This account is already so, or it is an admin’s.',
  nl: 'Dit account is al zo, of het is van een beheerder.',
};
