import { Hono } from 'hono';
import { getCtx, type AppEnv } from '../platform/context.ts';
import { requireSession } from '../platform/require-session.ts';
import { listCharitiesInReview } from './list-charities-in-review.ts';

export const adminRoutes = new Hono<AppEnv>().get(
  '/charity-whitelist-custom/review',
  requireSession,
  async (c) => c.json({ docs: await listCharitiesInReview(getCtx(c)) }),
);
