import { en } from './en.ts';
import { nl } from './nl.ts';
import { defineTexts } from './feature-texts.ts';

/** A text of the interface, by name. */
export type TextKey = keyof typeof nl;
export type Texts = Readonly<Record<TextKey, string>>;

/** Returns the interface texts of a language. For layouts and pages: an island gets its few texts as props. */
export const texts = defineTexts<Texts>('', { nl, en });
