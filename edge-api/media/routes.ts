import { Hono } from 'hono';
import { getCtx, type AppEnv, requireSession } from '../platform/context.ts';
import { validate } from '../platform/validate.ts';
import { UpdateAltText } from './contract.ts';
import { updateAltText } from './update-alt-text.ts';
import { getMedia } from './get-media.ts';
import { serveFile } from './serve-file.ts';
import { parseUpload } from './parse-upload.ts';
import { uploadImage } from './upload-image.ts';

export const mediaRoutes = new Hono<AppEnv>()
  .post('/media', requireSession, async (c) => {
    const upload = await parseUpload(c.req.raw);
    return c.json({ doc: await uploadImage(getCtx(c), upload) }, 201);
  })
  .get('/media/file/:filename', async (c) => {
    const { body, headers } = await serveFile(getCtx(c), c.req.param('filename'));
    return c.newResponse(body, { headers });
  })
  .get('/media/:id', async (c) => c.json(await getMedia(getCtx(c), c.req.param('id'))))
  .patch('/media/:id', requireSession, validate('json', UpdateAltText), async (c) =>
    c.json({ doc: await updateAltText(getCtx(c), c.req.param('id'), c.req.valid('json')) }),
  );
