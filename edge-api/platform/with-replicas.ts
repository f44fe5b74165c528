import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './context.ts';
import { openDb } from './db.ts';
import { toEdgeKey } from './edge-rules.ts';

/** Lets the closest copy of the database answer a request that belongs to nobody; for calls that only read. */
export const withReplicas = createMiddleware<AppEnv>(async (c, next) => {
  if (toEdgeKey(c.req.raw) !== undefined) c.set('ctx', { ...c.get('ctx'), db: openDb(c.env, 'any') });
  await next();
});
