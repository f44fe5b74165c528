import { OTHER_CHARITY, OTHER_QUESTION, toKeywordPriorities } from '#api/campaigns/draft-rules.ts';
import { isLanguage } from '#api/platform/rules.ts';
import { getImageId, pickChanged, type FormValues } from './values.ts';
import { parseWallTime } from '#site/i18n/wall-time.ts';

/**
 * Returns the campaign step as the API takes it (RULES.md, "Data"): keywords comma-separated with their ranks beside
 * them, the planned date as a day, the other times as UTC. Hidden fields are sent blank.
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
 * Returns only the fields that differ, for an update. A deadline that was stored to the second must not come back rounded to the
 * minute: it would count as an earlier one, which paid submissions forbid.
 */
export function diffRequest(before: FormValues, now: FormValues) {
  return pickChanged(toRequest(before), toRequest(now));
}
