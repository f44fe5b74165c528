import { Hono } from 'hono';
import { getCtx, type AppEnv } from '../platform/context.ts';
import { validate } from '../platform/validate.ts';
import { TrackingEvent } from './contract.ts';
import { enforceTrackingLimit } from './enforce-tracking-limit.ts';
import { recordEvent } from './record-event.ts';
import { hasTrackingOptOut } from './rules.ts';

export const trackingRoutes = new Hono<AppEnv>().post(
  '/tracking',
  validate('json', TrackingEvent),
  async (c) => {
    await enforceTrackingLimit(getCtx(c));
    if (!hasTrackingOptOut(c.req.raw.headers)) recordEvent(getCtx(c), c.req.valid('json'));
    return c.json({ ok: true as const }, 202);
  },
);
