import { isRecord, type Language } from '#api/platform/rules.ts';
import type { Subscribe, SubscribeAuth } from '#api/subscriptions/contract.ts';
import type { Credentials, Ending, Person } from './flow.ts';

/** As much of a response as the flow reads. */
export type CallResponse = Pick<Response, 'ok' | 'status'> & { json(): Promise<unknown> };

/**
 * The calls of the flow. Who renders it decides how a session travels: the site with its cookie, a frame on a
 * partner's page with a bearer token that it takes from the answer of `auth`.
 */
export type SubscribeCalls = {
  readonly auth: (input: SubscribeAuth) => Promise<CallResponse>;
  readonly subscribe: (input: Subscribe & { readonly language: Language }) => Promise<CallResponse>;
  readonly logOut: () => Promise<CallResponse>;
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
  const reply = await sendWithTimeout(() => calls.auth(input));
  if (reply.kind === 'unreachable') return reply;
  const { ok, body } = reply;
  const action = ok ? readString(body, 'action') : undefined;
  if (action === 'requirePassword')
    return { kind: 'passwordAsked', message: readString(body, 'message') ?? '' };
  if (action === 'authenticated' || action === 'accountCreated') {
    const person = readPerson(body, input.email);
    return { kind: 'authenticated', person, credentials: readCredentials(body) };
  }
  return toFailure(reply);
}

/** Stores the answer and opens a checkout (specification §7, campaign-subscribe). */
export async function subscribe(
  calls: SubscribeCalls,
  input: Parameters<SubscribeCalls['subscribe']>[0],
): Promise<SubscribeOutcome> {
  const reply = await sendWithTimeout(() => calls.subscribe(input));
  if (reply.kind === 'unreachable') return reply;
  const url = reply.ok ? readString(reply.body, 'url') : undefined;
  if (url !== undefined && /^https?:\/\//.test(url)) return { kind: 'checkout', url };
  if (reply.status === 401) return { kind: 'sessionLost' };
  const code = readString(reply.body, 'code');
  if (code === 'already_subscribed') return { kind: 'ended', ending: 'alreadySubscribed' };
  if (code === 'payment_in_progress') return { kind: 'ended', ending: 'paymentInProgress' };
  return code === 'campaign_closed' ? { kind: 'closed' } : toFailure(reply);
}

type Reply = {
  readonly kind: 'reply';
  readonly ok: boolean;
  readonly status: number;
  readonly body: unknown;
};

async function sendWithTimeout(
  call: () => Promise<CallResponse>,
): Promise<Reply | { readonly kind: 'unreachable' }> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), ANSWER_TIMEOUT_MS);
  });
  try {
    const answer = await Promise.race([call(), timeout]);
    const body = await Promise.race([answer.json(), timeout]).catch(() => undefined);
    return { kind: 'reply', ok: answer.ok, status: answer.status, body };
  } catch {
    return { kind: 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}

function toFailure({ status, body }: Reply): Failure {
  return { kind: 'refused', status, message: readString(body, 'error') };
}

function readProperty(body: unknown, key: string): unknown {
  return isRecord(body) ? body[key] : undefined;
}

function readString(body: unknown, key: string): string | undefined {
  const value = readProperty(body, key);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function readPerson(body: unknown, email: string): Person {
  const user = readProperty(body, 'user');
  return { name: readString(user, 'name') ?? '', email: readString(user, 'email') ?? email };
}

function readCredentials(body: unknown): Credentials | null {
  const rawCredentials = readProperty(body, 'credentials');
  const email = readString(rawCredentials, 'email');
  const password = readString(rawCredentials, 'password');
  return email !== undefined && password !== undefined ? { email, password } : null;
}
