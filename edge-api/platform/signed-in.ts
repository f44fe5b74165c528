import { createMiddleware } from 'hono/factory';
import { ctxOf, requirePerson, type AppEnv } from './context.ts';

/** Refuses anyone without a session with 401, before what they sent is looked at. */
export const signedIn = createMiddleware<AppEnv>(async (c, next) => {
  requirePerson(ctxOf(c));
  await next();
});
