import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { etag } from 'hono/etag';
import { imageTooLarge, parseUpload } from '../media/index.ts';
import { UPLOAD_BODY_BYTES_MAX } from '../media/rules.ts';
import { getCtx, requireSession, type AppEnv } from '../platform/context.ts';
import { PageQuery } from '../platform/contract.ts';
import { EDGE_LIFE_HEADER } from '../platform/edge-rules.ts';
import { validate } from '../platform/validate.ts';
import { withReplicas } from '../platform/with-replicas.ts';
import { PREVIEW_CACHE } from './rules.ts';
import { CampaignsListQuery, SharePictureQuery } from './contract.ts';
import { getCampaignBySlug } from './get-campaign-by-slug.ts';
import { listCharityCampaigns } from './list-charity-campaigns.ts';
import { listSitemapCampaigns } from './list-sitemap-campaigns.ts';
import { listCampaigns } from './list-campaigns.ts';
import { setSharePicture } from './set-share-picture.ts';
import { toEdgeLife } from './to-edge-life.ts';

/** Shared caches may keep the list this long: a new campaign may take as long to appear. */
const LIST_CACHE = 'public, max-age=15, s-maxage=30, stale-while-revalidate=60';

/** Search engines come back anyway. */
const SITEMAP_CACHE = 'public, max-age=3600';

const limitUpload = bodyLimit({
  maxSize: UPLOAD_BODY_BYTES_MAX,
  onError: () => {
    throw imageTooLarge();
  },
});

export const campaignsRoutes = new Hono<AppEnv>()
  .get('/campaigns-list', withReplicas, etag(), validate('query', CampaignsListQuery), async (c) => {
    const list = await listCampaigns(getCtx(c), c.req.valid('query'));
    c.header('Cache-Control', LIST_CACHE);
    c.header(EDGE_LIFE_HEADER, toEdgeLife(getCtx(c), list.docs));
    return c.json(list);
  })
  .get('/campaigns-list/addresses', withReplicas, async (c) => {
    c.header('Cache-Control', SITEMAP_CACHE);
    return c.json({ docs: await listSitemapCampaigns(getCtx(c)) });
  })
  .get('/campaigns/by-slug/:slug', withReplicas, async (c) => {
    const doc = await getCampaignBySlug(getCtx(c), c.req.param('slug'));
    if (doc.isPublic) c.header(EDGE_LIFE_HEADER, toEdgeLife(getCtx(c), [doc]));
    else c.header('Cache-Control', PREVIEW_CACHE);
    return c.json({ doc });
  })
  .post(
    '/campaigns/:id/share-pictures',
    requireSession,
    limitUpload,
    validate('query', SharePictureQuery),
    async (c) => {
      const { file } = await parseUpload(c.req.raw);
      const picture = { campaignId: c.req.param('id'), file, ...c.req.valid('query') };
      return c.json({ doc: await setSharePicture(getCtx(c), picture) }, 201);
    },
  )
  .get('/charities/by-slug/:slug/campaigns', withReplicas, validate('query', PageQuery), async (c) => {
    const list = await listCharityCampaigns(getCtx(c), c.req.param('slug'), c.req.valid('query'));
    c.header('Cache-Control', LIST_CACHE);
    c.header(EDGE_LIFE_HEADER, toEdgeLife(getCtx(c), list.docs));
    return c.json(list);
  });
