import { Hono } from 'hono';
import { answerCookies } from '../platform/cookies.ts';
import { ctxOf, inLanguageOf, type AppEnv } from '../platform/context.ts';
import { signedIn } from '../platform/signed-in.ts';
import { validate } from '../platform/validate.ts';
import { authenticate } from './authenticate.ts';
import { cancelSubmission } from './cancel-submission.ts';
import { Retry, Subscribe, SubscribeAuth } from './contract.ts';
import { getInvoice } from './get-invoice.ts';
import { listOwnSubmissions } from './list-own-submissions.ts';
import { retryPayment } from './retry-payment.ts';
import { subscribe } from './subscribe.ts';
import { verifyPending } from './verify-pending.ts';

/** What belongs to one person is kept by no cache. */
const PRIVATE = 'no-store';

export const subscriptionsRoutes = new Hono<AppEnv>()
  .post('/campaign-subscribe/auth', validate('json', SubscribeAuth), async (c) => {
    const input = c.req.valid('json');
    const { result, cookies } = await authenticate(inLanguageOf(ctxOf(c), input.language), input);
    answerCookies(c, cookies);
    c.header('Cache-Control', PRIVATE);
    return c.json(result);
  })
  .post('/campaign-subscribe', signedIn, validate('json', Subscribe), async (c) => {
    const input = c.req.valid('json');
    return c.json(await subscribe(inLanguageOf(ctxOf(c), input.language), input));
  })
  .post('/campaign-subscribe/retry', signedIn, validate('json', Retry), async (c) =>
    c.json(await retryPayment(ctxOf(c), c.req.valid('json'))),
  )
  .get('/campaign-submissions/user-submissions', async (c) => {
    c.header('Cache-Control', PRIVATE);
    return c.json({ submissions: await listOwnSubmissions(ctxOf(c)) });
  })
  .post('/campaign-submissions/verify-all-pending', async (c) => c.json(await verifyPending(ctxOf(c))))
  .delete('/campaign-submissions/:id', async (c) => {
    await cancelSubmission(ctxOf(c), c.req.param('id'));
    return c.json({ ok: true as const });
  })
  .get('/campaign-submissions/:id/invoice', async (c) => {
    c.header('Cache-Control', PRIVATE);
    return c.json(await getInvoice(ctxOf(c), c.req.param('id')));
  });
