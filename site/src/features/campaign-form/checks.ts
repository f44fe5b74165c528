import {
  validateDraft,
  OTHER_QUESTION,
  type DraftValues,
  type DraftProblem,
} from '#api/campaigns/draft-rules.ts';
import type { Problems } from '#site/ui/use-form.ts';
import type { FormValues } from './values.ts';
import { parseWallTime } from './wall-time.ts';

/** Fields whose problems disappear when planning becomes flexible (specification §5, "Behaviour"). */
export const PLANNED_FIELDS = ['plannedDate', 'plannedTime', 'plannedLocation'] as const;

/** Returns the planned date and time as an instant; null if they are not known, or not needed. */
export function toPlannedInstant(
  values: Pick<FormValues, 'flexiblePlanning' | 'plannedDate' | 'plannedTime'>,
): Date | null {
  return values.flexiblePlanning ? null : parseWallTime(`${values.plannedDate}T${values.plannedTime}`);
}

/** Returns the values that the rules of the campaign step check. */
export function toDraftFacts(values: FormValues): DraftValues {
  const isOtherQuestion = values.fanQuestion === OTHER_QUESTION;
  return {
    ...values,
    plannedAt: toPlannedInstant(values)?.getTime() ?? null,
    subscriptionStartDate: parseWallTime(values.subscriptionStartDate)?.getTime() ?? null,
    subscriptionDeadline: parseWallTime(values.subscriptionDeadline)?.getTime() ?? null,
    fanQuestionOther: isOtherQuestion ? values.fanQuestionOther : '',
    keywords: values.importantKeywords,
  };
}

/** Returns the messages for the problems of the campaign step, by the names of the fields. */
export function checkCampaign(
  values: FormValues,
  messages: Readonly<Record<DraftProblem, string>>,
): Problems {
  const problems = Object.entries(validateDraft(toDraftFacts(values)));
  return Object.fromEntries(problems.map(([name, problem]) => [name, messages[problem]]));
}
