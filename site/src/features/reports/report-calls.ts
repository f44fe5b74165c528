import type { ReportDecision, ReportFilter } from '#api/reports/rules.ts';
import { callEndpoint } from '#widget/client/outcome.ts';
import type { Place } from '#widget/client/use-pages.ts';
import { api } from '../accounts/api.ts';

const endpoint = api.admin.reports;

/** Reads a page of the open or the decided reports. */
export function readReports(filter: ReportFilter, place: Place, signal: AbortSignal) {
  return callEndpoint(() => endpoint.$get({ query: { filter, ...place } }, { init: { signal } }));
}

/** Decides on a report. */
export const decideReport = (
  id: string,
  json: { readonly decision: ReportDecision; readonly statement: string },
) => callEndpoint(() => endpoint[':id'].decide.$post({ param: { id }, json }));

/** Keeps a note on a report. */
export const saveNote = (id: string, note: string) =>
  callEndpoint(() => endpoint[':id'].note.$put({ param: { id }, json: { note } }));

/** Reads the thank-you that a report is about. */
export const readReportedThanks = (id: string) =>
  callEndpoint(() => endpoint[':id'].thanks.$get({ param: { id } }));
