import type { Campaign } from '#api/campaigns/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { formatLongDate } from '#site/i18n/format.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { ManagementTexts } from './texts.ts';

type OutcomeDueProps = WithTexts<ManagementTexts['campaigns']> & {
  readonly campaign: Pick<Campaign, 'due' | 'submissionCount'>;
};

/** Returns the whole days until an instant; none once it has come. */
const countDays = (instant: string): number =>
  Math.max(0, Math.floor((Date.parse(instant) - Date.now()) / DAY_MS));

/** Counts down to the day on which everything goes back; nothing for a campaign of which nothing does. */
export function OutcomeDue({ campaign: { due, submissionCount }, language, texts }: OutcomeDueProps) {
  if (due === null || due.missing === 'meeting' || due.missing === 'thanks' || submissionCount === 0)
    return null;
  const days = countDays(due.returnAt);
  const left = days === 0 ? texts.daysLeftNone : days === 1 ? texts.daysLeftOne : texts.daysLeft;
  return (
    <div className="notice notice-warning outcome-due">
      <p>
        <strong>{fillText(texts.due[due.missing], { date: formatLongDate(due.returnAt, language) })}</strong>{' '}
        {fillText(left, { days: String(days) })}
      </p>
      <p>{texts.dueText}</p>
    </div>
  );
}
