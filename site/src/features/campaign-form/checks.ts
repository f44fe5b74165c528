import {
  draftProblems,
  OTHER_QUESTION,
  type DraftFacts,
  type DraftProblem,
} from '#api/campaigns/draft-rules.ts';
import type { Problems } from '#site/ui/use-form.ts';
import type { FormValues } from './values.ts';
import { instantOf } from './wall-time.ts';

/** Fields whose problem goes when planning becomes flexible (specification §5, "Behaviour"). */
export const PLANNED_FIELDS = ['plannedDate', 'plannedTime', 'plannedLocation'] as const;

/** The planned date and time as an instant; null while they are not known, or need not be. */
export function plannedInstant(
  values: Pick<FormValues, 'flexiblePlanning' | 'plannedDate' | 'plannedTime'>,
): Date | null {
  return values.flexiblePlanning ? null : instantOf(`${values.plannedDate}T${values.plannedTime}`);
}

/** What the rules of the campaign step look at. */
export function factsOf(values: FormValues): DraftFacts {
  const asks = values.fanQuestion === OTHER_QUESTION;
  return {
    ...values,
    plannedAt: plannedInstant(values)?.getTime() ?? null,
    subscriptionStartDate: instantOf(values.subscriptionStartDate)?.getTime() ?? null,
    subscriptionDeadline: instantOf(values.subscriptionDeadline)?.getTime() ?? null,
    fanQuestionOther: asks ? values.fanQuestionOther : '',
    keywords: values.importantKeywords,
  };
}

/** What is wrong with the campaign step, in the words of a language, by the names of the fields. */
export function checkCampaign(
  values: FormValues,
  sentences: Readonly<Record<DraftProblem, string>>,
): Problems {
  const found = Object.entries(draftProblems(factsOf(values)));
  return Object.fromEntries(found.map(([name, problem]) => [name, sentences[problem]]));
}
