import { Hono } from 'hono';
import { getCtx, type AppEnv } from '../platform/context.ts';
import { getPage } from './get-page.ts';

/** Pages change with a deployment only. */
const CACHE = 'public, max-age=300';

export const pagesRoutes = new Hono<AppEnv>().get('/pages/:id', async (c) => {
  const page = await getPage(getCtx(c), c.req.param('id'));
  c.header('Cache-Control', CACHE);
  return c.json(page);
});
