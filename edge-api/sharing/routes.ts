import { Hono } from 'hono';
import { toEdgeLife } from '../campaigns/index.ts';
import { getCtx, requireSession, type AppEnv } from '../platform/context.ts';
import { EDGE_LIFE_HEADER } from '../platform/edge-rules.ts';
import { validate } from '../platform/validate.ts';
import { hideName } from '../submissions/index.ts';
import { GreetingQuery, HideName, OpenShare } from './contract.ts';
import { getGreeting } from './get-greeting.ts';
import { getLive } from './get-live.ts';
import { listNames } from './list-names.ts';
import { openShare } from './open-share.ts';

/** No cache stores a name, which its fan may take back. */
const PRIVATE = 'private, no-store';
/** A live screen asks again every few seconds; the edge keeps what everyone sees a little longer. */
const LIVE_CACHE = 'public, max-age=1';

export const sharingRoutes = new Hono<AppEnv>()
  .post('/campaign-submissions/:id/share', requireSession, validate('json', OpenShare), async (c) => {
    c.header('Cache-Control', PRIVATE);
    return c.json(await openShare(getCtx(c), c.req.param('id'), c.req.valid('json')));
  })
  .get('/campaigns/by-slug/:slug/greeting', validate('query', GreetingQuery), async (c) => {
    c.header('Cache-Control', PRIVATE);
    return c.json(await getGreeting(getCtx(c), c.req.param('slug'), c.req.valid('query').code));
  })
  .get('/campaigns/:id/names', requireSession, async (c) =>
    c.json({ docs: await listNames(getCtx(c), c.req.param('id')) }),
  )
  .put('/campaigns/:id/names/:submissionId', requireSession, validate('json', HideName), async (c) => {
    const doc = c.req.valid('json');
    await hideName(getCtx(c), c.req.param(), doc.isHidden);
    return c.json({ doc });
  })
  .get('/campaigns/by-slug/:slug/live', async (c) => {
    const doc = await getLive(getCtx(c), c.req.param('slug'));
    c.header('Cache-Control', LIVE_CACHE);
    c.header(EDGE_LIFE_HEADER, toEdgeLife(getCtx(c), [doc]));
    return c.json({ doc });
  });
