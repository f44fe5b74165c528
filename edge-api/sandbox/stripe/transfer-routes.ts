import { Hono, type Context as HonoContext } from 'hono';
import { getMoment, moveMoney, requireAccount, type Context } from '../context.ts';
import {
  CreateReversal,
  CreateTransfer,
  ListMovements,
  ListPayouts,
  ListTransfers,
} from './account-params.ts';
import type { ConnectedAccount } from './connected-account.ts';
import { resourceMissing } from './errors.ts';
import { readForm, readQuery } from './form.ts';
import { reverse, transfer } from './transfer.ts';
import type { Transfer } from './types.ts';

/** https://docs.stripe.com/api/transfers */
export function transferRoutes(ctx: Context) {
  return new Hono()
    .post('/', async (c) => {
      const params = readForm(await c.req.text(), CreateTransfer);
      const before = requireAccount(ctx, params.destination);
      const made = transfer(before, ctx.state.platform.cents, params, getMoment(ctx));
      moveMoney(ctx, { ...made, platformCents: -params.amount, event: 'transfer.created' });
      return c.json(made.transfer);
    })
    .get('/', (c) => {
      const { transfer_group: group } = readQuery(c.req.url, ListTransfers);
      const data = [...ctx.state.transfers.values()].filter((one) => one.transfer_group === group);
      return c.json({ object: 'list', data, has_more: false, url: '/v1/transfers' });
    })
    .get('/:id', (c) => c.json(requireTransfer(ctx, c.req.param('id'))))
    .post('/:id/reversals', async (c) => {
      const { amount } = readForm(await c.req.text(), CreateReversal);
      const before = requireTransfer(ctx, c.req.param('id'));
      const { destination } = before;
      const account = requireAccount(ctx, typeof destination === 'string' ? destination : '');
      const made = reverse(account, before, amount, getMoment(ctx));
      moveMoney(ctx, { ...made, platformCents: amount, event: 'transfer.reversed' });
      return c.json(made.reversal);
    });
}

function requireTransfer(ctx: Context, id: string): Transfer {
  const found = ctx.state.transfers.get(id);
  if (!found) throw resourceMissing('transfer', id, 'transfer');
  return found;
}

/** The platform's balance, and the movements on the balances of connected accounts. */
export function balanceRoutes(ctx: Context) {
  return new Hono()
    .get('/balance', (c) => {
      const available = [{ amount: ctx.state.platform.cents, currency: 'eur' }];
      return c.json({
        object: 'balance',
        available,
        livemode: false,
        pending: [{ amount: 0, currency: 'eur' }],
      });
    })
    .get('/payouts', (c) => {
      const { limit } = readQuery(c.req.url, ListPayouts);
      const { payouts } = requireNamedAccount(ctx, c);
      return c.json({
        object: 'list',
        data: payouts.slice(0, limit),
        has_more: payouts.length > limit,
        url: '/v1/payouts',
      });
    })
    .get('/payouts/:id', (c) => {
      const id = c.req.param('id');
      const payout = requireNamedAccount(ctx, c).payouts.find((one) => one.id === id);
      if (!payout) throw resourceMissing('payout', id, 'payout');
      return c.json(payout);
    })
    .get('/balance_transactions', (c) => {
      const { payout, limit, starting_after: after } = readQuery(c.req.url, ListMovements);
      const all = requireNamedAccount(ctx, c)
        .entries.filter((entry) => entry.payout === payout)
        .map(({ transaction }) => transaction);
      const rest = all.slice(all.findIndex(({ id }) => id === after) + 1);
      return c.json({
        object: 'list',
        data: rest.slice(0, limit),
        has_more: rest.length > limit,
        url: '/v1/balance_transactions',
      });
    });
}

/** Returns the connected account that a request acts for: https://docs.stripe.com/connect/authentication */
function requireNamedAccount(ctx: Context, c: Pick<HonoContext, 'req'>): ConnectedAccount {
  return requireAccount(ctx, c.req.header('Stripe-Account') ?? '');
}
