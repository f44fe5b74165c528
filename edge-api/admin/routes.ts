import { Hono } from 'hono';
import { getCtx, type AppEnv, requireSession } from '../platform/context.ts';
import { validate } from '../platform/validate.ts';
import { JudgeOverride } from '../scoring/contract.ts';
import { listCharitiesInReview } from './list-charities-in-review.ts';
import { overrideJudge } from './override-judge.ts';

export const adminRoutes = new Hono<AppEnv>()
  .get('/charity-whitelist-custom/review', requireSession, async (c) =>
    c.json({ docs: await listCharitiesInReview(getCtx(c)) }),
  )
  .post(
    '/admin/selections/:campaignId/judge-override',
    requireSession,
    validate('json', JudgeOverride),
    async (c) => {
      await overrideJudge(getCtx(c), c.req.param('campaignId'), c.req.valid('json'));
      return c.json({ ok: true as const }, 202);
    },
  );
