import { Hono } from 'hono';
import { except } from 'hono/combine';
import manifest from '../package.json' with { type: 'json' };
import { sessionCookieName } from './accounts/auth.ts';
import { accountsRoutes } from './accounts/routes.ts';
import { withActor } from './accounts/with-actor.ts';
import { adminRoutes } from './admin/routes.ts';
import { campaignsRoutes } from './campaigns/routes.ts';
import { celebritiesRoutes } from './celebrities/routes.ts';
import { charitiesRoutes } from './charities/routes.ts';
import { embedsRoutes } from './embeds/routes.ts';
import { mediaRoutes } from './media/routes.ts';
import { nomineesRoutes } from './nominees/routes.ts';
import { ownersRoutes } from './owners/routes.ts';
import { pagesRoutes } from './pages/routes.ts';
import { paymentsRoutes } from './payments/routes.ts';
import { toErrorResponse, toNotFoundResponse } from './platform/to-error-response.ts';
import { getCtx, withContext, type AppEnv } from './platform/context.ts';
import { limitJsonBody } from './platform/json-body.ts';
import { noSniff } from './platform/no-sniff.ts';
import { requireOwnOrigin } from './platform/origin.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { subscriptionsRoutes } from './subscriptions/routes.ts';
import { thanksRoutes } from './thanks/routes.ts';
import { trackingRoutes } from './tracking/routes.ts';

/** Called by the provider's server, which proves itself by a signature instead of an origin. */
const WEBHOOK_PATH = '/api/stripe/webhook';

const routes = new Hono<AppEnv>()
  .basePath('/api')
  .get('/health', (c) => c.json({ ok: true as const, version: manifest.version }))
  .route('/', accountsRoutes)
  .route('/', privacyRoutes)
  .route('/', celebritiesRoutes)
  .route('/', campaignsRoutes)
  .route('/', ownersRoutes)
  .route('/', charitiesRoutes)
  .route('/', adminRoutes)
  .route('/', embedsRoutes)
  .route('/', mediaRoutes)
  .route('/', nomineesRoutes)
  .route('/', subscriptionsRoutes)
  .route('/', thanksRoutes)
  .route('/', paymentsRoutes)
  .route('/', trackingRoutes)
  .route('/', pagesRoutes);

/** The whole API, under /api. */
export const app = new Hono<AppEnv>();
app.use('/api/*', noSniff);
app.use('/api/*', withContext);
app.use('/api/*', except(WEBHOOK_PATH, requireOwnOrigin));
app.use('/api/*', limitJsonBody);
app.use('/api/*', withActor);
app.route('/', routes);
app.get('/api/openapi.json', async (c) => {
  // Loaded when asked for: no other call pays for it.
  const { generateOpenApi } = await import('./openapi/generate-open-api.ts');
  c.header('Cache-Control', 'public, max-age=3600');
  return c.json(await generateOpenApi(app, sessionCookieName(getCtx(c))));
});
app.onError(toErrorResponse);
app.notFound((c) => toNotFoundResponse(c, app.routes));

export type Api = typeof routes;
