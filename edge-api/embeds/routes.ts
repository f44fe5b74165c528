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
      'Get the sites that a campaign’s widget may return visitors to, and how many came through each',
      Embed,
    ),
    async (c) => c.json(await getEmbed(getCtx(c), c.req.param('id'))),
  )
  .put(
    '/campaigns/:id/embed',
    describe('manager', 'Set the sites that a campaign’s widget may return visitors to', Embed),
    validate('json', EmbedUpdate),
    async (c) => c.json(await setReturnOrigins(getCtx(c), c.req.param('id'), c.req.valid('json'))),
  )
  .post(
    '/embed/payment',
    describe('token', 'Get the state of the payment that a ticket stands for', EmbedPayment, {
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
    describe('token', 'Redirect to the payment, once for each key', 'nothing', {
      status: 303,
      pages: {
        404: 'A page for an unknown key, with a link to the campaigns',
        410: 'A page for a key that was used or has expired, with a link to its campaign',
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
      'Redirect from the payment to a partner’s page that the campaign allows, or else to this site',
      'nothing',
      { status: 303 },
    ),
    validate('query', ReturnQuery),
    async (c) => {
      const location = await resolveReturnUrl(getCtx(c), c.req.valid('query'));
      return c.body(null, 303, { ...REDIRECT_HEADERS, Location: location });
    },
  );
