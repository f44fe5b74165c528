import { OTHER_CHARITY, OTHER_QUESTION, toKeywordPriorities } from '#api/campaigns/draft-rules.ts';
import { isLanguage } from '#api/platform/rules.ts';
import { getImageId, pickChanged, type FormValues } from './values.ts';
import { parseWallTime } from '#site/i18n/wall-time.ts';

/**
 * Returns the campaign step in the API's format (RULES.md, "Data"): comma-separated keywords, with their ranks in a
 * second field, the planned date as a day, and other times in UTC. Hidden fields are sent blank.
 */
export function toRequest(values: FormValues) {
  const { importantKeywords, flexiblePlanning: isFlexible } = values;
  return {
    ...values,
    language: isLanguage(values.language) ? values.language : undefined,
    plannedDate: isFlexible ? null : values.plannedDate || null,
    plannedTime: isFlexible ? null : values.plannedTime || null,
    subscriptionStartDate: parseWallTime(values.subscriptionStartDate)?.toISOString() ?? null,
    subscriptionDeadline: parseWallTime(values.subscriptionDeadline)?.toISOString() ?? null,
    fanQuestionOther: values.fanQuestion === OTHER_QUESTION ? values.fanQuestionOther : '',
    newCharity: values.charity === OTHER_CHARITY ? values.newCharity : '',
    importantKeywords: importantKeywords.join(', '),
    keywordPriorities: toKeywordPriorities(importantKeywords),
    image: getImageId(values),
  };
}

/**
 * Returns only the changed fields, for an update. Form values have no seconds: sending an unchanged deadline would move
 * it to an earlier minute, which is not allowed once there are paid submissions.
 */
export function diffRequest(before: FormValues, now: FormValues) {
  return pickChanged(toRequest(before), toRequest(now));
}
