import { createMiddleware } from 'hono/factory';
import { getCookie } from 'hono/cookie';
import type { User } from './contract.ts';
import { openDb, type Db } from './db.ts';
import { confirmedElsewhere, unauthenticated } from './errors.ts';
import { createLog, errorMessage, type Log } from './log.ts';
import { formatQuotas, type Quota } from './limit-rules.ts';
import { isLanguage, LANGUAGE_COOKIE, negotiateLanguage, type Language } from './rules.ts';
import { getSettings, type Settings } from './settings.ts';
import { toEdgeKey } from './edge-rules.ts';

export type Person = Readonly<User>;
/** Who calls. `system` is the scheduled sweep and the provider's webhooks. */
export type Actor =
  | { readonly kind: 'anonymous'; readonly isConfirmedElsewhere?: boolean }
  | { readonly kind: 'system' }
  | {
      readonly kind: 'person';
      readonly person: Person;
      readonly sessionId: string;
      readonly loggedInAt: Date;
      readonly binding?: SessionBinding | undefined;
    };
/** What a session of the frame on a partner's page gives access to: one campaign, and the submission it made there. */
type SessionBinding = { readonly campaignId: string | null; readonly submissionId: string | null };

/** What every verb needs from its environment. Clock and actor are passed in, never read deep inside. */
export type Ctx = {
  readonly db: Db;
  readonly env: Env;
  readonly settings: Settings;
  readonly now: Date;
  /** Returns the current time; long-running jobs base leases, retries and holds on it. */
  readonly clock: () => Date;
  readonly actor: Actor;
  readonly language: Language;
  readonly log: Log;
  readonly requestId: string;
  /** The caller's address and browser, for rate limits and digests; never stored. */
  readonly ip: string;
  readonly userAgent?: string | undefined;
  /** The country of the caller's network, as two letters, if known. */
  readonly country?: string | undefined;
  /** The limits that the request counted against and that its caller may see. */
  readonly quotas: Quota[];
  /** Whether a check has shown that a person sent this request, which exempts it from network limits. */
  readonly isHuman?: boolean;
  /** The unverified signed cookie of a browser that has logged in before; the accounts module reads it. */
  readonly deviceCookie?: string;
  /** Continues work after the response; a failure is logged. */
  readonly defer: (work: Promise<unknown>) => void;
};

export type AppEnv = { Bindings: Env; Variables: { ctx: Ctx } };

/** Returns the caller; throws 401 without a session. */
export function requirePerson(ctx: Ctx): Person {
  return requireActor(ctx).person;
}

/** Returns the caller's session and person; throws 401 without a session. */
export function requireActor({ actor }: Ctx): Extract<Actor, { readonly kind: 'person' }> {
  if (actor.kind === 'person') return actor;
  throw actor.kind === 'anonymous' && actor.isConfirmedElsewhere ? confirmedElsewhere() : unauthenticated();
}

/** Returns the context with the language that the request's body names, if it names one. */
export function withLanguage(ctx: Ctx, language: unknown): Ctx {
  return isLanguage(language) ? { ...ctx, language } : ctx;
}

/** Creates a context without a request, for the scheduled sweep. */
export function systemContext(env: Env, clock: Ctx['clock'], defer: Ctx['defer']): Ctx {
  return createContext(env, { clock, actor: { kind: 'system' }, language: 'nl', ip: 'system', defer });
}

/** Gives every request a new context with an anonymous actor; the response lists the limits it counted against. */
export const withContext = createMiddleware<AppEnv>(async (c, next) => {
  const request = {
    clock: () => new Date(),
    actor: { kind: 'anonymous' },
    language: negotiateLanguage(getCookie(c, LANGUAGE_COOKIE), c.req.header('accept-language')),
    ip: c.req.header('cf-connecting-ip') ?? 'unknown',
    userAgent: c.req.header('user-agent'),
    country: c.req.header('cf-ipcountry'),
    defer: (work) => c.executionCtx.waitUntil(work),
  } satisfies ContextInput;
  const ctx = createContext(c.env, request, { path: c.req.path });
  c.set('ctx', ctx);
  await next();
  const headers = formatQuotas(ctx.quotas, ctx.now.getTime());
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
});

type ContextInput = Pick<Ctx, 'clock' | 'actor' | 'language' | 'ip' | 'userAgent' | 'country' | 'defer'>;

function createContext(env: Env, input: ContextInput, logFields: Parameters<typeof createLog>[0] = {}): Ctx {
  const requestId = crypto.randomUUID();
  const log = createLog({ requestId, ...logFields });
  const defer: Ctx['defer'] = (work) =>
    input.defer(
      work.catch((error: unknown) => log.error('deferred_failed', { reason: errorMessage(error) })),
    );
  return {
    ...input,
    now: input.clock(),
    defer,
    db: openDb(env),
    env,
    settings: getSettings(env),
    log,
    requestId,
    quotas: [],
  };
}

/** Returns the context with the current time, for each step of a job that takes minutes. */
export function toPresent(ctx: Ctx): Ctx {
  return { ...ctx, now: ctx.clock() };
}

/** Lets the nearest database replica answer a request without a person; only for calls that do not write. */
export const withReplicas = createMiddleware<AppEnv>(async (c, next) => {
  if (toEdgeKey(c.req.raw) !== undefined) c.set('ctx', { ...c.get('ctx'), db: openDb(c.env, 'any') });
  await next();
});
