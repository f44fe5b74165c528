import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import { methodNotAllowed as rejectOtherMethods } from 'hono/method-not-allowed';
import manifest from '../package.json' with { type: 'json' };
import { sessionCookieName } from './accounts/session-cookies.ts';
import type { OnNewAddress, OnProven } from './accounts/index.ts';
import { createAccountsRoutes } from './accounts/routes.ts';
import { withActor } from './accounts/with-actor.ts';
import { createPeopleRoutes } from './admin/people/routes.ts';
import { adminRoutes } from './admin/routes.ts';
import { publishCampaigns } from './campaigns/index.ts';
import { cancellationsRoutes } from './cancellations/routes.ts';
import { campaignsRoutes } from './campaigns/routes.ts';
import { storeProfileEmail } from './celebrities/index.ts';
import { celebritiesRoutes } from './celebrities/routes.ts';
import { leaveCharities } from './charities/index.ts';
import { createCharityInvitationsRoutes } from './charities/invitations/routes.ts';
import { charitiesRoutes } from './charities/routes.ts';
import { findRequests, refreshAccount } from './consent/index.ts';
import { consentRoutes } from './consent/routes.ts';
import { queueConsented } from './contact/index.ts';
import { contactRoutes } from './contact/routes.ts';
import { embedsRoutes } from './embeds/routes.ts';
import { mediaRoutes } from './media/routes.ts';
import { chainNewAddress } from './nominees/index.ts';
import { nomineesRoutes } from './nominees/routes.ts';
import { statisticsRoutes } from './statistics/routes.ts';
import { revokeOwnInvitations } from './management/team/change-team.ts';
import { createTeamRoutes } from './management/team/routes.ts';
import { managementRoutes } from './management/routes.ts';
import type { generateOpenApi } from './openapi/generate-open-api.ts';
import { outcomesRoutes } from './outcomes/routes.ts';
import { pagesRoutes } from './pages/routes.ts';
import { endOpenCheckouts, tryCheckout } from './payments/index.ts';
import { paymentsRoutes } from './payments/routes.ts';
import { createPayoutsRoutes } from './payouts/routes.ts';
import { withContext, withLanguage, type AppEnv, type Ctx } from './platform/context.ts';
import { HumanCheckQuery, Json, Ok } from './platform/contract.ts';
import { describe, getCtx } from './platform/describe.ts';
import { discardUnreadBody } from './platform/read-body.ts';
import { methodNotAllowed, notFound } from './platform/errors.ts';
import { isOperator, requireDeepHealth, requireHealthy } from './platform/health.ts';
import { renderHumanCheckPage, withHumanCheck } from './platform/human-check-page.ts';
import { limitBody } from './platform/json-body.ts';
import { requireOwnOrigin, withSecurityHeaders } from './platform/origin.ts';
import { toErrorResponse } from './platform/to-error-response.ts';
import { validate } from './platform/validate.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { moveReminders } from './reminders/index.ts';
import { remindersRoutes } from './reminders/routes.ts';
import { moveReports } from './reports/index.ts';
import { reportsRoutes } from './reports/routes.ts';
import { logHeads } from './scoring/index.ts';
import { storiesRoutes } from './stories/routes.ts';
import { sharingRoutes } from './sharing/routes.ts';
import { submissions } from './submissions/table.ts';
import { subscriptionsRoutes } from './subscriptions/routes.ts';
import { thanksRoutes } from './thanks/routes.ts';
import { trackingRoutes } from './tracking/routes.ts';
import { wallRoutes } from './wall/routes.ts';

/** A deploy waits for the build, because the version alone does not change with each one. */
const getVersion = ({ settings }: Ctx) => ({ version: manifest.version, build: settings.BUILD_ID });

const onProven: OnProven = (ctx, userId, how, since) => [
  publishCampaigns(ctx, userId),
  queueConsented(ctx, userId),
  ...(how === 'proof' ? [] : [revokeOwnInvitations(ctx, userId)]),
  ...(since ? [leaveCharities(ctx, userId, since)] : []),
];
const onNewAddress: OnNewAddress = async (ctx, userId, email) => {
  const { entries, statements, unchanged, links } = await chainNewAddress(ctx, userId, email);
  return {
    statements: [
      ...statements,
      storeProfileEmail(ctx, userId, email),
      ...moveReminders(ctx, userId, email),
      moveReports(ctx, userId, email),
      queueConsented(ctx, userId, { again: true }),
    ],
    unchanged,
    links,
    onStored: () => {
      logHeads(ctx, entries);
      // The provider's checkout page names the former address, and would send the receipt there.
      ctx.defer(endOpenCheckouts(ctx, eq(submissions.userId, userId)));
    },
  };
};

const routes = new Hono<AppEnv>()
  .basePath('/api')
  .get(
    '/health',
    describe(
      'anyone',
      'Check that the API is up, and that its database has every migration',
      Ok.extend({ version: z.string(), build: z.string().optional() }),
    ),
    async (c) => {
      await requireHealthy(getCtx(c));
      return c.json({ ok: true as const, ...getVersion(getCtx(c)) }, 200, { 'Cache-Control': 'no-store' });
    },
  )
  .get(
    '/health/deep',
    describe(
      'anyone',
      'Check that the background work runs too: the scheduled sweep and the email; details only with the operator’s token as `Authorization: Bearer …`',
      Ok.extend({
        version: z.string().optional(),
        build: z.string().optional(),
        lastSweepAt: z.string().optional(),
        failedParts: z.array(z.string()).optional(),
        hasFailedMail: z.boolean().optional(),
      }),
    ),
    async (c) => {
      const health = await requireDeepHealth(getCtx(c), c.req.header('authorization'));
      const parts = health && { ...getVersion(getCtx(c)), ...health };
      return c.json({ ok: true as const, ...parts }, 200, { 'Cache-Control': 'no-store' });
    },
  )
  .post(
    '/health/checkout',
    describe(
      'token',
      'Check, with a test key only, that the payment provider opens a checkout; needs the operator’s token as `Authorization: Bearer …`',
      Ok.extend({ isTried: z.boolean() }),
      { errors: [404, 502] },
    ),
    async (c) => {
      const ctx = getCtx(c);
      if (!isOperator(ctx, c.req.header('authorization'))) throw notFound();
      return c.json({ ok: true as const, isTried: await tryCheckout(ctx) });
    },
  )
  .get(
    '/human-check',
    describe(
      'anyone',
      'Get the page of Turnstile’s check, for a frame; it posts `{ humanCheck: token }` to the surrounding page',
      'text/html',
      { errors: [409] },
    ),
    validate('query', HumanCheckQuery),
    (c) => {
      const { html, headers } = renderHumanCheckPage(withLanguage(getCtx(c), c.req.valid('query').lang));
      return c.html(html, 200, headers);
    },
  )
  .route('/', createAccountsRoutes(onProven, onNewAddress))
  .route('/', privacyRoutes)
  .route('/', celebritiesRoutes)
  .route('/', campaignsRoutes)
  .route('/', managementRoutes)
  .route('/', createTeamRoutes(onProven))
  .route('/', cancellationsRoutes)
  .route('/', outcomesRoutes)
  .route('/', charitiesRoutes)
  .route('/', consentRoutes)
  .route('/', contactRoutes)
  .route('/', createCharityInvitationsRoutes({ onProven, listRequests: findRequests }))
  .route('/', adminRoutes)
  .route('/', createPeopleRoutes(onNewAddress))
  .route('/', embedsRoutes)
  .route('/', mediaRoutes)
  .route('/', nomineesRoutes)
  .route('/', sharingRoutes)
  .route('/', subscriptionsRoutes)
  .route('/', thanksRoutes)
  .route('/', wallRoutes)
  .route('/', storiesRoutes)
  .route('/', remindersRoutes)
  .route('/', reportsRoutes)
  .route('/', paymentsRoutes)
  .route('/', createPayoutsRoutes(refreshAccount))
  .route('/', trackingRoutes)
  .route('/', statisticsRoutes)
  .route('/', pagesRoutes);

export const app = new Hono<AppEnv>();
const onMethodNotAllowed = (_c: unknown, methods: readonly string[]) => {
  throw methodNotAllowed([...new Set(methods)].filter((method) => method !== 'HEAD').toSorted());
};

let fixedPaths: ReadonlyMap<string, typeof app.routes> | undefined;

/** Refuses a method that a path without parameters lacks: `/campaigns/:id` would take those of `/campaigns/mine`. */
const rejectOnFixedPaths = createMiddleware<AppEnv>(async (c, next) => {
  fixedPaths ??= Map.groupBy(
    app.routes.filter(({ method, path }) => method !== 'ALL' && !path.includes(':')),
    ({ path }) => path,
  );
  const methods = fixedPaths.get(c.req.path)?.map(({ method }) => method);
  if (methods && !methods.includes(c.req.method === 'HEAD' ? 'GET' : c.req.method))
    onMethodNotAllowed(c, methods);
  await next();
});

app
  .use('/api/*', withSecurityHeaders, discardUnreadBody, withContext, limitBody)
  .use('/api/*', requireOwnOrigin, withHumanCheck, withActor)
  .use('/api/*', rejectOnFixedPaths, rejectOtherMethods({ app, onMethodNotAllowed }))
  .route('/', routes)
  .get(
    '/api/openapi.json',
    describe('anyone', 'Get this document as JSON', z.record(z.string(), Json)),
    async (c) => c.json(await describeApi(getCtx(c)), 200, { 'Cache-Control': 'public, max-age=3600' }),
  )
  .get('/api/docs', describe('anyone', 'Get this document as a page', 'text/html'), async (c) => {
    const { renderApiDocs, API_DOCS_HEADERS } = await import('./openapi/render-api-docs.ts');
    return c.html(renderApiDocs(await describeApi(getCtx(c))), 200, API_DOCS_HEADERS);
  })
  .onError(toErrorResponse)
  .notFound((c) => toErrorResponse(notFound(), c));

let description: ReturnType<typeof generateOpenApi> | undefined;

/** Returns the OpenAPI document, generated once per isolate and loaded on demand, which saves other calls the cost. */
async function describeApi(ctx: Ctx) {
  const openApi = await import('./openapi/generate-open-api.ts');
  return (description ??= openApi.generateOpenApi(app, ctx.settings.PUBLIC_ORIGIN, sessionCookieName(ctx)));
}

export type Api = typeof routes;
