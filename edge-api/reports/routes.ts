import { Hono } from 'hono';
import { z } from 'zod';
import { oneDoc } from '../platform/contract.ts';
import { withLanguage, type AppEnv } from '../platform/context.ts';
import { describe, getCtx } from '../platform/describe.ts';
import { acceptIdempotencyKey } from '../platform/idempotency-key.ts';
import { validate } from '../platform/validate.ts';
import {
  DecideReport,
  NewReport,
  ReportNote,
  ReportsQuery,
  Report,
  ReportedThanks,
  ReportsPage,
} from './contract.ts';
import { createReport } from './create-report.ts';
import { decideReport, noteReport } from './decide-report.ts';
import { getReportedThanks, serveReportedFile } from './get-reported-thanks.ts';
import { listReports } from './list-reports.ts';

const OneReport = oneDoc(Report);

export const reportsRoutes = new Hono<AppEnv>()
  .post(
    '/reports',
    describe(
      'anyone',
      'Report a campaign, an answer, a thank-you or a story as illegal; confirmed by email if there is an `email`',
      z.object({ id: z.string() }),
      { status: 201, errors: [404, 409, 429] },
    ),
    acceptIdempotencyKey,
    validate('json', NewReport),
    async (c) => {
      const input = c.req.valid('json');
      return c.json(await createReport(withLanguage(getCtx(c), input.language), input), 201);
    },
  )
  .get(
    '/admin/reports',
    describe('admin', 'List the open or the decided reports, latest first', ReportsPage),
    validate('query', ReportsQuery),
    async (c) => c.json(await listReports(getCtx(c), c.req.valid('query'))),
  )
  .get(
    '/admin/reports/:id/thanks',
    describe('admin', 'Get the thank-you that a report is about', oneDoc(ReportedThanks)),
    async (c) => c.json({ doc: await getReportedThanks(getCtx(c), c.req.param('id')) }),
  )
  .get(
    '/admin/reports/:id/files/:fileId',
    describe(
      'admin',
      'Get a file of the thank-you that a report is about, or the part that `Range` names',
      '*/*',
      { hasTag: true, hasParts: true },
    ),
    async (c) => {
      const { id, fileId } = c.req.param();
      const { status, body, headers } = await serveReportedFile(getCtx(c), id, fileId, c.req.raw.headers);
      return c.newResponse(body, { status, headers });
    },
  )
  .post(
    '/admin/reports/:id/decide',
    describe('admin', 'Decide on a report, once, with reasons that are emailed to both sides', OneReport, {
      errors: [409],
      conflict: { decided: Report.shape.decided.optional() },
    }),
    validate('json', DecideReport),
    async (c) => c.json({ doc: await decideReport(getCtx(c), c.req.param('id'), c.req.valid('json')) }),
  )
  .put(
    '/admin/reports/:id/note',
    describe('admin', 'Save a note on a report, which only admins read', OneReport),
    validate('json', ReportNote),
    async (c) => c.json({ doc: await noteReport(getCtx(c), c.req.param('id'), c.req.valid('json')) }),
  );
