import { Hono } from 'hono';
import { retrySelection } from '../nominees/index.ts';
import { getCtx, type AppEnv, requireAdmin, requireSession } from '../platform/context.ts';
import { PageQuery } from '../platform/contract.ts';
import { validate } from '../platform/validate.ts';
import { JudgeOverride } from '../scoring/contract.ts';
import { listCharitiesInReview } from './list-charities-in-review.ts';
import { listStuckSelections } from './list-stuck-selections.ts';
import { overrideJudge } from './override-judge.ts';

export const adminRoutes = new Hono<AppEnv>()
  .get('/charity-whitelist-custom/review', requireSession, validate('query', PageQuery), async (c) =>
    c.json(await listCharitiesInReview(getCtx(c), c.req.valid('query'))),
  )
  .get('/admin/selections', requireSession, validate('query', PageQuery), async (c) =>
    c.json(await listStuckSelections(getCtx(c), c.req.valid('query'))),
  )
  .post('/admin/selections/:id/retry', requireSession, async (c) => {
    requireAdmin(getCtx(c));
    await retrySelection(getCtx(c), c.req.param('id'));
    return c.json({ ok: true as const }, 202);
  })
  .post(
    '/admin/selections/:id/judge-override',
    requireSession,
    validate('json', JudgeOverride),
    async (c) => {
      await overrideJudge(getCtx(c), c.req.param('id'), c.req.valid('json'));
      return c.json({ ok: true as const }, 202);
    },
  );
