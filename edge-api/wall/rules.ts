import { DAY_MS, type LocalizedText } from '../platform/rules.ts';

/** States of a permission: it waits for the campaign's owner, who then shows or hides the answer. */
export const WALL_STATES = ['waiting', 'shown', 'hidden'] as const;
export type WallState = (typeof WALL_STATES)[number];
export const WALL_DECISIONS = ['shown', 'hidden'] as const;

/** Page size of the wall; the first page has the winners' answers in addition. */
export const WALL_PAGE_SIZE = 10;
export const DECISIONS_PAGE_SIZE = 20;

/** How long an answer may be read after the fan allowed it. */
export const PERMISSION_RETENTION_MS = 2 * 365 * DAY_MS;

export const DISPLAY_NAME_MAX = 60;
export const DISPLAY_NAME_REQUIRED: LocalizedText = {
  en: 'Please enter the name to show',
  nl: 'Vul de naam in die erbij staat',
};
export const DISPLAY_NAME_HAS_CONTACT: LocalizedText = {
  en: 'Please enter a name, without an email or web address or a phone number',
  nl: 'Vul een naam in, zonder e-mailadres, webadres of telefoonnummer',
};
export const DISPLAY_NAME_FIXED: LocalizedText = {
  en: 'The name is fixed once the organiser has decided. Withdraw your answer first, then allow it again.',
  nl: 'De naam staat vast zodra de organisator heeft beslist. Trek je antwoord eerst in en geef het dan opnieuw vrij.',
};
export const NAME_CHANGED: LocalizedText = {
  en: 'This fan has just chosen another name. Reload the page to read it first.',
  nl: 'Deze fan heeft net een andere naam gekozen. Laad de pagina opnieuw om die eerst te lezen.',
};
export const ANSWER_NOT_PAID: LocalizedText = {
  en: 'You can allow this once your payment has arrived.',
  nl: 'Dit kun je toestaan zodra je betaling binnen is.',
};
export const NO_WINNERS_YET: LocalizedText = {
  en: 'You will see which answers others may read once the winners have been chosen.',
  nl: 'Zodra de winnaars zijn gekozen, zie je welke antwoorden anderen mogen lezen.',
};
