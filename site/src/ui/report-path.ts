import type { Language } from '#api/platform/rules.ts';
import type { ReportSubject } from '#api/reports/rules.ts';

/** What a link to the report page names: the campaign by its slug or id, and an answer by its id. */
export type ReportTarget = {
  readonly subject: ReportSubject;
  readonly campaign: string;
  readonly submission?: string;
};

/** Returns the path of the page on which something is reported. */
export function reportPath(language: Language, { subject, campaign, submission }: ReportTarget): string {
  const query = new URLSearchParams({ subject, campaign, ...(submission !== undefined && { submission }) });
  return `/${language}/report?${query.toString()}`;
}
