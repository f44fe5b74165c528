import { Hono } from 'hono';
import type { AppEnv } from '../platform/context.ts';
import { describe, getCtx } from '../platform/describe.ts';
import { plainPageHeaders } from '../platform/plain-page.ts';
import { validate } from '../platform/validate.ts';
import {
  EmbedUpdate,
  EmbedPaymentQuery,
  CheckoutRedirectQuery,
  ReturnQuery,
  EmbedPayment,
  Embed,
} from './contract.ts';
import { resolveReturnUrl, getEmbed, setReturnOrigins } from './return-origins.ts';
import { getEmbedPayment } from './get-embed-payment.ts';
import { consumeCheckoutKey } from './checkout-redirect.ts';

/** Each redirect is for one visitor: caches must not store it, nor other sites learn its address. */
const REDIRECT_HEADERS = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } as const;

export const embedsRoutes = new Hono<AppEnv>()
  .get(
    '/campaigns/:id/embed',
    describe(
      'viewer',
      'Which sites visitors of a campaign’s widget may return to, and how many came through each',
      Embed,
    ),
    async (c) => c.json(await getEmbed(getCtx(c), c.req.param('id'))),
  )
  .put(
    '/campaigns/:id/embed',
    describe('manager', 'Set which sites visitors may return to', Embed),
    validate('json', EmbedUpdate),
    async (c) => c.json(await setReturnOrigins(getCtx(c), c.req.param('id'), c.req.valid('json'))),
  )
  .post(
    '/embed/payment',
    describe('token', 'The state of the payment that a ticket stands for', EmbedPayment, {
      errors: [404, 429],
    }),
    validate('json', EmbedPaymentQuery),
    async (c) => {
      c.header('Cache-Control', 'no-store');
      return c.json(await getEmbedPayment(getCtx(c), c.req.valid('json')));
    },
  )
  .get(
    '/embed/go',
    describe('token', 'The way to the payment, once for each key', 'nothing', {
      status: 303,
      pages: {
        404: 'A page for a key that was never there or is over, with a link to the campaigns',
        410: 'A page for a key that was used, with a link to its campaign',
      },
    }),
    validate('query', CheckoutRedirectQuery),
    async (c) => {
      const ctx = getCtx(c);
      const result = await consumeCheckoutKey(ctx, c.req.valid('query').key);
      if (result.url !== null) return c.body(null, 303, { ...REDIRECT_HEADERS, Location: result.url });
      return c.body(result.page, result.status, { ...plainPageHeaders(ctx.language), ...REDIRECT_HEADERS });
    },
  )
  .get(
    '/embed/return',
    describe(
      'token',
      'The way back from the payment, to a partner’s page that its campaign allows or to ours',
      'nothing',
      { status: 303 },
    ),
    validate('query', ReturnQuery),
    async (c) => {
      const location = await resolveReturnUrl(getCtx(c), c.req.valid('query'));
      return c.body(null, 303, { ...REDIRECT_HEADERS, Location: location });
    },
  );
