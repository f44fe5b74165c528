import { Hono } from 'hono';
import { ctxOf, type AppEnv } from '../platform/context.ts';
import { signedIn } from '../platform/signed-in.ts';
import { validate } from '../platform/validate.ts';
import { DescribeImage } from './contract.ts';
import { describeImage } from './describe-image.ts';
import { getMedia } from './get-media.ts';
import { readFile } from './read-file.ts';
import { readUpload } from './read-upload.ts';
import { uploadImage } from './upload-image.ts';

export const mediaRoutes = new Hono<AppEnv>()
  .post('/media', signedIn, async (c) => {
    const upload = await readUpload(c.req.raw);
    return c.json({ doc: await uploadImage(ctxOf(c), upload) }, 201);
  })
  .get('/media/file/:filename', async (c) => {
    const { body, headers } = await readFile(ctxOf(c), c.req.param('filename'));
    return c.newResponse(body, { headers });
  })
  .get('/media/:id', async (c) => c.json(await getMedia(ctxOf(c), c.req.param('id'))))
  .patch('/media/:id', signedIn, validate('json', DescribeImage), async (c) =>
    c.json({ doc: await describeImage(ctxOf(c), c.req.param('id'), c.req.valid('json')) }),
  );
