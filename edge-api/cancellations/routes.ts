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
      'Whether one of the caller’s own campaigns goes ahead, and how many of its payments went back',
      CancellationState,
    ),
    async (c) => c.json(await getOwnCancellationState(getCtx(c), c.req.param('id'))),
  )
  .post(
    '/campaigns/:id/cancel',
    describe(
      'decider',
      'Cancel the caller’s campaign until its meeting; all payments go back, for good',
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
      'Whether a campaign goes ahead, and how many of its payments went back, as admin',
      CancellationState,
      { errors: [404] },
    ),
    async (c) => c.json(await getCancellationState(getCtx(c), c.req.param('id'))),
  )
  .post(
    '/admin/campaigns/:id/stop',
    describe(
      'admin',
      'Stop a campaign at any time, as admin; all payments go back, for good',
      CancellationState,
      { errors: [404] },
    ),
    validate('json', CancelCampaign),
    async (c) => c.json(await stopCampaign(getCtx(c), c.req.param('id'), c.req.valid('json'))),
  );
