import { Hono, type HonoRequest } from 'hono';
import type { z } from 'zod';
import { getMoment, newId, requireAccount, type Context } from '../context.ts';
import { CreateAccount, CreateAccountLink, RetrieveAccount } from './account-params.ts';
import { createConnectedAccount, toAccountObject } from './connected-account.ts';
import { invalidRequest, unrecognizedUrl } from './errors.ts';
import { readQuery } from './form.ts';
import {
  addRequestId,
  rejectDuringOutage,
  replayIdempotent,
  requireSecretKey,
  toStripeResponse,
} from './middleware.ts';

/** How long an onboarding link works; Stripe's lasts minutes. */
const LINK_LIFETIME_S = 300;

/** The part of version 2 of Stripe's API that Power Hour uses, under /v2: https://docs.stripe.com/api-v2-overview */
export function accountRoutes(ctx: Context) {
  return new Hono()
    .use(addRequestId, rejectDuringOutage(ctx), requireSecretKey(ctx), replayIdempotent(ctx))
    .post('/core/accounts', async (c) => {
      const params = await readBody(c.req, CreateAccount);
      const account = createConnectedAccount(params, getMoment(ctx));
      ctx.state.accounts.set(account.id, account);
      ctx.markChanged();
      return c.json(toAccountObject(account));
    })
    .get('/core/accounts/:id', (c) => {
      const account = requireAccount(ctx, c.req.param('id'));
      const { include } = readQuery(c.req.url, RetrieveAccount);
      return c.json(toAccountObject({ ...account, params: { ...account.params, include } }));
    })
    .post('/core/account_links', async (c) => {
      const { account: id, use_case: useCase } = await readBody(c.req, CreateAccountLink);
      const { id: account } = requireAccount(ctx, id);
      const { at } = getMoment(ctx);
      const token = newId('link', 24);
      const { refresh_url: refreshUrl, return_url: returnUrl } = useCase.account_onboarding;
      const expiresAt = at + LINK_LIFETIME_S;
      ctx.state.links.set(token, { account, refreshUrl, returnUrl, expiresAt });
      ctx.markChanged();
      return c.json({
        object: 'v2.core.account_link',
        account,
        created: new Date(at * 1000).toISOString(),
        expires_at: new Date(expiresAt * 1000).toISOString(),
        livemode: false,
        url: `${new URL(c.req.url).origin}/onboarding/${token}`,
        use_case: useCase,
      });
    })
    .all('*', (c) => {
      throw unrecognizedUrl(c.req.method, c.req.path);
    })
    .onError(toStripeResponse);
}

async function readBody<Schema extends z.ZodType>(
  request: Pick<HonoRequest, 'json'>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const read = schema.safeParse(await request.json().catch(() => undefined));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw invalidRequest(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not valid'}`, {
    code: 'invalid_fields',
  });
}
