import { Hono } from 'hono';
import { z } from 'zod';
import { Campaign } from '../campaigns/contract.ts';
import { CharityReview, ReviewedCharity } from '../charities/contract.ts';
import type { AppEnv } from '../platform/context.ts';
import { describe, getCtx } from '../platform/describe.ts';
import { validate } from '../platform/validate.ts';
import { Replacement, CharityImpact } from './contract.ts';
import { replaceCharity } from './replace-charity.ts';
import { getImpact, reviewCharity } from './review-charity.ts';

export const replacementsRoutes = new Hono<AppEnv>()
  .get(
    '/charity-whitelist-custom/:id/impact',
    describe(
      'admin',
      'What rejecting a charity would mean for its campaigns, as admin',
      z.object({ doc: CharityImpact }),
    ),
    async (c) => c.json({ doc: await getImpact(getCtx(c), c.req.param('id')) }),
  )
  .patch(
    '/charity-whitelist-custom/:id',
    describe(
      'admin',
      'Approve or reject a charity in the version that the page showed, as admin; rejecting pauses its campaigns',
      z.object({ doc: ReviewedCharity }),
      { errors: [409] },
    ),
    validate('json', CharityReview),
    async (c) => c.json({ doc: await reviewCharity(getCtx(c), c.req.param('id'), c.req.valid('json')) }),
  )
  .post(
    '/campaigns/:id/charity',
    describe(
      'owner',
      'Choose an approved charity in place of a rejected one, for one of the caller’s own campaigns',
      z.object({ doc: Campaign }),
      { errors: [409] },
    ),
    validate('json', Replacement),
    async (c) => c.json({ doc: await replaceCharity(getCtx(c), c.req.param('id'), c.req.valid('json')) }),
  );
