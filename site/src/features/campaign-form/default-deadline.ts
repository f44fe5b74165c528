import { getDefaultDeadline } from '#api/campaigns/draft-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { formatDateTime } from '#site/i18n/format.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { toPlannedInstant } from './checks.ts';
import type { FieldTexts } from './texts.ts';
import type { FormValues } from './values.ts';

/** Describes the deadline that applies when none is entered, with the moment if it is known (RULES.md, "Phases"). */
export function emptyDeadlineText(
  values: Pick<FormValues, 'flexiblePlanning' | 'plannedDate' | 'plannedTime'>,
  texts: FieldTexts,
  language: Language,
  now: number,
): string {
  if (values.flexiblePlanning) return texts.deadlineFlexible;
  const deadline = getDefaultDeadline(toPlannedInstant(values), false);
  if (deadline === null) return texts.deadlineUnknown;
  const text = deadline.getTime() > now ? texts.deadlineDefault : texts.deadlineDefaultPast;
  return fillText(text, { moment: formatDateTime(deadline, language) });
}
