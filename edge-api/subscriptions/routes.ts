import { Hono } from 'hono';
import { appendSetCookie } from '../accounts/index.ts';
import { getCtx, withLanguage, type AppEnv, requireSession } from '../platform/context.ts';
import { validate } from '../platform/validate.ts';
import { authenticate } from './authenticate.ts';
import { Retry, SubmissionsQuery, Subscribe, SubscribeAuth } from './contract.ts';
import { cancelSubmission, getInvoice, retryPayment, verifyPending } from './own-payments.ts';
import { findOwnSubmission, getOwnSubmission, listOwnSubmissions } from './read-own-submissions.ts';
import { startSubscription } from './start-subscription.ts';

/** No cache stores what belongs to one person. */
const PRIVATE = 'no-store';

export const subscriptionsRoutes = new Hono<AppEnv>()
  .post('/campaign-subscribe/auth', validate('json', SubscribeAuth), async (c) => {
    const input = c.req.valid('json');
    const { result, cookies } = await authenticate(withLanguage(getCtx(c), input.language), input);
    appendSetCookie(c, cookies);
    c.header('Cache-Control', PRIVATE);
    return c.json(result);
  })
  .post('/campaign-subscribe', requireSession, validate('json', Subscribe), async (c) => {
    const input = c.req.valid('json');
    return c.json(await startSubscription(withLanguage(getCtx(c), input.language), input));
  })
  .post('/campaign-subscribe/retry', requireSession, validate('json', Retry), async (c) =>
    c.json(await retryPayment(getCtx(c), c.req.valid('json'))),
  )
  .get(
    '/campaign-submissions/user-submissions',
    requireSession,
    validate('query', SubmissionsQuery),
    async (c) => {
      c.header('Cache-Control', PRIVATE);
      return c.json(await listOwnSubmissions(getCtx(c), c.req.valid('query')));
    },
  )
  .get('/campaign-submissions/by-campaign/:id', requireSession, async (c) => {
    c.header('Cache-Control', PRIVATE);
    return c.json({ submission: await findOwnSubmission(getCtx(c), c.req.param('id')) });
  })
  .get('/campaign-submissions/:id', async (c) => {
    c.header('Cache-Control', PRIVATE);
    return c.json({ submission: await getOwnSubmission(getCtx(c), c.req.param('id')) });
  })
  .post('/campaign-submissions/verify-all-pending', async (c) => c.json(await verifyPending(getCtx(c))))
  .delete('/campaign-submissions/:id', async (c) => {
    await cancelSubmission(getCtx(c), c.req.param('id'));
    return c.json({ ok: true as const });
  })
  .get('/campaign-submissions/:id/invoice', async (c) => {
    c.header('Cache-Control', PRIVATE);
    return c.json(await getInvoice(getCtx(c), c.req.param('id')));
  });
