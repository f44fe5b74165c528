import { Hono } from 'hono';
import { withLanguage, type AppEnv } from '../platform/context.ts';
import { FileQuery } from '../platform/contract.ts';
import { CSV_TYPE } from '../platform/csv-rules.ts';
import { describe, getCtx } from '../platform/describe.ts';
import { validate } from '../platform/validate.ts';
import { Statistics } from './contract.ts';
import { exportAnswers } from './export-answers.ts';
import { getStatistics } from './get-statistics.ts';

export const statisticsRoutes = new Hono<AppEnv>()
  .get(
    '/campaigns/:id/numbers',
    describe(
      'viewer',
      'How many answers to one of the caller’s own campaigns were started and paid, by day and by source; none below 5',
      Statistics,
    ),
    async (c) => c.json(await getStatistics(getCtx(c), c.req.param('id'))),
  )
  .get(
    '/campaigns/:id/answers.csv',
    describe(
      'viewer',
      'The paid answers to one of the caller’s own campaigns as a file, once its winners are chosen; no contact details',
      'text/csv',
      { errors: [409] },
    ),
    validate('query', FileQuery),
    async (c) => {
      const ctx = withLanguage(getCtx(c), c.req.valid('query').language);
      const { name, file } = await exportAnswers(ctx, c.req.param('id'));
      return c.body(file, 200, {
        'Cache-Control': 'no-store',
        'Content-Type': CSV_TYPE,
        'Content-Disposition': `attachment; filename="${name}"`,
      });
    },
  );
