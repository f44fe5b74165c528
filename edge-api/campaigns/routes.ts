import { Hono } from 'hono';
import { z } from 'zod';
import { etag } from 'hono/etag';
import { CHARITY_CAMPAIGNS_PAGE_SIZE } from '../charities/profile-rules.ts';
import { Media, ImageForm } from '../media/contract.ts';
import { imageTooLarge, parseUpload } from '../media/index.ts';
import { UPLOAD_BODY_BYTES_MAX } from '../media/rules.ts';
import { oneDoc } from '../platform/contract.ts';
import { limitUpload } from '../platform/json-body.ts';
import { type AppEnv, withReplicas } from '../platform/context.ts';
import { describe, getCtx } from '../platform/describe.ts';
import { EDGE_LIFE_HEADER } from '../platform/edge-rules.ts';
import { listQuery } from '../platform/paging.ts';
import { validate } from '../platform/validate.ts';
import {
  CampaignsListQuery,
  SharePictureQuery,
  CharityCampaigns,
  SitemapCampaign,
  CampaignsList,
} from './contract.ts';
import { listCampaigns, listSitemapCampaigns } from './list-campaigns.ts';
import { listCharityCampaigns } from './list-charity-campaigns.ts';
import { setSharePicture } from './set-share-picture.ts';
import { toEdgeLife } from './to-campaign-card.ts';

/** How long shared caches may keep the list, which delays new campaigns by as much. */
const LIST_CACHE = 'public, max-age=15, s-maxage=30, stale-while-revalidate=60';

/** Search engines come back anyway. */
const SITEMAP_CACHE = 'public, max-age=3600';

export const campaignsRoutes = new Hono<AppEnv>()
  .get(
    '/campaigns-list',
    describe('anyone', 'List the public campaigns, active ones first', CampaignsList, { hasTag: true }),
    withReplicas,
    etag(),
    validate('query', CampaignsListQuery),
    async (c) => {
      const list = await listCampaigns(getCtx(c), c.req.valid('query'));
      c.header('Cache-Control', LIST_CACHE);
      c.header(EDGE_LIFE_HEADER, toEdgeLife(getCtx(c), list.docs));
      return c.json(list);
    },
  )
  .get(
    '/campaigns-list/addresses',
    describe(
      'anyone',
      'List the slug of every public campaign, for search engines',
      z.object({ docs: z.array(SitemapCampaign) }),
    ),
    withReplicas,
    async (c) => {
      c.header('Cache-Control', SITEMAP_CACHE);
      return c.json({ docs: await listSitemapCampaigns(getCtx(c)) });
    },
  )
  .post(
    '/campaigns/:id/share-pictures',
    describe('managerOrAdmin', 'Set the 1200 by 630 picture that links to a campaign show', oneDoc(Media), {
      upload: ['multipart/form-data', ImageForm],
      status: 201,
      errors: [409, 429],
    }),
    limitUpload(UPLOAD_BODY_BYTES_MAX, imageTooLarge),
    validate('query', SharePictureQuery),
    async (c) => {
      const { file } = await parseUpload(c.req.raw);
      const picture = { campaignId: c.req.param('id'), file, ...c.req.valid('query') };
      return c.json({ doc: await setSharePicture(getCtx(c), picture) }, 201);
    },
  )
  .get(
    '/charities/by-slug/:slug/campaigns',
    describe(
      'anyone',
      'List the public campaigns for an approved charity, active ones first, with what all of them raised',
      CharityCampaigns,
    ),
    withReplicas,
    validate('query', listQuery(CHARITY_CAMPAIGNS_PAGE_SIZE)),
    async (c) => {
      const list = await listCharityCampaigns(getCtx(c), c.req.param('slug'), c.req.valid('query'));
      c.header('Cache-Control', LIST_CACHE);
      c.header(EDGE_LIFE_HEADER, toEdgeLife(getCtx(c), list.docs));
      return c.json(list);
    },
  );
