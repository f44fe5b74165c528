import { Hono } from 'hono';
import { ctxOf, type AppEnv } from '../platform/context.ts';
import { signedIn } from '../platform/signed-in.ts';
import { listCharitiesInReview } from './list-charities-in-review.ts';

export const adminRoutes = new Hono<AppEnv>().get('/charity-whitelist-custom/review', signedIn, async (c) =>
  c.json({ docs: await listCharitiesInReview(ctxOf(c)) }),
);
