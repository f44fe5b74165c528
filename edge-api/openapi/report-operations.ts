import { z } from 'zod';
import { Report, ReportedThanks, ReportsPage } from '../reports/contract.ts';
import type { OperationDocs } from './operation-doc.ts';

const OneReport = z.object({ doc: Report });

/** Calls about reports of illegal content. */
export const REPORT_OPERATIONS: OperationDocs = {
  'POST /api/reports': {
    summary:
      'Report a campaign, an answer or a thank-you as illegal; confirmed by mail where there is an `email`',
    access: 'anyone',
    status: 201,
    answer: z.object({ id: z.string() }),
    errors: [404, 429],
  },
  'GET /api/admin/reports': {
    summary: 'Reports that are open or decided, the latest first, as admin',
    access: 'admin',
    answer: ReportsPage,
  },
  'GET /api/admin/reports/{id}/thanks': {
    summary: 'The thank-you that a report is about, as admin',
    access: 'admin',
    answer: z.object({ doc: ReportedThanks }),
    errors: [404],
  },
  'GET /api/admin/reports/{id}/files/{fileId}': {
    summary: 'A file of the thank-you that a report is about, whole or the part that `Range` names, as admin',
    access: 'admin',
    answer: '*/*',
    errors: [404],
  },
  'POST /api/admin/reports/{id}/decide': {
    summary: 'Decide on a report, once, with reasons that go to both sides by mail, as admin',
    access: 'admin',
    answer: OneReport,
    errors: [404, 409],
  },
  'PUT /api/admin/reports/{id}/note': {
    summary: 'Keep a note on a report that only admins read, as admin',
    access: 'admin',
    answer: OneReport,
    errors: [404],
  },
};
