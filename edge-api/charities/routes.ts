import { Hono } from 'hono';
import { ctxOf, type AppEnv } from '../platform/context.ts';
import { signedIn } from '../platform/signed-in.ts';
import { validate } from '../platform/validate.ts';
import { addCharity } from './add-charity.ts';
import { CharityListQuery, CharityReview, NewCharity } from './contract.ts';
import { listCharities } from './list-charities.ts';
import { reviewCharity } from './review-charity.ts';

export const charitiesRoutes = new Hono<AppEnv>()
  .get('/charity-whitelist-custom', validate('query', CharityListQuery), async (c) =>
    c.json({ docs: await listCharities(ctxOf(c), c.req.valid('query')) }),
  )
  .post('/charity-whitelist-custom', signedIn, validate('json', NewCharity), async (c) =>
    c.json({ doc: await addCharity(ctxOf(c), c.req.valid('json')) }, 201),
  )
  .patch('/charity-whitelist-custom/:id', signedIn, validate('json', CharityReview), async (c) =>
    c.json({ doc: await reviewCharity(ctxOf(c), c.req.param('id'), c.req.valid('json')) }),
  );
