import { Hono } from 'hono';
import type { Context } from 'hono';
import { z } from 'zod';
import { recentLogin } from '../accounts/index.ts';
import { ActionReason } from '../admin-log/contract.ts';
import { withLanguage, type AppEnv } from '../platform/context.ts';
import { FileQuery } from '../platform/contract.ts';
import { describe, getCtx } from '../platform/describe.ts';
import { listQuery } from '../platform/paging.ts';
import { validate } from '../platform/validate.ts';
import { NewPayoutAccount, RevealedAccount, PayoutAccount } from './account-contract.ts';
import { getBatchFile, getBatch, listBatches } from './batches.ts';
import { markBatchSent, takeBackBatch } from './close-batch.ts';
import {
  NewBatch,
  SentBatch,
  Batch,
  BatchDetails,
  BatchesPage,
  PayablePage,
  CharityPayouts,
  PublicPayout,
  Statement,
} from './contract.ts';
import { createBatch } from './create-batch.ts';
import { getStatement, renderStatementCsv } from './get-statement.ts';
import { getYearStatement, getYearWithPayments, renderYearCsv } from './get-year-statement.ts';
import { listPayable } from './list-payable.ts';
import { getPublicPayout, listCharityPayouts } from './paid-out.ts';
import { getPayoutAccount, revealPayoutAccount, updatePayoutAccount } from './payout-account.ts';
import { BATCHES_PAGE_SIZE, CHARITY_PAYOUTS_PAGE_SIZE, PAYABLE_PAGE_SIZE } from './rules.ts';
import { YearQuery, YearStatement, LastYear } from './year-contract.ts';

const OneBatch = z.object({ doc: Batch });
const OneAccount = z.object({ doc: PayoutAccount });

/** Shared caches may keep what is public about a payout this long. */
const PUBLIC = 'public, max-age=30, s-maxage=60';

type File = { readonly file: string; readonly type: string; readonly name: string };

function sendFile(c: Pick<Context, 'header' | 'body'>, { file, type, name }: File) {
  c.header('Content-Type', type);
  c.header('Content-Disposition', `attachment; filename="${name}"`);
  return c.body(file);
}

export const payoutsRoutes = new Hono<AppEnv>()
  .get(
    '/campaigns/:id/statement',
    describe(
      'ownerOrAdmin',
      'What a campaign raised and what its charity gets, for its owner, the charity’s accounts and admins',
      z.object({ doc: Statement }),
    ),
    async (c) => c.json({ doc: await getStatement(getCtx(c), c.req.param('id')) }),
  )
  .get(
    '/campaigns/:id/statement.csv',
    describe('ownerOrAdmin', 'The same as a table', 'text/csv'),
    validate('query', FileQuery),
    async (c) => {
      const ctx = withLanguage(getCtx(c), c.req.valid('query').language);
      return sendFile(c, renderStatementCsv(await getStatement(ctx, c.req.param('id')), ctx.language));
    },
  )
  .get(
    '/campaigns/by-slug/:slug/payout',
    describe(
      'anyone',
      'What was transferred of a campaign’s proceeds, and when; null before that',
      z.object({ doc: PublicPayout.nullable() }),
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
      'A page of a charity’s payouts, the newest first, for its accounts and admins',
      CharityPayouts,
    ),
    validate('query', listQuery(CHARITY_PAYOUTS_PAGE_SIZE)),
    async (c) => c.json(await listCharityPayouts(getCtx(c), c.req.param('id'), c.req.valid('query'))),
  )
  .get(
    '/charities/:id/payout-account',
    describe(
      'ownerOrAdmin',
      'A charity’s bank account without most of its number, and who looked at it or changed it',
      OneAccount,
    ),
    async (c) => c.json({ doc: await getPayoutAccount(getCtx(c), c.req.param('id')) }),
  )
  .put(
    '/charities/:id/payout-account',
    describe(
      'ownerOrAdmin',
      'Change a charity’s bank account, as its account or admin; logged, and its accounts get a mail',
      OneAccount,
    ),
    recentLogin,
    validate('json', NewPayoutAccount),
    async (c) =>
      c.json({ doc: await updatePayoutAccount(getCtx(c), c.req.param('id'), c.req.valid('json')) }),
  )
  .post(
    '/charities/:id/payout-account/reveal',
    describe(
      'ownerOrAdmin',
      'The number of a charity’s bank account in full, as its account or admin; logged',
      z.object({ doc: RevealedAccount }),
    ),
    recentLogin,
    async (c) => c.json({ doc: await revealPayoutAccount(getCtx(c), c.req.param('id')) }),
  )
  .get(
    '/admin/payouts',
    describe(
      'admin',
      'A page of the closed campaigns whose money is not paid out, with what each waits for, as admin',
      PayablePage,
    ),
    validate('query', listQuery(PAYABLE_PAGE_SIZE)),
    async (c) => c.json(await listPayable(getCtx(c), c.req.valid('query'))),
  )
  .get(
    '/admin/payouts/batches',
    describe('admin', 'A page of the batches of payouts, the newest first, as admin', BatchesPage),
    validate('query', listQuery(BATCHES_PAGE_SIZE)),
    async (c) => c.json(await listBatches(getCtx(c), c.req.valid('query'))),
  )
  .post(
    '/admin/payouts/batches',
    describe(
      'admin',
      'Put campaigns into a batch, which freezes their statements; the same again returns the same batch',
      OneBatch,
      { errors: [409] },
    ),
    recentLogin,
    validate('json', NewBatch),
    async (c) => c.json({ doc: await createBatch(getCtx(c), c.req.valid('json')) }),
  )
  .get(
    '/admin/payouts/batches/:id',
    describe(
      'admin',
      'A batch with its lines, to be entered at a bank, as admin; logged for each bank account',
      z.object({ doc: BatchDetails }),
    ),
    async (c) => c.json({ doc: await getBatch(getCtx(c), c.req.param('id')) }),
  )
  .get(
    '/admin/payouts/batches/:id/file',
    describe(
      'admin',
      'A batch as a file for the bank (pain.001.001.09), as admin; logged for each bank account',
      'application/xml',
      { errors: [409] },
    ),
    async (c) => sendFile(c, await getBatchFile(getCtx(c), c.req.param('id'))),
  )
  .post(
    '/admin/payouts/batches/:id/sent',
    describe('admin', 'Mark a batch as sent, once, with the bank’s day and reference, as admin', OneBatch, {
      errors: [409],
    }),
    recentLogin,
    validate('json', SentBatch),
    async (c) => c.json({ doc: await markBatchSent(getCtx(c), c.req.param('id'), c.req.valid('json')) }),
  )
  .post(
    '/admin/payouts/batches/:id/take-back',
    describe(
      'admin',
      'Take back a batch that was not sent, with a reason: its campaigns are payable again; logged, as admin',
      OneBatch,
      { errors: [409] },
    ),
    recentLogin,
    validate('json', ActionReason),
    async (c) => c.json({ doc: await takeBackBatch(getCtx(c), c.req.param('id'), c.req.valid('json')) }),
  )
  .get(
    '/users/me/last-year',
    describe('person', 'Last year, if the caller paid something in it', LastYear),
    async (c) => c.json(await getYearWithPayments(getCtx(c))),
  )
  .get(
    '/users/me/year-statement',
    describe('person', 'The caller’s own payments of a year that is over', z.object({ doc: YearStatement }), {
      errors: [404],
    }),
    validate('query', YearQuery),
    async (c) => c.json({ doc: await getYearStatement(getCtx(c), c.req.valid('query')) }),
  )
  .get(
    '/users/me/year-statement.csv',
    describe('person', 'The same as a table', 'text/csv', { errors: [404] }),
    validate('query', YearQuery.extend(FileQuery.shape)),
    async (c) => {
      const query = c.req.valid('query');
      const ctx = withLanguage(getCtx(c), query.language);
      return sendFile(c, renderYearCsv(await getYearStatement(ctx, query), ctx.language));
    },
  );
