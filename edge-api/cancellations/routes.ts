import { Hono } from 'hono';
import type { AppEnv } from '../platform/context.ts';
import { describe, getCtx } from '../platform/describe.ts';
import { validate } from '../platform/validate.ts';
import {
  cancelCampaign,
  getCancellationState,
  getOwnCancellationState,
  stopCampaign,
} from './cancel-campaign.ts';
import { CancelCampaign, CancellationState } from './contract.ts';

export const cancellationsRoutes = new Hono<AppEnv>()
  .get(
    '/campaigns/:id/refunds',
    describe(
      'manager',
      'Get whether one of the caller’s campaigns was cancelled, and how many of its payments were refunded',
      CancellationState,
    ),
    async (c) => c.json(await getOwnCancellationState(getCtx(c), c.req.param('id'))),
  )
  .post(
    '/campaigns/:id/cancel',
    describe(
      'decider',
      'Cancel one of the caller’s campaigns before its meeting, for good; all payments are refunded',
      CancellationState,
      { errors: [409] },
    ),
    validate('json', CancelCampaign),
    async (c) => c.json(await cancelCampaign(getCtx(c), c.req.param('id'), c.req.valid('json'))),
  )
  .get(
    '/admin/campaigns/:id/refunds',
    describe(
      'admin',
      'Get whether a campaign was cancelled, and how many of its payments were refunded',
      CancellationState,
    ),
    async (c) => c.json(await getCancellationState(getCtx(c), c.req.param('id'))),
  )
  .post(
    '/admin/campaigns/:id/stop',
    describe('admin', 'Stop a campaign at any time, for good; all payments are refunded', CancellationState),
    validate('json', CancelCampaign),
    async (c) => c.json(await stopCampaign(getCtx(c), c.req.param('id'), c.req.valid('json'))),
  );
