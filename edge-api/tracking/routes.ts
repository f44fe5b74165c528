import { Hono } from 'hono';
import type { AppEnv } from '../platform/context.ts';
import { validate } from '../platform/validate.ts';
import { TrackingEvent } from './contract.ts';
import { enforceTrackingLimit, recordEvent } from './record-event.ts';
import { hasTrackingOptOut } from './rules.ts';
import { Ok } from '../platform/contract.ts';
import { describe, getCtx } from '../platform/describe.ts';

export const trackingRoutes = new Hono<AppEnv>().post(
  '/tracking',
  describe('anyone', 'Report what a visitor saw or pressed; the server fills in `userId` itself', Ok, {
    status: 202,
    errors: [429],
  }),
  validate('json', TrackingEvent),
  async (c) => {
    await enforceTrackingLimit(getCtx(c));
    if (!hasTrackingOptOut(c.req.raw.headers)) recordEvent(getCtx(c), c.req.valid('json'));
    return c.json({ ok: true as const }, 202);
  },
);
