import { applyD1Migrations, reset, type D1Migration } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, vi } from 'vitest';

declare global {
  namespace Cloudflare {
    interface Env {
      /** Only in tests. */
      SCHEMA: D1Migration[];
      /** Only with `npm run test:libsql`. */
      LIBSQL_URL?: string;
    }
  }
}

// Modules stay loaded, as in a Worker that has served requests: loading them again took a fifth of the time. A reset
// skips storage that is not in memory because it was idle for 10 s, so both are accessed first.
await Promise.all([env.DB.exec('select 1'), env.MEDIA.head('none')]);
await reset();
await applyD1Migrations(env.DB, env.SCHEMA);
if (env.LIBSQL_URL) await fetch(`${env.LIBSQL_URL}/reset`, { method: 'POST' });

afterEach(() => void vi.useRealTimers());

// Removes the SDK's delays before it retries a failing provider.
const { default: Stripe } = await import('stripe');
const noDelay = () => 0.01;
Object.assign(Stripe.prototype, { getInitialNetworkRetryDelay: noDelay, getMaxNetworkRetryDelay: noDelay });

// The SDK reads the stack at each call, to add it to an error. Mapping it to the source takes longer than the call.
const { prepareStackTrace } = Error;
Error.prepareStackTrace = (error, frames) => (error.message ? prepareStackTrace(error, frames) : '');

// Shortens waits for responses and between calls of a provider.
const wait = scheduler.wait.bind(scheduler);
scheduler.wait = (ms, options) => wait(Math.min(ms, 5), options);
