import { Hono } from 'hono';
import { z } from 'zod';
import { oneDoc } from '../platform/contract.ts';
import type { AppEnv } from '../platform/context.ts';
import { describe, getCtx } from '../platform/describe.ts';
import { validate } from '../platform/validate.ts';
import { ThanksDraft, UploadQuery, ThankYou, OwnThanks } from './contract.ts';
import { correctThanks, getOwnThanks, saveDraft } from './own-thanks.ts';
import { getThankYou } from './get-thank-you.ts';
import { serveThanksFile } from './serve-thanks-file.ts';
import { removeFile } from './discard-files.ts';
import { sendThanks } from './send-thanks.ts';
import { uploadFile } from './upload-file.ts';

const OwnThanksResponse = oneDoc(OwnThanks);

export const thanksRoutes = new Hono<AppEnv>()
  .get(
    '/campaigns/:id/thanks',
    describe(
      'viewer',
      'Get the thank-you of one of the caller’s campaigns, as far as it exists',
      OwnThanksResponse,
    ),
    async (c) => c.json({ doc: await getOwnThanks(getCtx(c), c.req.param('id')) }),
  )
  .put(
    '/campaigns/:id/thanks',
    describe('manager', 'Save the text of a thank-you that is not sent yet', OwnThanksResponse, {
      errors: [409],
    }),
    validate('json', ThanksDraft),
    async (c) => c.json({ doc: await saveDraft(getCtx(c), c.req.param('id'), c.req.valid('json')) }),
  )
  .post(
    '/campaigns/:id/thanks/files',
    describe(
      'manager',
      'Add a video, audio, photo or captions file to a thank-you that is not sent yet',
      OwnThanksResponse.extend({ id: z.string() }),
      { upload: ['*/*', z.file()], status: 201, errors: [409] },
    ),
    validate('query', UploadQuery),
    async (c) => {
      const campaignId = c.req.param('id');
      const { id } = await uploadFile(getCtx(c), { campaignId, ...c.req.valid('query'), request: c.req.raw });
      return c.json({ id, doc: await getOwnThanks(getCtx(c), campaignId) }, 201);
    },
  )
  .delete(
    '/campaigns/:id/thanks/files/:fileId',
    describe('manager', 'Remove a file from a thank-you that is not sent yet', OwnThanksResponse, {
      errors: [409],
    }),
    async (c) => {
      const campaignId = c.req.param('id');
      await removeFile(getCtx(c), { campaignId, fileId: c.req.param('fileId') });
      return c.json({ doc: await getOwnThanks(getCtx(c), campaignId) });
    },
  )
  .post(
    '/campaigns/:id/thanks/send',
    describe('manager', 'Send the thank-you to everyone who paid, once', OwnThanksResponse, {
      errors: [409],
    }),
    async (c) => c.json({ doc: await sendThanks(getCtx(c), c.req.param('id')) }),
  )
  .post(
    '/campaigns/:id/thanks/correct',
    describe(
      'manager',
      'Correct the text of a thank-you that was sent, once, within 24 hours',
      OwnThanksResponse,
      { errors: [409] },
    ),
    validate('json', ThanksDraft),
    async (c) => c.json({ doc: await correctThanks(getCtx(c), c.req.param('id'), c.req.valid('json')) }),
  )
  .get(
    '/campaign-submissions/:id/thanks',
    describe('owner', 'Get the thank-you for one of the caller’s submissions', oneDoc(ThankYou)),
    async (c) => c.json({ doc: await getThankYou(getCtx(c), c.req.param('id')) }),
  )
  .get(
    '/thanks/files/:id',
    describe('viewer', 'Get a file of a thank-you, or the part that `Range` names', '*/*', {
      hasTag: true,
      hasParts: true,
    }),
    async (c) => {
      const { status, body, headers } = await serveThanksFile(
        getCtx(c),
        c.req.param('id'),
        c.req.raw.headers,
      );
      return c.newResponse(body, { status, headers });
    },
  );
