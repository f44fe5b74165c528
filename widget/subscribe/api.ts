import type { Language } from '#api/platform/rules.ts';
import type { Subscribe, SubscribeAuth } from '#api/subscriptions/contract.ts';
import { callEndpoint, toFailure, type ApiResponse, type Failure } from '../client/outcome.ts';
import type { Credentials, Ending, Person } from './flow.ts';

/**
 * The calls of the flow. Its host decides how the session travels: the site by cookie, a frame on a partner's page
 * by a bearer token from the response of `auth`.
 */
export type SubscribeCalls = {
  readonly auth: (input: SubscribeAuth) => Promise<ApiResponse>;
  readonly subscribe: (input: Subscribe & { readonly language: Language }) => Promise<ApiResponse>;
  readonly logOut: () => Promise<ApiResponse>;
};

export type AuthOutcome =
  | { readonly kind: 'passwordAsked'; readonly message: string }
  | { readonly kind: 'authenticated'; readonly person: Person; readonly credentials: Credentials | null }
  | Failure;
export type SubscribeOutcome =
  | { readonly kind: 'checkout'; readonly url: string }
  | { readonly kind: 'ended'; readonly ending: Ending }
  | { readonly kind: 'closed' }
  | Failure;

/** Authenticates a fan, or makes an account (specification §4, "Fan subscribe auth"). */
export async function authenticate(calls: SubscribeCalls, input: SubscribeAuth): Promise<AuthOutcome> {
  const outcome = await callEndpoint(() => calls.auth(input));
  if (outcome.kind !== 'done') return outcome;
  const body = outcome.value;
  const action = readString(body, 'action');
  if (action === 'requirePassword')
    return { kind: 'passwordAsked', message: readString(body, 'message') ?? '' };
  if (action === 'authenticated' || action === 'accountCreated') {
    const person = readPerson(body, input.email);
    return { kind: 'authenticated', person, credentials: readCredentials(body) };
  }
  return toFailure(200, body);
}

/** Stores the answer and opens a checkout (specification §7, campaign-subscribe). */
export async function subscribe(
  calls: SubscribeCalls,
  input: Parameters<SubscribeCalls['subscribe']>[0],
): Promise<SubscribeOutcome> {
  const outcome = await callEndpoint(() => calls.subscribe(input));
  if (outcome.kind === 'done') {
    const url = readString(outcome.value, 'url');
    return url !== undefined && /^https?:\/\//.test(url)
      ? { kind: 'checkout', url }
      : toFailure(200, outcome.value);
  }
  switch (outcome.code) {
    case 'already_subscribed':
      return { kind: 'ended', ending: 'alreadySubscribed' };
    case 'payment_in_progress':
      return { kind: 'ended', ending: 'paymentInProgress' };
    case 'campaign_closed':
      return { kind: 'closed' };
    default:
      return outcome;
  }
}

function readProperty(body: unknown, key: string): unknown {
  return typeof body === 'object' && body !== null
    ? Object.entries(body).find(([k]) => k === key)?.[1]
    : undefined;
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
