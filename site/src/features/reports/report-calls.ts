import type { Report, ReportedThanks } from '#api/reports/contract.ts';
import type { ReportDecision, ReportFilter } from '#api/reports/rules.ts';
import { callEndpoint, type Outcome } from '#widget/client/outcome.ts';
import type { Pages } from '#widget/client/use-pages.ts';
import { api } from '../accounts/api.ts';

const endpoint = api.admin.reports;

/** Reads a page of the open or the decided reports. */
export async function readReports(
  filter: ReportFilter,
  page: number,
  signal: AbortSignal,
): Promise<Outcome<Pages<Report>>> {
  const query = { filter, page: String(page) };
  const outcome = await callEndpoint(() => endpoint.$get({ query }, { init: { cache: 'no-store', signal } }));
  if (outcome.kind !== 'done') return outcome;
  const { docs, hasMore } = outcome.value;
  return { kind: 'done', value: { items: docs, hasMore } };
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
export const readReportedThanks = (id: string): Promise<Outcome<{ readonly doc: ReportedThanks }>> =>
  callEndpoint(() => endpoint[':id'].thanks.$get({ param: { id } }));
