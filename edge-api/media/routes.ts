import { Hono } from 'hono';
import { oneDoc } from '../platform/contract.ts';
import type { AppEnv } from '../platform/context.ts';
import { describe, getCtx } from '../platform/describe.ts';
import { validate } from '../platform/validate.ts';
import { UpdateMedia, MailPictureQuery, Media, ImageForm } from './contract.ts';
import { getMedia, serveFile } from './get-media.ts';
import { serveMailPicture } from './serve-mail-picture.ts';
import { updateMedia } from './update-media.ts';
import { UPLOAD_BODY_BYTES_MAX } from './rules.ts';
import { imageTooLarge } from './encode-image.ts';
import { parseUpload, uploadImage } from './upload-image.ts';
import { limitUpload } from '../platform/json-body.ts';

export const mediaRoutes = new Hono<AppEnv>()
  .post(
    '/media',
    describe('person', 'Upload a picture', oneDoc(Media), {
      upload: ['multipart/form-data', ImageForm],
      status: 201,
      errors: [404, 429],
    }),
    limitUpload(UPLOAD_BODY_BYTES_MAX, imageTooLarge),
    async (c) => c.json({ doc: await uploadImage(getCtx(c), await parseUpload(c.req.raw)) }, 201),
  )
  .get(
    '/media/file/:filename',
    describe('anyone', 'Get a picture', 'image/*', { hasTag: true }),
    async (c) => {
      const [filename, knownTag] = [c.req.param('filename'), c.req.header('if-none-match')];
      const { status, body, headers } = await serveFile(getCtx(c), filename, knownTag);
      return c.newResponse(body, { status, headers });
    },
  )
  .get(
    '/media/file/:filename/mail',
    describe('anyone', 'Get a picture as emails show it', 'image/jpeg'),
    validate('query', MailPictureQuery),
    async (c) => {
      const { shape } = c.req.valid('query');
      const { body, headers } = await serveMailPicture(getCtx(c), c.req.param('filename'), shape);
      return c.newResponse(body, { headers });
    },
  )
  .get('/media/:id', describe('anyone', 'Get a picture’s metadata', Media), async (c) =>
    c.json(await getMedia(getCtx(c), c.req.param('id'))),
  )
  .patch(
    '/media/:id',
    describe(
      'owner',
      'Change the description or the focal point of one of the caller’s pictures',
      oneDoc(Media),
    ),
    validate('json', UpdateMedia),
    async (c) => c.json({ doc: await updateMedia(getCtx(c), c.req.param('id'), c.req.valid('json')) }),
  );
