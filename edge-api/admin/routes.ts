import { Hono } from 'hono';
import { getCtx, type AppEnv, requireSession } from '../platform/context.ts';
import { listCharitiesInReview } from './list-charities-in-review.ts';

export const adminRoutes = new Hono<AppEnv>().get(
  '/charity-whitelist-custom/review',
  requireSession,
  async (c) => c.json({ docs: await listCharitiesInReview(getCtx(c)) }),
);
