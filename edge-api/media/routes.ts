import { Hono } from 'hono';
import { getCtx, requireSession, type AppEnv } from '../platform/context.ts';
import { limitBodyTo } from '../platform/json-body.ts';
import { validate } from '../platform/validate.ts';
import { UpdateAltText } from './contract.ts';
import { imageTooLarge } from './encode-image.ts';
import { getMedia } from './get-media.ts';
import { UPLOAD_BODY_BYTES_MAX } from './rules.ts';
import { serveFile } from './serve-file.ts';
import { updateAltText } from './update-alt-text.ts';
import { parseUpload, uploadImage } from './upload-image.ts';

const limitPicture = limitBodyTo(UPLOAD_BODY_BYTES_MAX, imageTooLarge);

export const mediaRoutes = new Hono<AppEnv>()
  .post('/media', requireSession, limitPicture, async (c) =>
    c.json({ doc: await uploadImage(getCtx(c), await parseUpload(c.req.raw)) }, 201),
  )
  .get('/media/file/:filename', async (c) => {
    const [filename, knownTag] = [c.req.param('filename'), c.req.header('if-none-match')];
    const { status, body, headers } = await serveFile(getCtx(c), filename, knownTag);
    return c.newResponse(body, { status, headers });
  })
  .get('/media/:id', async (c) => c.json(await getMedia(getCtx(c), c.req.param('id'))))
  .patch('/media/:id', requireSession, validate('json', UpdateAltText), async (c) =>
    c.json({ doc: await updateAltText(getCtx(c), c.req.param('id'), c.req.valid('json')) }),
  );
