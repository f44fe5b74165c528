import type { Context as HonoContext } from 'hono';
import { createMiddleware } from 'hono/factory';
import { getCookie } from 'hono/cookie';
import { openDb, type Db } from './db.ts';
import { unauthenticated } from './errors.ts';
import { createLog, errorMessage, type Log } from './log.ts';
import { isLanguage, LANGUAGE_COOKIE, negotiateLanguage, type Language } from './rules.ts';
import { getSettings, type Settings } from './settings.ts';

/** Who asks. `system` is the scheduled sweep and the provider's messages. */
export type Person = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: 'fan' | 'celebrity' | 'charity' | 'admin';
  readonly _verified: boolean;
  readonly language: Language;
};
export type Actor =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'system' }
  | { readonly kind: 'person'; readonly person: Person; readonly sessionId: string };

/** What every verb needs of the world: the clock and the actor are arguments, never read deep inside. */
export type Ctx = {
  readonly db: Db;
  readonly env: Env;
  readonly settings: Settings;
  readonly now: Date;
  readonly actor: Actor;
  readonly language: Language;
  readonly log: Log;
  readonly requestId: string;
  /** Address of the caller, for rate limits only; never stored with what they do. */
  readonly ip: string;
  /** Goes on after the answer; a failure is logged, not lost silently. */
  readonly defer: (work: Promise<unknown>) => void;
};

export type AppEnv = { Bindings: Env; Variables: { ctx: Ctx } };

/** The context of a request, made by {@link withContext} and completed by the accounts room's session middleware. */
export function getCtx(c: HonoContext<AppEnv>): Ctx {
  return c.get('ctx');
}

/** The person who asks; throws 401 for anyone without a session. */
export function requirePerson(ctx: Ctx): Person {
  if (ctx.actor.kind !== 'person') throw unauthenticated();
  return ctx.actor.person;
}

/** The same context with the language that the request's body names, when it names one. */
export function withLanguage(ctx: Ctx, language: unknown): Ctx {
  return isLanguage(language) ? { ...ctx, language } : ctx;
}

/** A context without a request, for the scheduled sweep. */
export function systemContext(env: Env, now: Date, defer: (work: Promise<unknown>) => void): Ctx {
  const requestId = crypto.randomUUID();
  return {
    db: openDb(env),
    env,
    settings: getSettings(env),
    now,
    actor: { kind: 'system' },
    language: 'nl',
    log: createLog({ requestId }),
    requestId,
    ip: 'system',
    defer,
  };
}

/** Puts a fresh context on every request; nobody is logged in yet. */
export const withContext = createMiddleware<AppEnv>(async (c, next) => {
  const requestId = crypto.randomUUID();
  const log = createLog({ requestId, path: c.req.path });
  c.set('ctx', {
    db: openDb(c.env),
    env: c.env,
    settings: getSettings(c.env),
    now: new Date(),
    actor: { kind: 'anonymous' },
    language: negotiateLanguage(getCookie(c, LANGUAGE_COOKIE), c.req.header('accept-language')),
    log,
    requestId,
    ip: c.req.header('cf-connecting-ip') ?? 'unknown',
    defer: (work) =>
      c.executionCtx.waitUntil(
        work.catch((error: unknown) => log.error('deferred_failed', { reason: errorMessage(error) })),
      ),
  });
  await next();
});
