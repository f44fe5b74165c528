import { Hono } from 'hono';
import { CharityReview } from '../charities/contract.ts';
import { adminsOnly, getCtx, requireSession, type AppEnv } from '../platform/context.ts';
import { validate } from '../platform/validate.ts';
import { Replacement } from './contract.ts';
import { getImpact } from './get-impact.ts';
import { replaceCharity } from './replace-charity.ts';
import { reviewCharity } from './review-charity.ts';

export const replacementsRoutes = new Hono<AppEnv>()
  .get('/charity-whitelist-custom/:id/impact', requireSession, async (c) =>
    c.json({ doc: await getImpact(getCtx(c), c.req.param('id')) }),
  )
  .patch('/charity-whitelist-custom/:id', adminsOnly, validate('json', CharityReview), async (c) =>
    c.json({ doc: await reviewCharity(getCtx(c), c.req.param('id'), c.req.valid('json')) }),
  )
  .post('/campaigns/:id/charity', requireSession, validate('json', Replacement), async (c) =>
    c.json({ doc: await replaceCharity(getCtx(c), c.req.param('id'), c.req.valid('json')) }),
  );
