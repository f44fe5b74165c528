import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';
import { en } from './texts.en.ts';
import { nl } from './texts.nl.ts';

export type WallTexts = Translation<typeof nl>;

/** The texts in a language, with the editors' laid over them ('wall.page.title'). For pages, not islands. */
export const wallTexts = defineTexts<WallTexts>('wall', { nl, en });
