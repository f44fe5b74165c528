import { Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../platform/context.ts';
import { describe, getCtx } from '../platform/describe.ts';
import { validate } from '../platform/validate.ts';
import { createCharity } from './create-charity.ts';
import { CharityListQuery, NewCharity, Charity, CharityList } from './contract.ts';
import { listCharities } from './list-charities.ts';

export const charitiesRoutes = new Hono<AppEnv>()
  .get(
    '/charity-whitelist-custom',
    describe('anyone', 'A page of the charities to choose from, approved ones first', CharityList),
    validate('query', CharityListQuery),
    async (c) => c.json(await listCharities(getCtx(c), c.req.valid('query'))),
  )
  .post(
    '/charity-whitelist-custom',
    describe('person', 'Add a charity; it waits for approval', z.object({ doc: Charity }), {
      status: 201,
      errors: [409, 429],
    }),
    validate('json', NewCharity),
    async (c) => c.json({ doc: await createCharity(getCtx(c), c.req.valid('json')) }, 201),
  );
