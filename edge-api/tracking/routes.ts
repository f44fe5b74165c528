import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ctxOf, type AppEnv } from '../platform/context.ts';
import { Refusal } from '../platform/errors.ts';
import { validate } from '../platform/validate.ts';
import { TrackingEvent } from './contract.ts';
import { countEvent } from './count-event.ts';
import { recordEvent } from './record-event.ts';
import { EVENT_TOO_LARGE, TRACKING_BODY_BYTES_MAX } from './rules.ts';
import { wantsNoTracking } from './wants-no-tracking.ts';

const smallBody = bodyLimit({
  maxSize: TRACKING_BODY_BYTES_MAX,
  onError: () => {
    throw new Refusal(413, 'file_too_large', EVENT_TOO_LARGE);
  },
});

export const trackingRoutes = new Hono<AppEnv>().post(
  '/tracking',
  smallBody,
  validate('json', TrackingEvent),
  async (c) => {
    await countEvent(ctxOf(c));
    if (!wantsNoTracking(c.req.raw.headers)) recordEvent(ctxOf(c), c.req.valid('json'));
    return c.json({ ok: true as const }, 202);
  },
);
