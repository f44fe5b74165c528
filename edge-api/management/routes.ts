import { Hono } from 'hono';
import { z } from 'zod';
import {
  ByCelebrityQuery,
  Campaign,
  OwnCampaignsPage,
  CelebrityCampaignsPage,
  TakeBack,
  TakeBackState,
} from '../campaigns/contract.ts';
import {
  CampaignChanges,
  CampaignDraft,
  CampaignInput,
  MoveMeeting,
  ReopenCampaign,
} from '../campaigns/draft-contract.ts';
import { requireOwnCampaign } from '../campaigns/index.ts';
import { OWN_CAMPAIGNS_PAGE_SIZE } from '../campaigns/rules.ts';
import type { AppEnv } from '../platform/context.ts';
import { IfMatch, Ok, succeed, oneDoc } from '../platform/contract.ts';
import { describe, getCtx } from '../platform/describe.ts';
import { formatETag, parseIfMatch } from '../platform/etag-rules.ts';
import { acceptIdempotencyKey } from '../platform/idempotency-key.ts';
import { keysetQuery } from '../platform/paging.ts';
import { validate } from '../platform/validate.ts';
import { closeCampaign } from './close-campaign.ts';
import { createCampaign } from './create-campaign.ts';
import { listCelebrityCampaigns, listOwnCampaigns, getOwnCampaign } from './read-own-campaigns.ts';
import { reopenCampaign } from './reopen-campaign.ts';
import { checkTakeBack, takeBack } from './take-back.ts';
import { moveMeeting, updateCampaign } from './update-campaign.ts';

const OneCampaign = oneDoc(Campaign);

export const managementRoutes = new Hono<AppEnv>()
  .get(
    '/campaigns/by-celebrity',
    describe(
      'anyone',
      'List a celebrity’s campaigns, newest first: in full for their owner, as cards for others',
      CelebrityCampaignsPage,
    ),
    validate('query', ByCelebrityQuery),
    async (c) => c.json(await listCelebrityCampaigns(getCtx(c), c.req.valid('query'))),
  )
  .get(
    '/campaigns/mine',
    describe(
      'person',
      'List the campaigns that the caller owns or manages: those that wait for the caller, then the newest',
      OwnCampaignsPage,
    ),
    validate('query', keysetQuery(OWN_CAMPAIGNS_PAGE_SIZE)),
    async (c) => c.json(await listOwnCampaigns(getCtx(c), c.req.valid('query'))),
  )
  .post(
    '/campaigns/create',
    describe('campaigner', 'Create a campaign', OneCampaign, { status: 201, errors: [404, 409, 429] }),
    acceptIdempotencyKey,
    validate('json', CampaignDraft, CampaignInput),
    async (c) => c.json({ doc: await createCampaign(getCtx(c), c.req.valid('json')) }, 201),
  )
  .get('/campaigns/:id', describe('viewer', 'Get one of the caller’s campaigns', OneCampaign), async (c) => {
    const { id } = await requireOwnCampaign(getCtx(c), c.req.param('id'), 'view');
    const doc = await getOwnCampaign(getCtx(c), id);
    c.header('ETag', formatETag(doc.version));
    return c.json({ doc });
  })
  .patch(
    '/campaigns/:id',
    describe(
      'manager',
      'Change one of the caller’s campaigns in the version that `If-Match` names; once it has winners, only its meeting',
      OneCampaign,
      { errors: [409, 412, 429] },
    ),
    validate('header', IfMatch),
    validate('json', CampaignChanges, CampaignInput),
    async (c) => {
      const version = parseIfMatch(c.req.valid('header')['if-match']);
      const doc = await updateCampaign(getCtx(c), c.req.param('id'), c.req.valid('json'), version);
      c.header('ETag', formatETag(doc.version));
      return c.json({ doc });
    },
  )
  .post(
    '/campaigns/:id/close',
    describe(
      'manager',
      'Close one of the caller’s campaigns; nominees are then selected in the background',
      z.object({ hasNominees: z.boolean() }),
      { errors: [409] },
    ),
    async (c) => c.json(await closeCampaign(getCtx(c), c.req.param('id'))),
  )
  .post(
    '/campaigns/:id/reopen',
    describe('manager', 'Reopen one of the caller’s campaigns, optionally with a new deadline', OneCampaign, {
      errors: [409],
    }),
    validate('json', ReopenCampaign),
    async (c) => c.json({ doc: await reopenCampaign(getCtx(c), c.req.param('id'), c.req.valid('json')) }),
  )
  .post(
    '/admin/campaigns/:id/move',
    describe(
      'hiddenAdmin',
      'Move a meeting on its owner’s behalf, to a new date or one still to be set, with a reason that is logged',
      Ok,
      { errors: [409, 412, 429] },
    ),
    validate('json', MoveMeeting),
    async (c) => c.json(await succeed(moveMeeting(getCtx(c), c.req.param('id'), c.req.valid('json')))),
  )
  .post(
    '/campaigns/take-back',
    describe('token', 'Refund a fan with the token from the email about a moved meeting', Ok, {
      errors: [404, 409],
    }),
    validate('json', TakeBack),
    async (c) => c.json(await succeed(takeBack(getCtx(c), c.req.valid('json')))),
  )
  .post(
    '/campaigns/check-take-back',
    describe(
      'token',
      'Check whether the token from the email about a moved meeting was already used for a refund',
      TakeBackState,
      { errors: [404, 409] },
    ),
    validate('json', TakeBack),
    async (c) => c.json(await checkTakeBack(getCtx(c), c.req.valid('json'))),
  );
