import type { Language } from '#api/platform/rules.ts';
import type {
  Checkout,
  Submission,
  Subscribe,
  SubscribeAuth,
  SubscribeAuthResult,
} from '#api/subscriptions/contract.ts';
import type { Outcome } from '../client/outcome.ts';
import type { Ending, Person, StoredAnswer } from './flow.ts';

/** The outcome of a login by passkey, or that the person cancelled it. */
export type PasskeyOutcome = Outcome<{ readonly user: Person }> | { readonly kind: 'stopped' };

/**
 * The calls of the flow. The page decides how the session is sent: the site uses a cookie, a frame on a partner's page
 * a bearer token from the response of `auth`.
 */
export type SubscribeCalls = {
  readonly auth: (input: SubscribeAuth) => Promise<Outcome<SubscribeAuthResult>>;
  /** Mails a link and a code. `auth` takes the code instead of a password, with the `codeRequest` of this response. */
  readonly mailCode: (input: {
    readonly email: string;
    readonly language: Language;
    readonly redirect: string;
  }) => Promise<Outcome<{ readonly codeRequest: string }>>;
  /** Logs in with a passkey of this device; undefined if it does not support passkeys. */
  readonly logInByPasskey?: (() => Promise<PasskeyOutcome>) | undefined;
  readonly subscribe: (input: Subscribe & { readonly language: Language }) => Promise<Outcome<Checkout>>;
  /** Reads the logged-in person's submission to a campaign. */
  readonly readOwn: (campaignId: string) => Promise<Outcome<{ readonly submission: Submission | null }>>;
  readonly logOut: () => Promise<Outcome<unknown>>;
};

/** What a fan sees instead of the form once they have paid, or while the payment is being processed. */
export type EndedSubscription = { readonly ending: Ending; readonly stored: StoredAnswer | null };

/** Returns the logged-in person's ending; undefined while they can still subscribe, or if the call fails. */
export async function findEnding(
  calls: SubscribeCalls,
  campaignId: string,
): Promise<EndedSubscription | undefined> {
  const outcome = await calls.readOwn(campaignId);
  const submission = outcome.kind === 'done' ? outcome.value.submission : null;
  const ending = submission?.paymentStatus;
  return ending === 'paid' || ending === 'processing' ? { ending, stored: submission } : undefined;
}
