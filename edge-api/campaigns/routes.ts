import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { createMiddleware } from 'hono/factory';
import { ctxOf, type AppEnv } from '../platform/context.ts';
import { signedIn } from '../platform/signed-in.ts';
import { validate } from '../platform/validate.ts';
import { closeCampaign } from '../owners/close-campaign.ts';
import { ByCelebrityQuery, CampaignsListQuery } from './contract.ts';
import { createCampaign } from './create-campaign.ts';
import { CampaignChanges, CampaignDraft } from './draft.ts';
import { getCampaignBySlug } from './get-campaign-by-slug.ts';
import { listAddresses } from './list-addresses.ts';
import { listCampaigns } from './list-campaigns.ts';
import { listCampaignsOfCelebrity, listOwnCampaigns, showOwnCampaign } from '../owners/list-own-campaigns.ts';
import { reopenCampaign } from '../owners/reopen-campaign.ts';
import { requireCampaigner } from './require-campaigner.ts';
import { requireOwnCampaign } from './require-own-campaign.ts';
import { updateCampaign } from './update-campaign.ts';

/** Shared caches may keep the list this long: a new campaign may take as long to appear. */
const LIST_CACHE = 'public, max-age=15, s-maxage=30, stale-while-revalidate=60';

/** Search engines come back anyway. */
const ADDRESSES_CACHE = 'public, max-age=3600';

/** Who may not do it at all hears so before what they sent is judged. */
const campaignersOnly = createMiddleware<AppEnv>(async (c, next) => {
  requireCampaigner(ctxOf(c));
  await next();
});

export const campaignsRoutes = new Hono<AppEnv>()
  .get('/campaigns-list', etag(), validate('query', CampaignsListQuery), async (c) => {
    c.header('Cache-Control', LIST_CACHE);
    return c.json({ docs: await listCampaigns(ctxOf(c), c.req.valid('query')) });
  })
  .get('/campaigns-list/addresses', async (c) => {
    c.header('Cache-Control', ADDRESSES_CACHE);
    return c.json({ docs: await listAddresses(ctxOf(c)) });
  })
  .get('/campaigns/by-slug/:slug', async (c) =>
    c.json({ doc: await getCampaignBySlug(ctxOf(c), c.req.param('slug')) }),
  )
  .get('/campaigns/by-celebrity', validate('query', ByCelebrityQuery), async (c) =>
    c.json({ docs: await listCampaignsOfCelebrity(ctxOf(c), c.req.valid('query').celebrityId) }),
  )
  .get('/campaigns/mine', signedIn, async (c) => c.json({ docs: await listOwnCampaigns(ctxOf(c)) }))
  .post('/campaigns/create', campaignersOnly, validate('json', CampaignDraft), async (c) =>
    c.json({ doc: await createCampaign(ctxOf(c), c.req.valid('json')) }, 201),
  )
  .get('/campaigns/:id', signedIn, async (c) => {
    const { id } = await requireOwnCampaign(ctxOf(c), c.req.param('id'));
    return c.json({ doc: await showOwnCampaign(ctxOf(c), id) });
  })
  .patch('/campaigns/:id', signedIn, validate('json', CampaignChanges), async (c) =>
    c.json({ doc: await updateCampaign(ctxOf(c), c.req.param('id'), c.req.valid('json')) }),
  )
  .post('/campaigns/:id/close', signedIn, async (c) =>
    c.json(await closeCampaign(ctxOf(c), c.req.param('id'))),
  )
  .post('/campaigns/:id/reopen', signedIn, async (c) =>
    c.json({ doc: await reopenCampaign(ctxOf(c), c.req.param('id')) }),
  );
