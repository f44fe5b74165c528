import {
  validateDraft,
  OTHER_QUESTION,
  type DraftValues,
  type DraftProblem,
} from '#api/campaigns/draft-rules.ts';
import type { Problems } from '#site/ui/use-form.ts';
import type { FormValues } from './values.ts';
import { parseWallTime } from './wall-time.ts';

/** Fields whose problem goes when planning becomes flexible (specification §5, "Behaviour"). */
export const PLANNED_FIELDS = ['plannedDate', 'plannedTime', 'plannedLocation'] as const;

/** The planned date and time as an instant; null while they are not known, or need not be. */
export function toPlannedInstant(
  values: Pick<FormValues, 'flexiblePlanning' | 'plannedDate' | 'plannedTime'>,
): Date | null {
  return values.flexiblePlanning ? null : parseWallTime(`${values.plannedDate}T${values.plannedTime}`);
}

/** What the rules of the campaign step look at. */
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

/** What is wrong with the campaign step, in the words of a language, by the names of the fields. */
export function checkCampaign(
  values: FormValues,
  messages: Readonly<Record<DraftProblem, string>>,
): Problems {
  const problems = Object.entries(validateDraft(toDraftFacts(values)));
  return Object.fromEntries(problems.map(([name, problem]) => [name, messages[problem]]));
}
