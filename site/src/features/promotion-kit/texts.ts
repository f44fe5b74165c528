import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';
import { en } from './texts.en.ts';
import { nl } from './texts.nl.ts';

/** The texts of the page of a promotion kit. */
export type PromotionKitTexts = Translation<typeof nl.page>;
/** The texts of what is in a kit, in its own language. */
export type PieceTexts = Translation<typeof nl.piece>;

/** Returns the texts in a language, with the editors' overrides ('promotionKit.page.title'). For pages, not islands. */
export const promotionKitTexts = defineTexts('promotionKit', { nl, en });
