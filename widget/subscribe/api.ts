import type { Language } from '#api/platform/rules.ts';
import type {
  Checkout,
  Submission,
  Subscribe,
  SubscribeAuth,
  SubscribeAuthResult,
} from '#api/subscriptions/contract.ts';
import { callEndpoint, type ApiResponse, type Outcome } from '../client/outcome.ts';
import type { Ending, Person, StoredAnswer } from './flow.ts';

/** A log-in by passkey, or that its person stopped before it. */
export type PasskeyOutcome = Outcome<{ readonly user: Person }> | { readonly kind: 'stopped' };

/**
 * The calls of the flow. Its host decides how the session travels: the site by cookie, a frame on a partner's page
 * by a bearer token from the response of `auth`.
 */
export type SubscribeCalls = {
  readonly auth: (input: SubscribeAuth) => Promise<ApiResponse<SubscribeAuthResult>>;
  /** Mails a link, and a code that `auth` takes in place of the password, with the `codeRequest` of this answer. */
  readonly mailCode: (input: {
    readonly email: string;
    readonly language: Language;
    readonly redirect: string;
  }) => Promise<ApiResponse<{ readonly codeRequest: string }>>;
  /** Logs in by a passkey of this device; absent where it has none. */
  readonly logInByPasskey?: (() => Promise<PasskeyOutcome>) | undefined;
  readonly subscribe: (input: Subscribe & { readonly language: Language }) => Promise<ApiResponse<Checkout>>;
  /** Reads what the person who is logged in takes part in a campaign with. */
  readonly readOwn: (campaignId: string) => Promise<ApiResponse<{ readonly submission: Submission | null }>>;
  readonly logOut: () => Promise<ApiResponse>;
};

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
  const ending = submission?.paymentStatus;
  return ending === 'paid' || ending === 'processing' ? { ending, stored } : undefined;
}
