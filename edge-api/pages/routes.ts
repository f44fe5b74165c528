import { Hono } from 'hono';
import type { AppEnv } from '../platform/context.ts';
import { describe, getCtx } from '../platform/describe.ts';
import { getPage } from './get-page.ts';
import { PageSummary } from './contract.ts';

/** Pages change only with a deployment. */
const CACHE = 'public, max-age=300';

export const pagesRoutes = new Hono<AppEnv>().get(
  '/pages/:id',
  describe('anyone', 'Get the slug, language and title of a content page', PageSummary),
  async (c) => {
    const page = await getPage(getCtx(c), c.req.param('id'));
    c.header('Cache-Control', CACHE);
    return c.json(page);
  },
);
