import { MOMENT_TEXTS, type MomentTexts } from '#api/submissions/moment-text-rules.ts';
import { defineTexts } from '#site/i18n/feature-texts.ts';

/** Returns what moments say in a language, with the editors' overrides ('moment.title.open'). For pages, not islands. */
export const momentTexts = defineTexts<MomentTexts>('moment', MOMENT_TEXTS);
