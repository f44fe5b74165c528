import type { LocalizedText } from '../platform/rules.ts';

/** What a statement of a year's payments says of the tax office. */
export const NOT_DEDUCTIBLE: LocalizedText = {
  nl: 'Met deze betalingen kon je iets winnen. Daarom zijn het geen aftrekbare giften.',
  en: 'These payments gave you a chance to win something. They are therefore not deductible gifts.',
};
