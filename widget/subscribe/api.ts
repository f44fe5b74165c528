import type { Language } from '#api/platform/rules.ts';
import type {
  Checkout,
  Submission,
  Subscribe,
  SubscribeAuth,
  SubscribeAuthResult,
} from '#api/subscriptions/contract.ts';
import { callEndpoint, toFailure, type ApiResponse, type Failure } from '../client/outcome.ts';
import type { Credentials, Ending, Person, StoredAnswer } from './flow.ts';

/**
 * The calls of the flow. Its host decides how the session travels: the site by cookie, a frame on a partner's page
 * by a bearer token from the response of `auth`.
 */
export type SubscribeCalls = {
  readonly auth: (input: SubscribeAuth) => Promise<ApiResponse<SubscribeAuthResult>>;
  /** Mails a code that `auth` takes in place of the password. */
  readonly mailCode: (input: { readonly email: string; readonly language: Language }) => Promise<ApiResponse>;
  readonly subscribe: (input: Subscribe & { readonly language: Language }) => Promise<ApiResponse<Checkout>>;
  /** Reads what the person who is logged in takes part in a campaign with. */
  readonly readOwn: (campaignId: string) => Promise<ApiResponse<{ readonly submission: Submission | null }>>;
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

/** Authenticates a fan, or makes an account (RULES.md, "Subscribing"). */
export async function authenticate(calls: SubscribeCalls, input: SubscribeAuth): Promise<AuthOutcome> {
  const outcome = await callEndpoint(() => calls.auth(input));
  if (outcome.kind !== 'done') return outcome;
  const { value } = outcome;
  switch (value.action) {
    case 'requirePassword':
      return { kind: 'passwordAsked', message: value.message };
    case 'authenticated':
      return { kind: 'authenticated', person: value.user, credentials: null };
    case 'accountCreated':
      return { kind: 'authenticated', person: value.user, credentials: value.credentials };
    // A newer API may answer with another action.
    default:
      return toFailure(200, value);
  }
}

/** Stores the answer and opens a checkout (RULES.md, "Calls"). */
export async function subscribe(
  calls: SubscribeCalls,
  input: Parameters<SubscribeCalls['subscribe']>[0],
): Promise<SubscribeOutcome> {
  const outcome = await callEndpoint(() => calls.subscribe(input));
  if (outcome.kind === 'done') {
    const { url } = outcome.value;
    return /^https?:\/\//.test(url) ? { kind: 'checkout', url } : toFailure(200, outcome.value);
  }
  const { code } = outcome;
  if (code === 'already_subscribed') return { kind: 'ended', ending: 'alreadySubscribed' };
  if (code === 'payment_in_progress') return { kind: 'ended', ending: 'paymentInProgress' };
  return code === 'campaign_closed' ? { kind: 'closed' } : outcome;
}

/** What a fan who has paid, or whose payment is on its way, sees instead of the form. */
export type EndedSubscription = { readonly ending: Ending; readonly stored: StoredAnswer | null };

/** Returns the ending of the person who is logged in; undefined while they can still subscribe, or nothing answers. */
export async function findEnding(
  calls: SubscribeCalls,
  campaignId: string,
): Promise<EndedSubscription | undefined> {
  const outcome = await callEndpoint(() => calls.readOwn(campaignId));
  const submission = outcome.kind === 'done' ? outcome.value.submission : null;
  const stored = submission?.answers[0] ?? null;
  if (submission?.paymentStatus === 'paid') return { ending: 'alreadySubscribed', stored };
  return submission?.paymentStatus === 'processing' ? { ending: 'paymentInProgress', stored } : undefined;
}
