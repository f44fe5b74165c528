import { Hono } from 'hono';
import { ctxOf, type AppEnv } from '../platform/context.ts';
import { getMedia } from './get-media.ts';
import { readFile } from './read-file.ts';

export const mediaRoutes = new Hono<AppEnv>()
  .get('/media/file/:filename', async (c) => {
    const { body, headers } = await readFile(ctxOf(c), c.req.param('filename'));
    return c.newResponse(body, { headers });
  })
  .get('/media/:id', async (c) => c.json(await getMedia(ctxOf(c), c.req.param('id'))));
