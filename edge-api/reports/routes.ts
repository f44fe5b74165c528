import { Hono } from 'hono';
import { adminsOnly, getCtx, requireSession, withLanguage, type AppEnv } from '../platform/context.ts';
import { validate } from '../platform/validate.ts';
import { DecideReport, NewReport, ReportNote, ReportsQuery } from './contract.ts';
import { createReport } from './create-report.ts';
import { decideReport } from './decide-report.ts';
import { getReportedThanks, serveReportedFile } from './get-reported-thanks.ts';
import { listReports } from './list-reports.ts';
import { noteReport } from './note-report.ts';

export const reportsRoutes = new Hono<AppEnv>()
  .post('/reports', validate('json', NewReport), async (c) => {
    const input = c.req.valid('json');
    return c.json(await createReport(withLanguage(getCtx(c), input.language), input), 201);
  })
  .get('/admin/reports', requireSession, validate('query', ReportsQuery), async (c) =>
    c.json(await listReports(getCtx(c), c.req.valid('query'))),
  )
  .get('/admin/reports/:id/thanks', requireSession, async (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ doc: await getReportedThanks(getCtx(c), c.req.param('id')) });
  })
  .get('/admin/reports/:id/files/:fileId', requireSession, async (c) => {
    const { id, fileId } = c.req.param();
    const { status, body, headers } = await serveReportedFile(getCtx(c), id, fileId, c.req.raw.headers);
    return c.newResponse(body, { status, headers });
  })
  .post('/admin/reports/:id/decide', adminsOnly, validate('json', DecideReport), async (c) =>
    c.json({ doc: await decideReport(getCtx(c), c.req.param('id'), c.req.valid('json')) }),
  )
  .put('/admin/reports/:id/note', adminsOnly, validate('json', ReportNote), async (c) =>
    c.json({ doc: await noteReport(getCtx(c), c.req.param('id'), c.req.valid('json')) }),
  );
