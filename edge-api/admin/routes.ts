import { Hono } from 'hono';
import { getCtx, type AppEnv, requireSession } from '../platform/context.ts';
import { PageQuery } from '../platform/contract.ts';
import { validate } from '../platform/validate.ts';
import { listCharitiesInReview } from './list-charities-in-review.ts';

export const adminRoutes = new Hono<AppEnv>().get(
  '/charity-whitelist-custom/review',
  requireSession,
  validate('query', PageQuery),
  async (c) => c.json(await listCharitiesInReview(getCtx(c), c.req.valid('query'))),
);
