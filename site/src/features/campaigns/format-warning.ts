import type { getDeadlineWarning } from '#api/campaigns/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { formatTimeLeft } from '#site/i18n/format.ts';

type Warning = NonNullable<ReturnType<typeof getDeadlineWarning>>;
type Moments = { readonly deadline: Date; readonly now: Date };

/** Formats the warning that a deadline is near (RULES.md, "Campaign page"). */
export function formatWarning(
  texts: Readonly<Record<Warning, string>>,
  warning: Warning,
  { deadline, now }: Moments,
  language: Language,
): string {
  return fillText(texts[warning], { left: formatTimeLeft(deadline.getTime() - now.getTime(), language) });
}
