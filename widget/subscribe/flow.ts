import type { Submission } from '#api/subscriptions/contract.ts';
import type { Draft } from './draft.ts';

export type Person = { readonly name: string; readonly email: string };
export type Credentials = { readonly email: string; readonly password: string };
/** The fields of the form; the password field also takes a mailed code. */
export type Field = 'answer' | 'email' | 'password';
/** How an existing account logs in: with its password, or a code that is yet to be mailed (`mail`) or was (`code`). */
type LoginWay = 'password' | 'mail' | 'code';
/** An ending without a new payment: the donation has already arrived, or is being processed. */
export type Ending = 'paid' | 'processing';
/** The stored answer, with the question as shown to the fan and their languages. */
export type StoredAnswer = Pick<Submission, 'answers'> & {
  readonly campaign: Pick<Submission['campaign'], 'language'>;
};
/** The next element to focus; `nth` distinguishes two requests for the same element. */
type FocusRequest = { readonly to: Field | 'heading' | 'none'; readonly nth: number };

type Errors = Readonly<Record<Field, string | undefined>>;

/** The state of the form; steps as in RULES.md, "Subscribing". */
export type FlowState = Readonly<Record<Field, string>> & {
  /** False until hydration: before that the button would submit the form natively. */
  readonly isReady: boolean;
  readonly step: 'email' | 'password' | 'authenticated';
  readonly way: LoginWay;
  /** The request of the last mailed code; empty if there is none. */
  readonly codeRequest: string;
  readonly errors: Errors;
  /** The error above the button. */
  readonly error: string | undefined;
  /** The message for an existing account: the server's greeting, or that a code was mailed. */
  readonly welcome: string;
  readonly person: Person | null;
  /** The credentials of a new account, shown until the page is left and stored nowhere else. */
  readonly credentials: Credentials | null;
  readonly activity: 'idle' | 'authenticating' | 'subscribing' | 'leaving';
  /** The checkout's address, once there is one. */
  readonly checkout: string | null;
  readonly ending: Ending | null;
  /** The answer of a fan who has reached an ending, if the server has sent it. */
  readonly stored: StoredAnswer | null;
  readonly focusRequest: FocusRequest;
};

type Restored = Draft & { readonly type: 'restored'; readonly welcome: string };

export type FlowEvent =
  | Restored
  | { readonly type: 'typed'; readonly field: Field; readonly value: string }
  | { readonly type: 'refused'; readonly errors: Partial<Record<Field, string>> }
  | { readonly type: 'started'; readonly activity: 'authenticating' | 'subscribing' }
  | {
      readonly type: 'passwordAsked';
      readonly message: string;
      readonly way: LoginWay;
      readonly codeRequest?: string;
    }
  | { readonly type: 'authenticated'; readonly person: Person; readonly credentials: Credentials | null }
  | { readonly type: 'checkoutReady'; readonly activity: 'idle' | 'leaving'; readonly url: string }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'sessionLost'; readonly message: string }
  | { readonly type: 'ended'; readonly ending: Ending; readonly stored: StoredAnswer | null }
  | { readonly type: 'personKnown'; readonly person: Person | null }
  | { readonly type: 'draftCleared'; readonly person: Person | null }
  | { readonly type: 'emailChangeRequested' }
  | { readonly type: 'resumed' };

const NO_ERRORS: Errors = { answer: undefined, email: undefined, password: undefined };

/** Returns the initial state; a person who is logged in starts at the last step. */
export function createFlowState(person: Person | null): FlowState {
  return {
    isReady: false,
    step: person ? 'authenticated' : 'email',
    way: 'password',
    codeRequest: '',
    answer: '',
    email: '',
    password: '',
    errors: NO_ERRORS,
    error: undefined,
    welcome: '',
    person,
    credentials: null,
    activity: 'idle',
    checkout: null,
    ending: null,
    stored: null,
    focusRequest: { to: 'none', nth: 0 },
  };
}

/** Returns the next state after an event. */
export function reduceFlow(state: FlowState, event: FlowEvent): FlowState {
  const idle = { ...state, activity: 'idle' as const };
  const cleared = { ...idle, errors: NO_ERRORS, error: undefined };
  switch (event.type) {
    case 'restored':
      return restore({ ...state, isReady: true }, event);
    case 'typed':
      return updateField(state, event.field, event.value);
    case 'refused': {
      const first = FIELDS.find((field) => event.errors[field] !== undefined);
      return requestFocus({ ...cleared, errors: { ...NO_ERRORS, ...event.errors } }, first ?? 'none');
    }
    case 'started':
      return { ...cleared, activity: event.activity };
    case 'passwordAsked': {
      const { way, message: welcome, codeRequest = '' } = event;
      const asked = { ...cleared, step: 'password', way, welcome, codeRequest, password: '' } as const;
      return requestFocus(asked, 'password');
    }
    case 'authenticated': {
      const credentials = event.credentials ?? ownCredentials(state, event.person);
      const next = {
        ...cleared,
        activity: state.activity,
        step: 'authenticated' as const,
        password: '',
        person: event.person,
        credentials,
      };
      return event.credentials ? requestFocus(next, 'heading') : next;
    }
    case 'checkoutReady':
      return { ...cleared, activity: event.activity, checkout: event.url };
    case 'failed':
      return { ...idle, error: event.message };
    case 'sessionLost': {
      const email = state.person?.email ?? state.email;
      return requestFocus({ ...signOut(cleared), email, error: event.message }, 'email');
    }
    case 'ended':
      return requestFocus({ ...cleared, ending: event.ending, stored: event.stored }, 'heading');
    case 'personKnown':
      return state.activity === 'idle' ? signIn(state, event.person) : state;
    case 'draftCleared':
      return state.activity === 'idle' ? clearDraft(state, event.person) : state;
    case 'emailChangeRequested':
      return requestFocus({ ...signOut(cleared), credentials: null }, 'email');
    case 'resumed':
      return { ...idle, checkout: null };
  }
}

/** Fills what was not typed meanwhile, and asks again for a code that was mailed. */
function restore(state: FlowState, { answer, email, codeRequest, welcome }: Restored): FlowState {
  const restored = { ...state, answer: state.answer || answer, email: state.email || email };
  if (codeRequest === '' || state.person) return restored;
  return { ...restored, step: 'password', way: 'code', codeRequest, welcome };
}

const FIELDS = ['answer', 'email', 'password'] as const;

function updateField(state: FlowState, field: Field, value: string): FlowState {
  const errors = { ...state.errors, [field]: undefined };
  // A checkout contains the submitted answer, so another answer needs another checkout.
  const checkout = field === 'answer' ? null : state.checkout;
  return { ...state, [field]: value, errors, error: undefined, checkout };
}

function requestFocus(state: FlowState, to: FocusRequest['to']): FlowState {
  return { ...state, focusRequest: { to, nth: state.focusRequest.nth + 1 } };
}

function clearDraft(state: FlowState, person: Person | null): FlowState {
  return { ...state, answer: '', email: '', checkout: null, credentials: ownCredentials(state, person) };
}

function signOut(state: FlowState): FlowState {
  return { ...state, step: 'email', person: null, password: '', checkout: null, ending: null, stored: null };
}

function signIn(state: FlowState, person: Person | null): FlowState {
  if (person?.email === state.person?.email) return state;
  const signedOut = signOut(state);
  if (person === null) return requestFocus(signedOut, 'email');
  const credentials = ownCredentials(state, person);
  return { ...signedOut, step: 'authenticated', person, credentials, errors: NO_ERRORS, error: undefined };
}

/** Returns the credentials on the page if they are a person's own: nobody else at this device may read them. */
function ownCredentials({ credentials }: FlowState, person: Person | null): Credentials | null {
  return credentials?.email === person?.email ? credentials : null;
}

export type FlowStep = FlowState['step'] | 'leaving' | 'ended';

export function getFlowStep({ step, activity, ending }: FlowState): FlowStep {
  if (ending) return 'ended';
  return activity === 'leaving' ? activity : step;
}

/** Returns the key of the button's label (RULES.md, "Subscribing"). */
export function getButtonLabelKey(
  state: FlowState,
): 'processing' | 'continue' | 'mailCode' | 'login' | 'subscribe' | 'continueToPayment' {
  if (state.activity !== 'idle') return 'processing';
  if (state.step === 'email') return 'continue';
  if (state.step === 'password') return state.way === 'mail' ? 'mailCode' : 'login';
  return state.checkout !== null ? 'continueToPayment' : 'subscribe';
}
