import { createMiddleware } from 'hono/factory';

/** Every answer is what its type says: a browser never looks for a page or a script in it. */
export const noSniff = createMiddleware(async (c, next) => {
  await next();
  c.header('X-Content-Type-Options', 'nosniff');
});
