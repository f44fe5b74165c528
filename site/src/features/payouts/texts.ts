import { defineTexts } from '#site/i18n/feature-texts.ts';
import { en } from './texts.en.ts';
import { nl, type PayoutTexts } from './texts.nl.ts';

export type { PayoutTexts };

/** The texts in a language, with the editors' laid over them ('payouts.admin.heading'). For pages, not islands. */
export const payoutTexts = defineTexts<PayoutTexts>('payouts', { nl, en });
