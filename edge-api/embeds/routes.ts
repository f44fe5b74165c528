import { Hono } from 'hono';
import { ctxOf, type AppEnv } from '../platform/context.ts';
import { signedIn } from '../platform/signed-in.ts';
import { validate } from '../platform/validate.ts';
import { allowOrigins } from './allow-origins.ts';
import { EmbedChange, EmbedPaymentQuestion, GoQuery, ReturnQuery } from './contract.ts';
import { leadBack } from './lead-back.ts';
import { showEmbed } from './show-embed.ts';
import { showPayment } from './show-payment.ts';
import { leadToCheckout } from './way-to-checkout.ts';

/** Ways through us are one visitor's: no cache keeps them, and no other site learns their address. */
const PASSING = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } as const;

export const embedsRoutes = new Hono<AppEnv>()
  .get('/campaigns/:id/embed', signedIn, async (c) => c.json(await showEmbed(ctxOf(c), c.req.param('id'))))
  .put('/campaigns/:id/embed', signedIn, validate('json', EmbedChange), async (c) =>
    c.json(await allowOrigins(ctxOf(c), c.req.param('id'), c.req.valid('json'))),
  )
  .post('/embed/payment', validate('json', EmbedPaymentQuestion), async (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json(await showPayment(ctxOf(c), c.req.valid('json')));
  })
  .get('/embed/go', validate('query', GoQuery), async (c) => {
    const location = await leadToCheckout(ctxOf(c), c.req.valid('query').key);
    return c.body(null, 303, { ...PASSING, Location: location });
  })
  .get('/embed/return', validate('query', ReturnQuery), async (c) => {
    const location = await leadBack(ctxOf(c), c.req.valid('query'));
    return c.body(null, 303, { ...PASSING, Location: location });
  });
