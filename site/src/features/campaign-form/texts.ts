import { DRAFT_MESSAGES, type DraftProblem } from '#api/campaigns/draft-rules.ts';
import { getKeywordCategories } from '#api/campaigns/keyword-rules.ts';
import { FAN_QUESTIONS } from '#api/campaigns/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';
import { fillMinimumAges } from '#site/i18n/minimum-ages.ts';
import { localizeTexts, selectTexts } from '#site/i18n/localize-texts.ts';
import { momentTexts } from '../campaigns/render-moment.ts';
import { campaignTexts, type CampaignTexts } from '../campaigns/texts.ts';
import { accountTexts, type AccountTexts } from '../accounts/texts.ts';
import type { DraftTexts } from '#site/ui/DraftForm.tsx';
import { en } from './texts.en.ts';
import { nl } from './texts.nl.ts';

/** The form's own texts, part by part. */
export type OwnTexts = Translation<typeof nl>;
export type FieldTexts = OwnTexts['fields'];

/** All texts of the form in one language: its own, the rules' messages, questions and keywords. */
export type CampaignFormTexts = OwnTexts & {
  readonly problems: Readonly<Record<DraftProblem, string>>;
  /** The questions by key, with the placeholders `{celebrity}` and `{charity}`. */
  readonly questions: Readonly<Record<keyof typeof FAN_QUESTIONS, string>>;
  readonly categories: ReturnType<typeof getKeywordCategories>;
  /** The texts of cards and pages, for the preview. */
  readonly shown: Pick<CampaignTexts, 'card' | 'confirmed' | 'countdown' | 'result'> & {
    readonly page: Readonly<Record<'toForm', string>>;
  };
  readonly account: Pick<AccountTexts, 'common' | 'login' | 'personal' | 'problems'>;
};

/** The form's own texts and the rules' messages, which editors may override. */
export const formTexts = defineTexts('campaignForm', {
  nl: { ...nl, problems: localizeTexts(DRAFT_MESSAGES, 'nl') },
  en: { ...en, problems: localizeTexts(DRAFT_MESSAGES, 'en') },
});

/** Returns the texts in a language with the editors' overrides ('campaignForm.fields.name'). For pages, not islands. */
export function campaignFormTexts(language: Language): CampaignFormTexts {
  const { common, login, personal, problems } = accountTexts(language);
  const { card, confirmed, countdown, result } = campaignTexts(language);
  const parts = formTexts(language);
  const agreeToTerms = fillMinimumAges(parts.fields.agreeToTerms);
  return {
    ...parts,
    fields: { ...parts.fields, agreeToTerms },
    questions: localizeTexts(FAN_QUESTIONS, language),
    categories: getKeywordCategories(language),
    shown: { card, confirmed, countdown, result, page: { toForm: momentTexts(language).action.answer } },
    account: { common, login, personal, problems },
  };
}

/** Returns the texts with which other forms announce a restored draft. */
export function draftTexts(language: Language): DraftTexts {
  const names = ['unsaved', 'restoredEdit', 'discard'] as const;
  const questions = ['startOverTitle', 'startOverMessage', 'startOverConfirm', 'startOverKeep'] as const;
  return selectTexts(campaignFormTexts(language).page, [...names, ...questions]);
}
