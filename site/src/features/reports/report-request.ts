import { REPORT_SUBJECTS, type ReportSubject } from '#api/reports/rules.ts';
import { decodeMessage } from '#api/platform/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import type { Problems, Values } from '#site/ui/use-form.ts';

/** What the page's address names. */
export type ReportedThing = {
  readonly subject: ReportSubject;
  /** The campaign's slug or id; if empty, the form asks for its address. */
  readonly campaign: string;
  /** The answer's id; if empty, the form asks for its words. */
  readonly submission: string;
};

/** Reads from the page's address what is reported; by default a campaign. */
export function readReported(query: URLSearchParams): ReportedThing {
  const subject = REPORT_SUBJECTS.find((known) => known === query.get('subject')) ?? 'campaign';
  return { subject, campaign: query.get('campaign') ?? '', submission: query.get('submission') ?? '' };
}

/** Returns the address of what is reported as the field's initial value; empty if it is unknown. */
export function suggestAddress(
  { subject, campaign, submission }: ReportedThing,
  campaignId: string | undefined,
  site: string,
): string {
  if (campaign === '') return '';
  const id = encodeURIComponent(campaignId ?? campaign);
  const paths: Readonly<Record<ReportSubject, string>> = {
    campaign: `/campaigns/${encodeURIComponent(campaign)}`,
    answer:
      submission === '' || campaignId !== undefined
        ? `/campaigns/${encodeURIComponent(campaign)}`
        : `/dashboard/campaigns/${id}/nominees`,
    thanks: `/dashboard/subscribed?thanks=${id}`,
    story: `/campaigns/${encodeURIComponent(campaign)}#story`,
  };
  return `${site}${paths[subject]}`;
}

/** Returns the body of the call that reports; the API judges every field. */
export function toReportBody(
  { subject, campaign, submission }: ReportedThing,
  campaignId: string | undefined,
  values: Values,
  language: Language,
) {
  const { goodFaith, quote = '', ...typed } = values;
  return {
    ...typed,
    subject,
    language,
    goodFaith: goodFaith === 'on',
    ...(campaign !== '' && { campaignId: campaignId ?? campaign }),
    ...(submission !== '' && { submissionId: submission }),
    ...(quote.trim() !== '' && { quote }),
  };
}

/** Returns the first message of each field, from the issues of the API's schema. */
export function toProblems(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
  language: Language,
): Problems {
  const messages = issues.map(
    ({ path, message }) => [path.join('.'), decodeMessage(language, message) ?? message] as const,
  );
  return Object.fromEntries(messages.toReversed());
}
