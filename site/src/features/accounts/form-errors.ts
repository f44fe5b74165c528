import type { LocalizedText } from '#api/platform/rules.ts';
import type { Problems, FormErrors } from '#site/ui/use-form.ts';
import type { Outcome } from '#widget/client/outcome.ts';

/** Not among the texts of a page, which would carry it in its HTML. */
export const COOKIES_BLOCKED: LocalizedText = {
  nl: 'Je browser blokkeert cookies van deze site en kan je daardoor niet ingelogd houden. Sta ze toe in de instellingen van je browser, bij privacy en cookies, en probeer het opnieuw.',
  en: 'Your browser blocks cookies from this site, so it cannot keep you logged in. Allow them in the settings of your browser, under privacy and cookies, and try again.',
};

type Messages = {
  /** For a refusal without a message from the server. */
  readonly failed: string;
  readonly unreachable?: string;
  /** Summarizes the problems of all fields in one message for the whole form. */
  readonly summarize?: (problems: Problems) => string | undefined;
};

/** Returns what a form shows after a refusal: the server's messages at their fields, else its one message, else
 * `failed`. Returns undefined on success.
 */
export function toFormErrors(
  outcome: Outcome<unknown>,
  { failed, unreachable = failed, summarize }: Messages,
): FormErrors | undefined {
  if (outcome.kind === 'done') return undefined;
  if (outcome.kind === 'unreachable') return { failure: unreachable };
  const { problems, message } = outcome;
  if (Object.keys(problems).length > 0) return { problems, failure: summarize?.(problems), isSummary: true };
  return { failure: message ?? failed };
}
