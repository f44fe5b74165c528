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
// Storage that has not been asked for 10 s is not in memory, and a reset leaves what is not: both are asked first.
await Promise.all([env.DB.exec('select 1'), env.MEDIA.head('none')]);
await reset();
// In one call, under the newest name, by which health knows the database: one by one they take three times as long.
const newest = env.MIGRATIONS.at(-1);
const queries = env.MIGRATIONS.flatMap((migration) => migration.queries);
if (newest) await applyD1Migrations(env.DB, [{ ...newest, queries }]);
if (env.LIBSQL_URL) await fetch(`${env.LIBSQL_URL}/reset`, { method: 'POST' });

// Nothing is tested while the SDK waits before it asks a provider again that is down.
const { default: Stripe } = await import('stripe');
const noDelay = () => 0.01;
Object.assign(Stripe.prototype, { getInitialNetworkRetryDelay: noDelay, getMaxNetworkRetryDelay: noDelay });

// Nor while a response is on its way, or between two calls of a provider.
const wait = scheduler.wait.bind(scheduler);
scheduler.wait = (ms, options) => wait(Math.min(ms, 5), options);
