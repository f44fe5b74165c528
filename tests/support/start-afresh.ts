import { applyD1Migrations, reset, type D1Migration } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { vi } from 'vitest';

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

// As a Worker of its own would begin: what a module remembers belongs to the file before.
vi.resetModules();
await reset();
await applyD1Migrations(env.DB, env.MIGRATIONS);
if (env.LIBSQL_URL) await fetch(`${env.LIBSQL_URL}/reset`, { method: 'POST' });

// Nothing is tested while the SDK waits before it asks a provider again that is down.
const { default: Stripe } = await import('stripe');
const noDelay = () => 0.01;
Object.assign(Stripe.prototype, { getInitialNetworkRetryDelay: noDelay, getMaxNetworkRetryDelay: noDelay });
