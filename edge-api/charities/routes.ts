import { Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../platform/context.ts';
import { IfMatch, oneDoc } from '../platform/contract.ts';
import { describe, getCtx } from '../platform/describe.ts';
import { formatETag, parseIfMatch } from '../platform/etag-rules.ts';
import { acceptIdempotencyKey } from '../platform/idempotency-key.ts';
import { validate } from '../platform/validate.ts';
import { createCharity } from './create-charity.ts';
import { CharityListQuery, NewCharity, Charity, CharityList } from './contract.ts';
import { listCharities } from './list-charities.ts';
import {
  CharityProfile,
  EditableProfile,
  OwnCharities,
  ProfileChanges,
  SitemapCharity,
} from './profile-contract.ts';
import { getCharityProfile, getEditableProfile } from './profile/get-charity-profile.ts';
import { listOwnCharities, listSitemapCharities } from './profile/list-profiles.ts';
import { updateCharityProfile } from './profile/update-charity-profile.ts';

/** Search engines come back anyway. */
const SITEMAP_CACHE = 'public, max-age=3600';

export const charitiesRoutes = new Hono<AppEnv>()
  .get(
    '/charity-whitelist-custom',
    describe('anyone', 'List the charities to choose from, approved ones first', CharityList),
    validate('query', CharityListQuery),
    async (c) => c.json(await listCharities(getCtx(c), c.req.valid('query'))),
  )
  .post(
    '/charity-whitelist-custom',
    describe('person', 'Add a charity, which then waits for approval', oneDoc(Charity), {
      status: 201,
      errors: [409, 429],
      conflict: { doc: Charity.optional() },
    }),
    acceptIdempotencyKey,
    validate('json', NewCharity),
    async (c) => c.json({ doc: await createCharity(getCtx(c), c.req.valid('json')) }, 201),
  )
  .get(
    '/charities/addresses',
    describe(
      'anyone',
      'List the slug of every approved charity, for search engines',
      z.object({ docs: z.array(SitemapCharity) }),
    ),
    async (c) => {
      c.header('Cache-Control', SITEMAP_CACHE);
      return c.json({ docs: await listSitemapCharities(getCtx(c)) });
    },
  )
  .get(
    '/charities/mine',
    describe('person', 'List the approved charities whose profile the caller may edit', OwnCharities),
    async (c) => c.json(await listOwnCharities(getCtx(c))),
  )
  .get(
    '/charities/by-slug/:slug',
    describe('anyone', 'Get the public profile of an approved charity', oneDoc(CharityProfile)),
    async (c) => c.json({ doc: await getCharityProfile(getCtx(c), c.req.param('slug')) }),
  )
  .get(
    '/charities/:id/profile',
    describe(
      'ownerOrAdmin',
      'Get a charity’s profile to edit, as one of its accounts or an admin',
      oneDoc(EditableProfile),
    ),
    async (c) => {
      const doc = await getEditableProfile(getCtx(c), c.req.param('id'));
      c.header('ETag', formatETag(doc.version));
      return c.json({ doc });
    },
  )
  .patch(
    '/charities/:id/profile',
    describe(
      'ownerOrAdmin',
      'Change a charity’s profile in the version that `If-Match` names, as one of its accounts or an admin',
      oneDoc(EditableProfile),
      { errors: [412] },
    ),
    validate('header', IfMatch),
    validate('json', ProfileChanges),
    async (c) => {
      const version = parseIfMatch(c.req.valid('header')['if-match']);
      const doc = await updateCharityProfile(getCtx(c), c.req.param('id'), c.req.valid('json'), version);
      c.header('ETag', formatETag(doc.version));
      return c.json({ doc });
    },
  );
