import type { Language } from '#api/platform/rules.ts';
import { campaignFormTexts, draftTexts } from '../campaign-form/texts.ts';
import { contactTexts } from '../contact/texts.ts';
import { payoutTexts } from '../payouts/texts.ts';
import { charityProfileTexts } from './texts.ts';

/** Returns the texts of the pages on which a charity's profile is edited. */
export function editorTexts(language: Language) {
  const { form, requests, access, mine } = charityProfileTexts(language);
  const { image } = campaignFormTexts(language);
  const { account, obstacles } = payoutTexts(language);
  return {
    form,
    requests,
    access,
    mine,
    image,
    draft: draftTexts(language),
    account,
    obstacles,
    contact: contactTexts(language),
  };
}
