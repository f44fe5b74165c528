import { Hono } from 'hono';
import { getCtx, requireSession, withLanguage, type AppEnv } from '../platform/context.ts';
import { CSV_TYPE } from '../platform/csv-rules.ts';
import { validate } from '../platform/validate.ts';
import { ExportQuery } from './contract.ts';
import { exportAnswers } from './export-answers.ts';
import { getStatistics } from './get-statistics.ts';

export const statisticsRoutes = new Hono<AppEnv>()
  .get('/campaigns/:id/numbers', requireSession, async (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json(await getStatistics(getCtx(c), c.req.param('id')));
  })
  .get('/campaigns/:id/answers.csv', requireSession, validate('query', ExportQuery), async (c) => {
    const ctx = withLanguage(getCtx(c), c.req.valid('query').language);
    const { name, file } = await exportAnswers(ctx, c.req.param('id'));
    return c.body(file, 200, {
      'Cache-Control': 'no-store',
      'Content-Type': CSV_TYPE,
      'Content-Disposition': `attachment; filename="${name}"`,
    });
  });
