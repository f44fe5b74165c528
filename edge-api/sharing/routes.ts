import { Hono } from 'hono';
import { z } from 'zod';
import { PublicCampaign } from '../campaigns/contract.ts';
import { toEdgeLife } from '../campaigns/index.ts';
import { PREVIEW_CACHE } from '../campaigns/rules.ts';
import { oneDoc } from '../platform/contract.ts';
import { type AppEnv, withReplicas } from '../platform/context.ts';
import { describe, getCtx } from '../platform/describe.ts';
import { EDGE_LIFE_HEADER } from '../platform/edge-rules.ts';
import { validate } from '../platform/validate.ts';
import { hideName } from '../submissions/index.ts';
import { GreetingQuery, HideName, OpenShare, Live, PublicName, Greeting, Share } from './contract.ts';
import { getCampaignBySlug } from './get-campaign-by-slug.ts';
import { getLive } from './get-live.ts';
import { openShare } from './open-share.ts';
import { getGreeting, listNames } from './public-names.ts';

/** For responses with a name, which its fan may withdraw: no cache may store them. */
const PRIVATE = 'private, no-store';
/** A live screen polls every few seconds; the edge caches what everyone sees a little longer. */
const LIVE_CACHE = 'public, max-age=1';

export const sharingRoutes = new Hono<AppEnv>()
  .post(
    '/campaign-submissions/:id/share',
    describe(
      'owner',
      'Get the caller’s link for bringing others, and set whether it may show their first name',
      Share,
      { errors: [409] },
    ),
    validate('json', OpenShare),
    async (c) => c.json(await openShare(getCtx(c), c.req.param('id'), c.req.valid('json'))),
  )
  .get(
    '/campaigns/by-slug/:slug',
    describe('anyone', 'Get a campaign by its slug', oneDoc(PublicCampaign)),
    withReplicas,
    async (c) => {
      const doc = await getCampaignBySlug(getCtx(c), c.req.param('slug'));
      if (doc.isPublic) c.header(EDGE_LIFE_HEADER, toEdgeLife(getCtx(c), [doc]));
      else c.header('Cache-Control', PREVIEW_CACHE);
      return c.json({ doc });
    },
  )
  .get(
    '/campaigns/by-slug/:slug/greeting',
    describe(
      'anyone',
      'Get the first name of the fan whose link brought a visitor, if the fan allows it',
      Greeting,
    ),
    validate('query', GreetingQuery),
    async (c) => {
      c.header('Cache-Control', PRIVATE);
      return c.json(await getGreeting(getCtx(c), c.req.param('slug'), c.req.valid('query').code));
    },
  )
  .get(
    '/campaigns/:id/names',
    describe(
      'managerOrAdmin',
      'List the names that a campaign’s fans show in public',
      z.object({ docs: z.array(PublicName) }),
    ),
    async (c) => c.json({ docs: await listNames(getCtx(c), c.req.param('id')) }),
  )
  .put(
    '/campaigns/:id/names/:submissionId',
    describe('managerOrAdmin', 'Hide a fan’s name everywhere in public, or show it again', oneDoc(HideName)),
    validate('json', HideName),
    async (c) => {
      const doc = c.req.valid('json');
      await hideName(getCtx(c), c.req.param(), doc.isHidden);
      return c.json({ doc });
    },
  )
  .get(
    '/campaigns/by-slug/:slug/live',
    describe(
      'anyone',
      'Get what a campaign’s live screen shows: its result, its deadline and the newest first names',
      oneDoc(Live),
    ),
    async (c) => {
      const doc = await getLive(getCtx(c), c.req.param('slug'));
      c.header('Cache-Control', LIVE_CACHE);
      c.header(EDGE_LIFE_HEADER, toEdgeLife(getCtx(c), [doc]));
      return c.json({ doc });
    },
  );
