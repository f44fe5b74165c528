import { Hono } from 'hono';
import type { Context } from 'hono';
import { recentLogin } from '../accounts/index.ts';
import { ActionReason } from '../admin-log/contract.ts';
import { adminsOnly, getCtx, requireSession, type AppEnv } from '../platform/context.ts';
import { PageQuery } from '../platform/contract.ts';
import { validate } from '../platform/validate.ts';
import { NewPayoutAccount } from './account-contract.ts';
import { NewBatch, SentBatch } from './contract.ts';
import { createBatch } from './create-batch.ts';
import { getBatchFile } from './get-batch-file.ts';
import { getBatch } from './get-batch.ts';
import { getPayoutAccount } from './get-payout-account.ts';
import { getPublicPayout } from './get-public-payout.ts';
import { getStatement } from './get-statement.ts';
import { getYearStatement, getYearWithPayments } from './get-year-statement.ts';
import { listBatches } from './list-batches.ts';
import { listCharityPayouts } from './list-charity-payouts.ts';
import { listPayable } from './list-payable.ts';
import { markBatchSent } from './mark-batch-sent.ts';
import { renderStatementCsv } from './render-statement-csv.ts';
import { renderYearCsv } from './render-year-csv.ts';
import { revealPayoutAccount } from './reveal-payout-account.ts';
import { takeBackBatch } from './take-back-batch.ts';
import { updatePayoutAccount } from './update-payout-account.ts';
import { YearQuery } from './year-contract.ts';

/** No cache keeps what shows a bank account or a person's payments. */
const PRIVATE = 'no-store';
/** Shared caches may keep what is public about a payout this long. */
const PUBLIC = 'public, max-age=30, s-maxage=60';

type File = { readonly file: string; readonly type: string; readonly name: string };

function sendFile(c: Context<AppEnv>, { file, type, name }: File) {
  c.header('Cache-Control', PRIVATE);
  c.header('Content-Type', type);
  c.header('Content-Disposition', `attachment; filename="${name}"`);
  return c.body(file);
}

export const payoutsRoutes = new Hono<AppEnv>()
  .get('/campaigns/:id/statement', requireSession, async (c) => {
    c.header('Cache-Control', PRIVATE);
    return c.json({ doc: await getStatement(getCtx(c), c.req.param('id')) });
  })
  .get('/campaigns/:id/statement.csv', requireSession, async (c) =>
    sendFile(c, renderStatementCsv(await getStatement(getCtx(c), c.req.param('id')))),
  )
  .get('/campaigns/by-slug/:slug/payout', async (c) => {
    c.header('Cache-Control', PUBLIC);
    return c.json({ doc: await getPublicPayout(getCtx(c), c.req.param('slug')) });
  })
  .get('/charities/:id/payouts', requireSession, validate('query', PageQuery), async (c) =>
    c.json(await listCharityPayouts(getCtx(c), c.req.param('id'), c.req.valid('query'))),
  )
  .get('/charities/:id/payout-account', requireSession, async (c) => {
    c.header('Cache-Control', PRIVATE);
    return c.json({ doc: await getPayoutAccount(getCtx(c), c.req.param('id')) });
  })
  .put('/charities/:id/payout-account', recentLogin, validate('json', NewPayoutAccount), async (c) =>
    c.json({ doc: await updatePayoutAccount(getCtx(c), c.req.param('id'), c.req.valid('json')) }),
  )
  .post('/charities/:id/payout-account/reveal', recentLogin, async (c) => {
    c.header('Cache-Control', PRIVATE);
    return c.json({ doc: await revealPayoutAccount(getCtx(c), c.req.param('id')) });
  })
  .get('/admin/payouts', requireSession, validate('query', PageQuery), async (c) =>
    c.json(await listPayable(getCtx(c), c.req.valid('query'))),
  )
  .get('/admin/payouts/batches', requireSession, validate('query', PageQuery), async (c) =>
    c.json(await listBatches(getCtx(c), c.req.valid('query'))),
  )
  .post('/admin/payouts/batches', adminsOnly, recentLogin, validate('json', NewBatch), async (c) =>
    c.json({ doc: await createBatch(getCtx(c), c.req.valid('json')) }),
  )
  .get('/admin/payouts/batches/:id', requireSession, async (c) => {
    c.header('Cache-Control', PRIVATE);
    return c.json({ doc: await getBatch(getCtx(c), c.req.param('id')) });
  })
  .get('/admin/payouts/batches/:id/file', requireSession, async (c) =>
    sendFile(c, await getBatchFile(getCtx(c), c.req.param('id'))),
  )
  .post('/admin/payouts/batches/:id/sent', adminsOnly, recentLogin, validate('json', SentBatch), async (c) =>
    c.json({ doc: await markBatchSent(getCtx(c), c.req.param('id'), c.req.valid('json')) }),
  )
  .post(
    '/admin/payouts/batches/:id/take-back',
    adminsOnly,
    recentLogin,
    validate('json', ActionReason),
    async (c) => c.json({ doc: await takeBackBatch(getCtx(c), c.req.param('id'), c.req.valid('json')) }),
  )
  .get('/users/me/last-year', requireSession, async (c) => c.json(await getYearWithPayments(getCtx(c))))
  .get('/users/me/year-statement', requireSession, validate('query', YearQuery), async (c) => {
    c.header('Cache-Control', PRIVATE);
    return c.json({ doc: await getYearStatement(getCtx(c), c.req.valid('query')) });
  })
  .get('/users/me/year-statement.csv', requireSession, validate('query', YearQuery), async (c) => {
    const ctx = getCtx(c);
    return sendFile(c, renderYearCsv(await getYearStatement(ctx, c.req.valid('query')), ctx.language));
  });
