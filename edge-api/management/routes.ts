import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { ByCelebrityQuery } from '../campaigns/contract.ts';
import { CampaignChanges, CampaignDraft, ReopenCampaign } from '../campaigns/draft-contract.ts';
import { requireOwnCampaign } from '../campaigns/index.ts';
import { getCtx, type AppEnv, requireSession } from '../platform/context.ts';
import { IfMatch, PageQuery } from '../platform/contract.ts';
import { formatETag, parseIfMatch } from '../platform/etag-rules.ts';
import { validate } from '../platform/validate.ts';
import { closeCampaign } from './close-campaign.ts';
import { createCampaign } from './create-campaign.ts';
import { listCelebrityCampaigns, listOwnCampaigns } from './list-own-campaigns.ts';
import { getOwnCampaign } from './read-own-campaigns.ts';
import { requireCampaigner } from './create-campaign.ts';
import { reopenCampaign } from './reopen-campaign.ts';
import { updateCampaign } from './update-campaign.ts';

/** Refuses who may not create a campaign at all before their input is validated. */
const campaignersOnly = createMiddleware<AppEnv>(async (c, next) => {
  requireCampaigner(getCtx(c));
  await next();
});

export const managementRoutes = new Hono<AppEnv>()
  .get('/campaigns/by-celebrity', validate('query', ByCelebrityQuery), async (c) =>
    c.json(await listCelebrityCampaigns(getCtx(c), c.req.valid('query'))),
  )
  .get('/campaigns/mine', requireSession, validate('query', PageQuery), async (c) =>
    c.json(await listOwnCampaigns(getCtx(c), c.req.valid('query'))),
  )
  .post('/campaigns/create', campaignersOnly, validate('json', CampaignDraft), async (c) =>
    c.json({ doc: await createCampaign(getCtx(c), c.req.valid('json')) }, 201),
  )
  .get('/campaigns/:id', requireSession, async (c) => {
    const { id } = await requireOwnCampaign(getCtx(c), c.req.param('id'));
    const doc = await getOwnCampaign(getCtx(c), id);
    c.header('ETag', formatETag(doc.version));
    return c.json({ doc });
  })
  .patch(
    '/campaigns/:id',
    requireSession,
    validate('header', IfMatch),
    validate('json', CampaignChanges),
    async (c) => {
      const version = parseIfMatch(c.req.valid('header')['if-match']);
      const doc = await updateCampaign(getCtx(c), c.req.param('id'), c.req.valid('json'), version);
      c.header('ETag', formatETag(doc.version));
      return c.json({ doc });
    },
  )
  .post('/campaigns/:id/close', requireSession, async (c) =>
    c.json(await closeCampaign(getCtx(c), c.req.param('id'))),
  )
  .post('/campaigns/:id/reopen', requireSession, validate('json', ReopenCampaign), async (c) =>
    c.json({ doc: await reopenCampaign(getCtx(c), c.req.param('id'), c.req.valid('json')) }),
  );
