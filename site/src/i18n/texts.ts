import { en } from './en.ts';
import { nl } from './nl.ts';
import { defineTexts } from './feature-texts.ts';

/** Returns the interface texts of a language. For layouts and pages: an island gets its few texts as props. */
export const texts = defineTexts<Readonly<Record<keyof typeof nl, string>>>('', { nl, en });
