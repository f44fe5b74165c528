import { Hono } from 'hono';
import { ctxOf, type AppEnv } from '../platform/context.ts';
import { signedIn } from '../platform/signed-in.ts';
import { validate } from '../platform/validate.ts';
import { ThanksDraft, UploadQuery } from './contract.ts';
import { getOwnThanks } from './get-own-thanks.ts';
import { getThankYou } from './get-thank-you.ts';
import { readBytes } from './read-bytes.ts';
import { removeFile } from './remove-file.ts';
import { saveDraft } from './save-draft.ts';
import { sendThanks } from './send-thanks.ts';
import { uploadFile } from './upload-file.ts';

/** What belongs to one person is kept by no cache. */
const PRIVATE = 'no-store';

export const thanksRoutes = new Hono<AppEnv>()
  .get('/campaigns/:id/thanks', signedIn, async (c) => {
    c.header('Cache-Control', PRIVATE);
    return c.json({ doc: await getOwnThanks(ctxOf(c), c.req.param('id')) });
  })
  .put('/campaigns/:id/thanks', signedIn, validate('json', ThanksDraft), async (c) =>
    c.json({ doc: await saveDraft(ctxOf(c), c.req.param('id'), c.req.valid('json')) }),
  )
  .post('/campaigns/:id/thanks/files', signedIn, validate('query', UploadQuery), async (c) => {
    const campaignId = c.req.param('id');
    const { id } = await uploadFile(ctxOf(c), { campaignId, ...c.req.valid('query'), request: c.req.raw });
    return c.json({ id, doc: await getOwnThanks(ctxOf(c), campaignId) }, 201);
  })
  .delete('/campaigns/:id/thanks/files/:fileId', signedIn, async (c) => {
    const campaignId = c.req.param('id');
    await removeFile(ctxOf(c), { campaignId, fileId: c.req.param('fileId') });
    return c.json({ doc: await getOwnThanks(ctxOf(c), campaignId) });
  })
  .post('/campaigns/:id/thanks/send', signedIn, async (c) =>
    c.json({ doc: await sendThanks(ctxOf(c), c.req.param('id')) }),
  )
  .get('/campaign-submissions/:id/thanks', signedIn, async (c) => {
    c.header('Cache-Control', PRIVATE);
    return c.json({ doc: await getThankYou(ctxOf(c), c.req.param('id')) });
  })
  .get('/thanks/files/:id', signedIn, async (c) => {
    const { status, body, headers } = await readBytes(ctxOf(c), c.req.param('id'), c.req.raw.headers);
    return c.newResponse(body, { status, headers });
  });
