import type { Language } from '#api/platform/rules.ts';
import { campaignFormTexts } from '../campaign-form/texts.ts';
import { payoutTexts } from '../payouts/texts.ts';
import { charityProfileTexts } from './texts.ts';

/** Returns the texts of the pages on which a charity's profile is edited. */
export function editorTexts(language: Language) {
  const { form, access, mine } = charityProfileTexts(language);
  const { image, page } = campaignFormTexts(language);
  const {
    unsaved,
    restoredEdit,
    discard,
    startOverTitle,
    startOverMessage,
    startOverConfirm,
    startOverKeep,
  } = page;
  const draft = {
    unsaved,
    restoredEdit,
    discard,
    startOverTitle,
    startOverMessage,
    startOverConfirm,
    startOverKeep,
  };
  const { account, admin } = payoutTexts(language);
  return { form, access, mine, image, draft, payouts: { account, admin } };
}
