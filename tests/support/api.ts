import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { systemContext, type Ctx } from '#api/platform/context.ts';
import type { Role } from '#api/platform/rules.ts';
import { openDb } from '#api/platform/db.ts';
import { app } from '#api/app.ts';
import { requireDocumented } from './operations.ts';
import { createClient } from './client.ts';
import { inject } from 'vitest';
import { z } from 'zod';
import { mails } from '#api/schema.ts';

export const db = openDb(env);

/** Runs a verb as the system at an instant, and waits for its background work. */
export async function runAsSystem<Result>(
  work: (ctx: Ctx) => Promise<Result>,
  now: Date | Ctx['clock'] = new Date(),
  under: Env = env,
): Promise<Result> {
  const context = createExecutionContext();
  const clock = now instanceof Date ? () => now : now;
  const result = await work(systemContext(under, clock, (later) => context.waitUntil(later)));
  await waitOnExecutionContext(context);
  return result;
}

type Acting = { readonly id: string; readonly email?: string; readonly role?: Role };

/** Returns a context with a person who has just logged in as the actor. */
export function actAs(ctx: Ctx, { id, email = '', role = 'celebrity' }: Acting): Ctx {
  const person = { id, email, role, name: 'Noor', _verified: true, language: 'en' } as const;
  return { ...ctx, actor: { kind: 'person', person, sessionId: 'none', loggedInAt: ctx.now } };
}

/** Origin of the Worker under test. */
export const ORIGIN = 'http://powerhour.test';

/** Calls the API under test, by default in English; `body` is sent as JSON. */
export function callApi(
  path: string,
  {
    body,
    headers,
    ...init
  }: Omit<RequestInit, 'body' | 'headers'> & { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Response> {
  return exports.default.fetch(`${ORIGIN}/api${path}`, {
    redirect: 'manual',
    ...init,
    ...(body !== undefined && { body: JSON.stringify(body), method: init.method ?? 'POST' }),
    headers: {
      'accept-language': 'en',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
}

/** Returns the environment with some parts replaced; each is a new one with its own clients. */
export const withParts = (parts: object): Env => Object.assign(Object.create(null), env, parts);

/** Calls the API with another environment; waits for the work after the response. */
export async function requestApi(path: string, under: Env, init: RequestInit = {}): Promise<Response> {
  const context = createExecutionContext();
  const request = new Request(`${ORIGIN}${path}`, init);
  const answer = await app.fetch(request, under, context);
  await waitOnExecutionContext(context);
  await requireDocumented(request, answer);
  return answer;
}

/** An environment in which the provider is down, because nothing listens at its address. */
export const providerDownEnv: Env = withParts({ STRIPE_API_URL: 'http://localhost:9' });

/** Returns the part of a response that every refusal of a call has. */
export const toRefusal = (status: number, code: string) => ({ status, body: { code } });

/** Returns the part of a response that every refusal because of a field has. */
export const toInvalid = (path: string, message?: unknown) => ({
  status: 400,
  body: { code: 'validation_failed', details: [message === undefined ? { path } : { path, message }] },
});

let addresses = 0;

/** Creates a separate browser in front of the Worker; responses are JSON, `language` is the preferred one. */
export function createBrowser(language = 'en') {
  addresses += 1;
  return createClient({
    origin: ORIGIN,
    ip: `2001:db8:0:${addresses.toString(16)}::1`,
    language,
    send: (request) => exports.default.fetch(request),
    parse: (text) => JSON.parse(text),
  });
}

const SANDBOX = `http://localhost:${inject('sandboxPort')}`;

const Mail = z.looseObject({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  attachments: z
    .array(z.object({ filename: z.string(), content: z.base64() }))
    .transform((files) => files.map((file) => ({ ...file, content: decodeBase64(file.content) }))),
});

/** Lists the mails about payments and winning to an address in the sandbox's outbox; none about the account. */
export const listPaymentMails = (email: string) => listOutbox(email, /\/dashboard|\/winner\?/);

/** Lists the mails to an address whose text contains `part`, from the sandbox's outbox. */
export async function listOutbox(email: string, part: string | RegExp) {
  const query = new URLSearchParams({ to: email });
  const answer: unknown = await (
    await fetch(`${SANDBOX}/outbox?${query}`, { headers: { accept: 'application/json' } })
  ).json();
  return z
    .array(Mail)
    .parse(answer)
    .filter(({ text }) => (typeof part === 'string' ? text.includes(part) : part.test(text)));
}

function decodeBase64(base64: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)));
}

/** Lists all mails ever queued under a key such as `paid:{id}`, or under all such as `paid:*`, oldest first. */
export async function listQueuedMails(key: string) {
  const [start = '', end] = key.split('*');
  const rows = await db.select().from(mails).orderBy(mails.createdAt);
  return rows.filter((row) =>
    end === undefined ? row.key === key : row.key.startsWith(start) && row.key.endsWith(end),
  );
}
