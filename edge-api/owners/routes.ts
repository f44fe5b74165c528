import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { ByCelebrityQuery } from '../campaigns/contract.ts';
import { CampaignChanges, CampaignDraft } from '../campaigns/draft-contract.ts';
import { requireOwnCampaign } from '../campaigns/index.ts';
import { ctxOf, type AppEnv } from '../platform/context.ts';
import { signedIn } from '../platform/signed-in.ts';
import { validate } from '../platform/validate.ts';
import { closeCampaign } from './close-campaign.ts';
import { createCampaign } from './create-campaign.ts';
import { listCampaignsOfCelebrity, listOwnCampaigns, showOwnCampaign } from './list-own-campaigns.ts';
import { requireCampaigner } from './require-campaigner.ts';
import { reopenCampaign } from './reopen-campaign.ts';
import { updateCampaign } from './update-campaign.ts';

/** Who may not do it at all hears so before what they sent is judged. */
const campaignersOnly = createMiddleware<AppEnv>(async (c, next) => {
  requireCampaigner(ctxOf(c));
  await next();
});

export const ownersRoutes = new Hono<AppEnv>()
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
