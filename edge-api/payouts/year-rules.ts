import type { LocalizedText } from '../platform/rules.ts';

/** What an annual statement says about tax. */
export const NOT_DEDUCTIBLE: LocalizedText = {
  nl: 'Met deze betalingen kon je iets winnen. Daarom zijn het geen aftrekbare giften.',
  en: 'These payments gave you a chance to win something. They are therefore not deductible gifts.',
};
