import { Hono } from 'hono';
import type { AppEnv } from '../platform/context.ts';
import { Ok, succeed } from '../platform/contract.ts';
import { describe, getCtx } from '../platform/describe.ts';
import { validate } from '../platform/validate.ts';
import { MoreTime } from './contract.ts';
import { grantMoreTime } from './grant-more-time.ts';

export const outcomesRoutes = new Hono<AppEnv>().post(
  '/admin/campaigns/:id/more-time',
  describe(
    'admin',
    'Give an owner who asked for it until the end of a day before everything goes back, as admin',
    Ok,
    { errors: [404, 409] },
  ),
  validate('json', MoreTime),
  async (c) => c.json(await succeed(grantMoreTime(getCtx(c), c.req.param('id'), c.req.valid('json')))),
);
