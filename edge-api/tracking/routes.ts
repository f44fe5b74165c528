import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCtx, type AppEnv } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import { validate } from '../platform/validate.ts';
import { TrackingEvent } from './contract.ts';
import { enforceTrackingLimit } from './enforce-tracking-limit.ts';
import { recordEvent } from './record-event.ts';
import { EVENT_TOO_LARGE, TRACKING_BODY_BYTES_MAX, hasTrackingOptOut } from './rules.ts';

const eventBodyLimit = bodyLimit({
  maxSize: TRACKING_BODY_BYTES_MAX,
  onError: () => {
    throw new ApiError(413, 'file_too_large', EVENT_TOO_LARGE);
  },
});

export const trackingRoutes = new Hono<AppEnv>().post(
  '/tracking',
  eventBodyLimit,
  validate('json', TrackingEvent),
  async (c) => {
    await enforceTrackingLimit(getCtx(c));
    if (!hasTrackingOptOut(c.req.raw.headers)) recordEvent(getCtx(c), c.req.valid('json'));
    return c.json({ ok: true as const }, 202);
  },
);
