import { limitText, type LocalizedText } from '../platform/rules.ts';

/** Limits of a person's objection to the suspension of their account. */
export const OBJECTION = limitText(10, 2000, (min) => ({
  en: `Tell us what we should know, in at least ${min} characters`,
  nl: `Vertel wat we moeten weten, in minstens ${min} tekens`,
}));
export const OBJECTED_BEFORE: LocalizedText = {
  en: 'You have objected already, or your account is not suspended.',
  nl: 'Je hebt al bezwaar gemaakt, of je account is niet geschorst.',
};
export const SUSPENSION_STANDS: LocalizedText = {
  en: 'We have read your objection. The suspension stands.',
  nl: 'We hebben je bezwaar gelezen. De schorsing blijft.',
};
/** For a suspension that was changed or decided meanwhile, and for an admin, whose role must be revoked first. */
export const NOT_SUSPENDABLE: LocalizedText = {
  en: 'This has been done or decided already, or the account belongs to an admin.',
  nl: 'Dit is al gedaan of besloten, of het account is van een beheerder.',
};
