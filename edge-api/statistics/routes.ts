import { Hono } from 'hono';
import { withLanguage, type AppEnv } from '../platform/context.ts';
import { FileQuery } from '../platform/contract.ts';
import { describe, getCtx } from '../platform/describe.ts';
import { sendCsv } from '../platform/send-csv.ts';
import { validate } from '../platform/validate.ts';
import { Statistics } from './contract.ts';
import { exportAnswers } from './export-answers.ts';
import { getStatistics } from './get-statistics.ts';

export const statisticsRoutes = new Hono<AppEnv>()
  .get(
    '/campaigns/:id/numbers',
    describe(
      'viewer',
      'Count the started and paid answers to one of the caller’s campaigns by day and by source; counts below 5 are hidden',
      Statistics,
    ),
    async (c) => c.json(await getStatistics(getCtx(c), c.req.param('id'))),
  )
  .get(
    '/campaigns/:id/answers.csv',
    describe(
      'viewer',
      'Get the paid answers to one of the caller’s campaigns as a CSV file without contact details, once there are winners',
      'text/csv',
      { errors: [409] },
    ),
    validate('query', FileQuery),
    async (c) => {
      const ctx = withLanguage(getCtx(c), c.req.valid('query').language);
      const csv = await exportAnswers(ctx, c.req.param('id'));
      c.header('Cache-Control', 'no-store');
      return sendCsv(c, csv);
    },
  );
