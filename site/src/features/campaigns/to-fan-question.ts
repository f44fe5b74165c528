import type { CampaignCard } from '#api/campaigns/contract.ts';
import { OTHER_QUESTION } from '#api/campaigns/draft-rules.ts';
import { formatFanQuestion } from '#api/campaigns/rules.ts';
import type { Language } from '#api/platform/rules.ts';

/** Returns a campaign's question for fans and its language: a question in the owner's own words is not translated. */
export function toFanQuestion(campaign: CampaignCard, language: Language) {
  const { fanQuestion, fanQuestionOther, celebrity, charity } = campaign;
  const names = { celebrity: celebrity.name, charity: charity.name };
  return {
    question: formatFanQuestion(fanQuestion, fanQuestionOther, names, language),
    questionKey: fanQuestion,
    questionIn: fanQuestion === OTHER_QUESTION ? campaign.language : language,
  };
}
