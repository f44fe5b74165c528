import { createMiddleware } from 'hono/factory';
import { getCtx, requirePerson, type AppEnv } from './context.ts';

/** Refuses anyone without a session with 401, before what they sent is looked at. */
export const requireSession = createMiddleware<AppEnv>(async (c, next) => {
  requirePerson(getCtx(c));
  await next();
});
