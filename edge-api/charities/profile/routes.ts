import { Hono } from 'hono';
import { getCtx, requireSession, type AppEnv } from '../../platform/context.ts';
import { IfMatch } from '../../platform/contract.ts';
import { formatETag, parseIfMatch } from '../../platform/etag-rules.ts';
import { validate } from '../../platform/validate.ts';
import { ProfileChanges } from '../profile-contract.ts';
import { getCharityProfile } from './get-charity-profile.ts';
import { getEditableProfile } from './get-editable-profile.ts';
import { listOwnCharities } from './list-own-charities.ts';
import { listSitemapCharities } from './list-sitemap-charities.ts';
import { updateCharityProfile } from './update-charity-profile.ts';

/** Search engines come back anyway. */
const SITEMAP_CACHE = 'public, max-age=3600';

export const charityProfilesRoutes = new Hono<AppEnv>()
  .get('/charities/addresses', async (c) => {
    c.header('Cache-Control', SITEMAP_CACHE);
    return c.json({ docs: await listSitemapCharities(getCtx(c)) });
  })
  .get('/charities/mine', requireSession, async (c) => c.json(await listOwnCharities(getCtx(c))))
  .get('/charities/by-slug/:slug', async (c) =>
    c.json({ doc: await getCharityProfile(getCtx(c), c.req.param('slug')) }),
  )
  .get('/charities/:id/profile', requireSession, async (c) => {
    const doc = await getEditableProfile(getCtx(c), c.req.param('id'));
    c.header('ETag', formatETag(doc.version));
    return c.json({ doc });
  })
  .patch(
    '/charities/:id/profile',
    requireSession,
    validate('header', IfMatch),
    validate('json', ProfileChanges),
    async (c) => {
      const version = parseIfMatch(c.req.valid('header')['if-match']);
      const doc = await updateCharityProfile(getCtx(c), c.req.param('id'), c.req.valid('json'), version);
      c.header('ETag', formatETag(doc.version));
      return c.json({ doc });
    },
  );
