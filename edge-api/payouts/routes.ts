import { Hono } from 'hono';
import { z } from 'zod';
import { recentLogin } from '../accounts/index.ts';
import { ActionReason } from '../admin-log/contract.ts';
import { withLanguage, type AppEnv } from '../platform/context.ts';
import { FileQuery, Ok, succeed, oneDoc } from '../platform/contract.ts';
import { describe, getCtx } from '../platform/describe.ts';
import { keysetQuery } from '../platform/paging.ts';
import { sendCsv } from '../platform/send-csv.ts';
import { validate } from '../platform/validate.ts';
import { CharityPayouts, PayablePage, PublicPayout, Statement, Transfer, TransfersPage } from './contract.ts';
import { getStatement, renderStatementCsv } from './get-statement.ts';
import { handleAccountsMessage, type OnAccount } from './handle-message.ts';
import { listPayable } from './list-payable.ts';
import { listTransfers, retryTransfer, settleTransfer } from './list-transfers.ts';
import { getPublicPayout, listCharityPayouts } from './paid-out.ts';
import { PAYABLE_PAGE_SIZE, TRANSFERS_PAGE_SIZE } from './rules.ts';

/** How long shared caches may keep public payout data. */
const PUBLIC = 'public, max-age=30, s-maxage=60';

const payouts = new Hono<AppEnv>()
  .get(
    '/campaigns/:id/statement',
    describe(
      'managerOrAdmin',
      'Get what a campaign raised and what its charity gets, as its owner, one of the charity’s accounts or an admin',
      oneDoc(Statement),
    ),
    async (c) => c.json({ doc: await getStatement(getCtx(c), c.req.param('id')) }),
  )
  .get(
    '/campaigns/:id/statement.csv',
    describe(
      'managerOrAdmin',
      'Get what a campaign raised and what its charity gets as a CSV file, for the same callers',
      'text/csv',
    ),
    validate('query', FileQuery),
    async (c) => {
      const ctx = withLanguage(getCtx(c), c.req.valid('query').language);
      return sendCsv(c, renderStatementCsv(await getStatement(ctx, c.req.param('id')), ctx.language));
    },
  )
  .get(
    '/campaigns/by-slug/:slug/payout',
    describe(
      'anyone',
      'Get how much of a campaign’s proceeds reached its charity’s bank, and when; null before that',
      oneDoc(PublicPayout.nullable()),
    ),
    async (c) => {
      c.header('Cache-Control', PUBLIC);
      return c.json({ doc: await getPublicPayout(getCtx(c), c.req.param('slug')) });
    },
  )
  .get(
    '/charities/:id/payouts',
    describe(
      'ownerOrAdmin',
      'List the transfers to a charity, newest first, as one of its accounts or an admin',
      CharityPayouts,
    ),
    validate('query', keysetQuery(TRANSFERS_PAGE_SIZE)),
    async (c) => c.json(await listCharityPayouts(getCtx(c), c.req.param('id'), c.req.valid('query'))),
  );

const transfers = new Hono<AppEnv>()
  .get(
    '/admin/payouts',
    describe(
      'admin',
      'List the closed campaigns whose money is still held, with what each waits for',
      PayablePage,
    ),
    validate('query', keysetQuery(PAYABLE_PAGE_SIZE)),
    async (c) => c.json(await listPayable(getCtx(c), c.req.valid('query'))),
  )
  .get(
    '/admin/transfers',
    describe('admin', 'List the transfers to charities, newest first', TransfersPage),
    validate('query', keysetQuery(TRANSFERS_PAGE_SIZE)),
    async (c) => c.json(await listTransfers(getCtx(c), c.req.valid('query'))),
  )
  .post(
    '/admin/transfers/:id/retry',
    describe(
      'admin',
      'Ask the payment provider again to make a transfer or reverse part of it, with a reason that is logged; needs a recent log-in',
      oneDoc(Transfer),
      { errors: [409] },
    ),
    recentLogin,
    validate('json', ActionReason),
    async (c) => c.json({ doc: await retryTransfer(getCtx(c), c.req.param('id'), c.req.valid('json')) }),
  )
  .post(
    '/admin/transfers/:id/settle',
    describe(
      'admin',
      'Note that a transfer that the bank returned was paid another way, with a reason that is logged; needs a recent log-in',
      Ok,
      { errors: [409] },
    ),
    recentLogin,
    validate('json', ActionReason),
    async (c) => c.json(await succeed(settleTransfer(getCtx(c), c.req.param('id'), c.req.valid('json')))),
  );

/** Creates the routes; `onAccount` is what modules above do when an account has changed. */
export const createPayoutsRoutes = (onAccount: OnAccount) =>
  new Hono<AppEnv>()
    .route('/', payouts)
    .post(
      '/stripe/accounts-webhook',
      describe(
        'token',
        'Receive a message from the payment provider about a charity’s account or a transfer, authenticated by its signature',
        z.object({ received: z.literal(true) }),
        { errors: [502] },
      ),
      async (c) => {
        const signature = c.req.header('stripe-signature');
        await handleAccountsMessage(getCtx(c), await c.req.text(), signature, onAccount);
        return c.json({ received: true as const });
      },
    )
    .route('/', transfers);
