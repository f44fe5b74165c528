import type { Language } from '#api/platform/rules.ts';
import type { ReportSubject } from '#api/reports/rules.ts';

/** The target of a report: a campaign by its slug or id, and an answer by its id. */
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
