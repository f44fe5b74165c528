import { z } from 'zod';
import { Report, ReportsPage } from '../reports/contract.ts';
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
