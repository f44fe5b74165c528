import { applyD1Migrations, reset, type D1Migration } from 'cloudflare:test';
import { env } from 'cloudflare:workers';

declare global {
  namespace Cloudflare {
    interface Env {
      /** Only in tests. */
      MIGRATIONS: D1Migration[];
      /** Only with `npm run test:libsql`. */
      LIBSQL_URL?: string;
    }
  }
}

// Modules stay, as in a Worker that has served others before: loading them again took a fifth of the time.
await reset();
await applyD1Migrations(env.DB, env.MIGRATIONS);
if (env.LIBSQL_URL) await fetch(`${env.LIBSQL_URL}/reset`, { method: 'POST' });

// Nothing is tested while the SDK waits before it asks a provider again that is down.
const { default: Stripe } = await import('stripe');
const noDelay = () => 0.01;
Object.assign(Stripe.prototype, { getInitialNetworkRetryDelay: noDelay, getMaxNetworkRetryDelay: noDelay });
