import { Hono } from 'hono';
import { z } from 'zod';
import { appendSetCookie } from '../accounts/index.ts';
import { withLanguage, type AppEnv } from '../platform/context.ts';
import { FileQuery, Ok, succeed, oneDoc } from '../platform/contract.ts';
import { describe, getCtx } from '../platform/describe.ts';
import { acceptIdempotencyKey } from '../platform/idempotency-key.ts';
import { keysetQuery } from '../platform/paging.ts';
import { PAGE_SIZE_MAX } from '../platform/rules.ts';
import { sendCsv } from '../platform/send-csv.ts';
import { validate } from '../platform/validate.ts';
import { authenticate } from './authenticate.ts';
import {
  Retry,
  Subscribe,
  SubscribeAuth,
  Submission,
  SubmissionsPage,
  Checkout,
  SubscribeAuthResult,
} from './contract.ts';
import { cancelSubmission, getInvoice, retryPayment, verifyPending } from './own-payments.ts';
import { getYearStatement, getYearWithPayments, renderYearCsv } from './get-year-statement.ts';
import { findOwnSubmission, getOwnSubmission, listOwnSubmissions } from './read-own-submissions.ts';
import { startSubscription } from './start-subscription.ts';
import { LastYear, YearQuery, YearStatement } from './year-contract.ts';

/** For responses with one person's data, which no cache may store. */
const PRIVATE = 'no-store';

export const subscriptionsRoutes = new Hono<AppEnv>()
  .post(
    '/campaign-subscribe/auth',
    describe('anyone', 'Log in or create an account to take part', SubscribeAuthResult, {
      errors: [401, 404, 409, 429],
    }),
    validate('json', SubscribeAuth),
    async (c) => {
      const input = c.req.valid('json');
      const { result, cookies } = await authenticate(withLanguage(getCtx(c), input.language), input);
      appendSetCookie(c, cookies);
      c.header('Cache-Control', PRIVATE);
      return c.json(result);
    },
  )
  .post(
    '/campaign-subscribe',
    describe(
      'person',
      'Take part in a campaign with an answer, and get the address of the payment',
      Checkout,
      { widget: true, errors: [404, 409, 429, 502] },
    ),
    acceptIdempotencyKey,
    validate('json', Subscribe),
    async (c) => {
      const input = c.req.valid('json');
      return c.json(await startSubscription(withLanguage(getCtx(c), input.language), input));
    },
  )
  .post(
    '/campaign-subscribe/retry',
    describe('owner', 'Pay again for the same answer, at a new address', z.object({ url: z.url() }), {
      widget: true,
      errors: [409, 429, 502],
    }),
    acceptIdempotencyKey,
    validate('json', Retry),
    async (c) => c.json(await retryPayment(getCtx(c), c.req.valid('json'))),
  )
  .get(
    '/campaign-submissions/user-submissions',
    describe('person', 'List the caller’s submissions, newest first', SubmissionsPage),
    validate('query', keysetQuery(PAGE_SIZE_MAX)),
    async (c) => c.json(await listOwnSubmissions(getCtx(c), c.req.valid('query'))),
  )
  .get(
    '/campaign-submissions/by-campaign/:id',
    describe(
      'person',
      'Get the caller’s submission to a campaign; null if there is none, or they may answer again after a refund',
      z.object({ submission: Submission.nullable() }),
      { widget: true },
    ),
    async (c) => c.json({ submission: await findOwnSubmission(getCtx(c), c.req.param('id')) }),
  )
  .get(
    '/campaign-submissions/:id',
    describe(
      'owner',
      'Get one of the caller’s submissions, unless it is cancelled',
      z.object({ submission: Submission }),
      { widget: true },
    ),
    async (c) => c.json({ submission: await getOwnSubmission(getCtx(c), c.req.param('id')) }),
  )
  .post(
    '/campaign-submissions/verify-all-pending',
    describe(
      'person',
      'Ask the payment provider about the caller’s unfinished payments',
      z.object({ checked: z.number().int(), changed: z.number().int() }),
      { errors: [429, 502] },
    ),
    async (c) => c.json(await verifyPending(getCtx(c))),
  )
  .delete(
    '/campaign-submissions/:id',
    describe('owner', 'Cancel one of the caller’s unpaid submissions', Ok, { errors: [409, 502] }),
    async (c) => c.json(await succeed(cancelSubmission(getCtx(c), c.req.param('id')))),
  )
  .get(
    '/campaign-submissions/:id/invoice',
    describe('owner', 'Get the address of the receipt for a submission', z.object({ receiptUrl: z.url() }), {
      errors: [409, 502],
    }),
    async (c) => c.json(await getInvoice(getCtx(c), c.req.param('id'))),
  )
  .get(
    '/users/me/last-year',
    describe('person', 'Get the last calendar year, or null if the caller paid nothing in it', LastYear),
    async (c) => c.json(await getYearWithPayments(getCtx(c))),
  )
  .get(
    '/users/me/year-statement',
    describe('person', 'List the caller’s payments of a past year', oneDoc(YearStatement), { errors: [404] }),
    validate('query', YearQuery),
    async (c) => c.json({ doc: await getYearStatement(getCtx(c), c.req.valid('query')) }),
  )
  .get(
    '/users/me/year-statement.csv',
    describe('person', 'Get the caller’s payments of a past year as a CSV file', 'text/csv', {
      errors: [404],
    }),
    validate('query', YearQuery.extend(FileQuery.shape)),
    async (c) => {
      const query = c.req.valid('query');
      const ctx = withLanguage(getCtx(c), query.language);
      return sendCsv(c, renderYearCsv(await getYearStatement(ctx, query), ctx.language));
    },
  );
