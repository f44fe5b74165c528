import { Hono } from 'hono';
import { adminsOnly, getCtx, requireSession, type AppEnv } from '../platform/context.ts';
import { validate } from '../platform/validate.ts';
import { cancelCampaign } from './cancel-campaign.ts';
import { CancelCampaign } from './contract.ts';
import { getCancellationState, getOwnCancellationState } from './get-cancellation-state.ts';
import { stopCampaign } from './stop-campaign.ts';

export const cancellationsRoutes = new Hono<AppEnv>()
  .get('/campaigns/:id/refunds', requireSession, async (c) =>
    c.json(await getOwnCancellationState(getCtx(c), c.req.param('id'))),
  )
  .post('/campaigns/:id/cancel', requireSession, validate('json', CancelCampaign), async (c) =>
    c.json(await cancelCampaign(getCtx(c), c.req.param('id'), c.req.valid('json'))),
  )
  .get('/admin/campaigns/:id/refunds', adminsOnly, async (c) =>
    c.json(await getCancellationState(getCtx(c), c.req.param('id'))),
  )
  .post('/admin/campaigns/:id/stop', adminsOnly, validate('json', CancelCampaign), async (c) =>
    c.json(await stopCampaign(getCtx(c), c.req.param('id'), c.req.valid('json'))),
  );
