import { Hono } from 'hono';
import { getCtx, type AppEnv, requireSession } from '../platform/context.ts';
import { validate } from '../platform/validate.ts';
import { createCharity } from './create-charity.ts';
import { CharityListQuery, NewCharity } from './contract.ts';
import { listCharities } from './list-charities.ts';

export const charitiesRoutes = new Hono<AppEnv>()
  .get('/charity-whitelist-custom', validate('query', CharityListQuery), async (c) =>
    c.json(await listCharities(getCtx(c), c.req.valid('query'))),
  )
  .post('/charity-whitelist-custom', requireSession, validate('json', NewCharity), async (c) =>
    c.json({ doc: await createCharity(getCtx(c), c.req.valid('json')) }, 201),
  );
