import { Hono } from 'hono';
import { getCtx, type AppEnv, requireSession } from '../platform/context.ts';
import { validate } from '../platform/validate.ts';
import { ThanksDraft, UploadQuery } from './contract.ts';
import { getOwnThanks } from './get-own-thanks.ts';
import { getThankYou } from './get-thank-you.ts';
import { serveThanksFile } from './serve-thanks-file.ts';
import { removeFile } from './remove-file.ts';
import { saveDraft } from './save-draft.ts';
import { sendThanks } from './send-thanks.ts';
import { uploadFile } from './upload-file.ts';

/** For answers that belong to one person. */
const PRIVATE = 'no-store';

export const thanksRoutes = new Hono<AppEnv>()
  .get('/campaigns/:id/thanks', requireSession, async (c) => {
    c.header('Cache-Control', PRIVATE);
    return c.json({ doc: await getOwnThanks(getCtx(c), c.req.param('id')) });
  })
  .put('/campaigns/:id/thanks', requireSession, validate('json', ThanksDraft), async (c) =>
    c.json({ doc: await saveDraft(getCtx(c), c.req.param('id'), c.req.valid('json')) }),
  )
  .post('/campaigns/:id/thanks/files', requireSession, validate('query', UploadQuery), async (c) => {
    const campaignId = c.req.param('id');
    const { id } = await uploadFile(getCtx(c), { campaignId, ...c.req.valid('query'), request: c.req.raw });
    return c.json({ id, doc: await getOwnThanks(getCtx(c), campaignId) }, 201);
  })
  .delete('/campaigns/:id/thanks/files/:fileId', requireSession, async (c) => {
    const campaignId = c.req.param('id');
    await removeFile(getCtx(c), { campaignId, fileId: c.req.param('fileId') });
    return c.json({ doc: await getOwnThanks(getCtx(c), campaignId) });
  })
  .post('/campaigns/:id/thanks/send', requireSession, async (c) =>
    c.json({ doc: await sendThanks(getCtx(c), c.req.param('id')) }),
  )
  .get('/campaign-submissions/:id/thanks', requireSession, async (c) => {
    c.header('Cache-Control', PRIVATE);
    return c.json({ doc: await getThankYou(getCtx(c), c.req.param('id')) });
  })
  .get('/thanks/files/:id', requireSession, async (c) => {
    const { status, body, headers } = await serveThanksFile(getCtx(c), c.req.param('id'), c.req.raw.headers);
    return c.newResponse(body, { status, headers });
  });
