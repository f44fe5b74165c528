import type { Language } from '#api/platform/rules.ts';
import type { Subscribe, SubscribeAuth } from '#api/subscriptions/contract.ts';
import type { Credentials, Ending, Person } from './flow.ts';

/** As much of a response as the flow reads. */
export type Answer = Pick<Response, 'ok' | 'status'> & { json(): Promise<unknown> };

/**
 * The calls of the flow. Who renders it decides how a session travels: the site with its cookie, a frame on a
 * partner's page with a bearer token that it takes from the answer of `auth`.
 */
export type SubscribeCalls = {
  readonly auth: (input: SubscribeAuth) => Promise<Answer>;
  readonly subscribe: (input: Subscribe & { readonly language: Language }) => Promise<Answer>;
  readonly logOut: () => Promise<Answer>;
};

/** Why a call brought nothing: `refused` by the server, with its sentence if it sent one, or no answer at all. */
export type Failure =
  | { readonly kind: 'refused'; readonly status: number; readonly message: string | undefined }
  | { readonly kind: 'unreachable' };
export type AuthOutcome =
  | { readonly kind: 'passwordAsked'; readonly message: string }
  | { readonly kind: 'authenticated'; readonly person: Person; readonly credentials: Credentials | null }
  | Failure;
export type SubscribeOutcome =
  | { readonly kind: 'checkout'; readonly url: string }
  | { readonly kind: 'ended'; readonly ending: Ending }
  | { readonly kind: 'closed' | 'sessionLost' }
  | Failure;

/** Longest wait for an answer; after a lost connection a browser may otherwise wait for minutes. */
export const ANSWER_TIMEOUT_MS = 30_000;

/** Asks who somebody is, or makes an account (specification §4, "Fan subscribe auth"). */
export async function authenticate(calls: SubscribeCalls, input: SubscribeAuth): Promise<AuthOutcome> {
  const reply = await replyOf(() => calls.auth(input));
  if (reply.kind === 'unreachable') return reply;
  const { ok, body } = reply;
  const action = ok ? textAt(body, 'action') : undefined;
  if (action === 'requirePassword') return { kind: 'passwordAsked', message: textAt(body, 'message') ?? '' };
  if (action === 'authenticated' || action === 'accountCreated') {
    const person = personAt(body, input.email);
    return { kind: 'authenticated', person, credentials: credentialsAt(body) };
  }
  return refusal(reply);
}

/** Stores the answer and opens a checkout (specification §7, campaign-subscribe). */
export async function subscribe(
  calls: SubscribeCalls,
  input: Parameters<SubscribeCalls['subscribe']>[0],
): Promise<SubscribeOutcome> {
  const reply = await replyOf(() => calls.subscribe(input));
  if (reply.kind === 'unreachable') return reply;
  const url = reply.ok ? textAt(reply.body, 'url') : undefined;
  if (url !== undefined && /^https?:\/\//.test(url)) return { kind: 'checkout', url };
  if (reply.status === 401) return { kind: 'sessionLost' };
  const code = textAt(reply.body, 'code');
  if (code === 'already_subscribed') return { kind: 'ended', ending: 'alreadySubscribed' };
  if (code === 'payment_in_progress') return { kind: 'ended', ending: 'paymentInProgress' };
  return code === 'campaign_closed' ? { kind: 'closed' } : refusal(reply);
}

type Reply = {
  readonly kind: 'reply';
  readonly ok: boolean;
  readonly status: number;
  readonly body: unknown;
};

async function replyOf(call: () => Promise<Answer>): Promise<Reply | { readonly kind: 'unreachable' }> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), ANSWER_TIMEOUT_MS);
  });
  try {
    const answer = await Promise.race([call(), late]);
    const body = await Promise.race([answer.json(), late]).catch(() => undefined);
    return { kind: 'reply', ok: answer.ok, status: answer.status, body };
  } catch {
    return { kind: 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}

function refusal({ status, body }: Reply): Failure {
  return { kind: 'refused', status, message: textAt(body, 'error') };
}

function valueAt(body: unknown, key: string): unknown {
  return typeof body === 'object' && body !== null
    ? Object.entries(body).find(([k]) => k === key)?.[1]
    : undefined;
}

function textAt(body: unknown, key: string): string | undefined {
  const value = valueAt(body, key);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function personAt(body: unknown, email: string): Person {
  const user = valueAt(body, 'user');
  return { name: textAt(user, 'name') ?? '', email: textAt(user, 'email') ?? email };
}

function credentialsAt(body: unknown): Credentials | null {
  const given = valueAt(body, 'credentials');
  const email = textAt(given, 'email');
  const password = textAt(given, 'password');
  return email !== undefined && password !== undefined ? { email, password } : null;
}
