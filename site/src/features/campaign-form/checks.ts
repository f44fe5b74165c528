import { isSkippedTime } from '#api/campaigns/event-time-rules.ts';
import {
  validateDraft,
  validateMeeting,
  validateTiming,
  OTHER_QUESTION,
  type DraftField,
  type DraftProblem,
  type DraftValues,
} from '#api/campaigns/draft-rules.ts';
import type { Problems } from '#site/ui/use-form.ts';
import type { FormValues } from './values.ts';
import { parseWallTime } from '#site/i18n/wall-time.ts';

/** Fields whose problems disappear when planning becomes flexible (RULES.md, "Campaign form"). */
export const PLANNED_FIELDS = ['plannedDate', 'plannedTime', 'plannedLocation'] as const;

/** Returns the planned date and time as an instant; null if they are not known, or not needed. */
export function toPlannedInstant(
  values: Pick<FormValues, 'flexiblePlanning' | 'plannedDate' | 'plannedTime'>,
): Date | null {
  return values.flexiblePlanning ? null : parseWallTime(`${values.plannedDate}T${values.plannedTime}`);
}

function toDraftFacts(values: FormValues): DraftValues {
  const isOtherQuestion = values.fanQuestion === OTHER_QUESTION;
  return {
    ...values,
    plannedDate: values.flexiblePlanning ? '' : values.plannedDate,
    plannedAt: toPlannedInstant(values)?.getTime() ?? null,
    subscriptionStartDate: parseWallTime(values.subscriptionStartDate)?.getTime() ?? null,
    subscriptionDeadline: parseWallTime(values.subscriptionDeadline)?.getTime() ?? null,
    fanQuestionOther: isOtherQuestion ? values.fanQuestionOther : '',
    keywords: values.importantKeywords,
  };
}

/**
 * Returns the messages for the problems of the campaign step at `now`, in milliseconds, by field name. `stored` are the
 * values of an existing campaign: its dates may be in the past as long as they are unchanged, and if `isFollowing`, a
 * deadline before which the meeting is moved as well, because the API moves it along.
 */
export function checkCampaign(
  values: FormValues,
  messages: Readonly<Record<DraftProblem, string>>,
  now: number,
  stored?: FormValues,
  isFollowing = false,
): Problems {
  const facts = toDraftFacts(values);
  const found = validateDraft(facts);
  const isSame = stored?.subscriptionDeadline === values.subscriptionDeadline;
  if (isFollowing && isSame && found.subscriptionDeadline === 'deadlineAfterEvent')
    delete found.subscriptionDeadline;
  const problems = Object.entries({
    ...validateTiming(facts, now, stored && toDraftFacts(stored)),
    ...found,
    ...findSkippedTimes(values),
  });
  return Object.fromEntries(problems.map(([name, problem]) => [name, messages[problem]]));
}

/** Like {@link checkCampaign}, for a campaign with winners, of which only the meeting can still change. */
export function checkMeeting(
  values: FormValues,
  messages: Readonly<Record<DraftProblem, string>>,
  now: number,
  stored: FormValues,
): Problems {
  const [facts, before] = [toDraftFacts(values), toDraftFacts(stored)];
  const isPast = facts.plannedAt !== null && facts.plannedAt <= now && facts.plannedAt !== before.plannedAt;
  const problems = Object.entries({
    ...(isPast && { plannedDate: 'eventInPast' as const }),
    ...validateMeeting(facts),
  });
  return Object.fromEntries(problems.map(([name, problem]) => [name, messages[problem]]));
}

/** Finds times in the hour that the clock skips. The API cannot: it gets instants, which always exist. */
function findSkippedTimes(values: FormValues): Partial<Record<DraftField, DraftProblem>> {
  const names = (['subscriptionStartDate', 'subscriptionDeadline'] as const).filter((name) => {
    const [date = '', time = ''] = values[name].split('T');
    return parseWallTime(values[name]) !== null && isSkippedTime(date, time);
  });
  return Object.fromEntries(names.map((name) => [name, 'timeSkipped' as const]));
}
