import { fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { Language } from '#api/platform/rules.ts';
import { callEndpoint } from '../client/outcome.ts';
import type { SubscribeCalls } from './api.ts';
import type { SubscribeFlowProps } from './props.ts';
import { SubscribeFlow } from './SubscribeFlow.tsx';
import { subscribeTexts } from './texts.ts';
import { press } from '#tests/support/fields.ts';

export const SANNE = { name: 'Sanne', email: 'sanne@example.test' };
export const CREDENTIALS = { email: 'new@example.test', password: 'aB3$kL9!mN2@' };
export const CHECKOUT = 'https://pay.example.test/c/1';
export const REQUIRE_PASSWORD = { action: 'requirePassword', message: 'Welcome back!' };
export const AUTHENTICATED = { action: 'authenticated', user: SANNE };
export const ACCOUNT_CREATED = {
  action: 'accountCreated',
  user: { name: 'new', email: CREDENTIALS.email },
  credentials: CREDENTIALS,
};

/** Creates a response; without a body it has no JSON. */
export const createResponse = (body: unknown, status = 200): Response =>
  body === undefined ? new Response('', { status }) : Response.json(body, { status });
export const respondWith = (body: unknown, status?: number) => () =>
  Promise.resolve(createResponse(body, status));
export const respondWithError = (status: number, code: string, error?: string) =>
  respondWith({ error, code }, status);

/** The calls of the flow as tests stub them, with a response instead of an outcome; only a passkey has none. */
type StubbedCalls = Pick<SubscribeCalls, 'logInByPasskey'> & {
  readonly [Name in Exclude<keyof SubscribeCalls, 'logInByPasskey'>]: (
    ...input: Parameters<SubscribeCalls[Name]>
  ) => Promise<Response>;
};

const toOutcome = <T,>(reply: Promise<Response>) => callEndpoint<T>(() => reply);

const toCalls = (calls: StubbedCalls): SubscribeCalls => ({
  ...calls,
  auth: (input) => toOutcome(calls.auth(input)),
  mailCode: (input) => toOutcome(calls.mailCode(input)),
  subscribe: (input) => toOutcome(calls.subscribe(input)),
  readOwn: (id) => toOutcome(calls.readOwn(id)),
  logOut: () => toOutcome(calls.logOut()),
});

/** The texts for a fan who has paid, or whose payment is being processed. */
export const ENDINGS = {
  paid: { icon: 'check', title: 'You’re in', text: 'Your answer counts.' },
  processing: { icon: 'clock', title: 'Your payment is being processed', text: 'Your answer is saved.' },
} as const;

/** Renders the flow for a visitor who is not logged in; tests override the props that they need. */
export function renderFlow(
  overrides: Partial<Omit<SubscribeFlowProps, 'calls'>> & { calls?: Partial<StubbedCalls> } = {},
) {
  const language: Language = overrides.language ?? 'en';
  const calls = {
    auth: vi.fn(respondWith(REQUIRE_PASSWORD)),
    mailCode: vi.fn(respondWith({ codeRequest: 'r1' })),
    subscribe: vi.fn(respondWith({ url: CHECKOUT, submissionId: 's1' })),
    readOwn: vi.fn(respondWith({ submission: null })),
    logOut: vi.fn(respondWith({ message: 'Logged out' })),
    ...overrides.calls,
  };
  const handlers = { onToast: vi.fn(), onNavigate: vi.fn(), onSession: vi.fn() };
  const props: SubscribeFlowProps = {
    campaign: {
      id: 'c1',
      slug: 'an-hour-with-noor',
      name: 'An hour with Noor',
      celebrityName: 'Noor Visser',
    },
    question: 'Why do you want to meet Noor Visser?',
    questionKey: 'why-meet',
    questionIn: language,
    language,
    texts: subscribeTexts[language],
    endings: ENDINGS,
    priceLine: 'Your €10 goes to De Leesboot in full; Power Hour pays the costs.',
    links: {
      terms: '/en/terms',
      privacy: '/en/privacy',
      dashboard: '/en/dashboard',
      forgotPassword: '/en/forgot-password',
    },
    user: null,
    ...handlers,
    ...overrides,
    calls: toCalls(calls),
  };
  const view = render(<SubscribeFlow {...props} />);
  const again = (changed: Partial<SubscribeFlowProps>) =>
    view.rerender(<SubscribeFlow {...props} {...changed} />);
  return { ...handlers, calls, again, unmount: view.unmount };
}

export const answerField = () => screen.getByRole('textbox', { name: /Noor Visser/ });
export const emailField = () => screen.getByRole('textbox', { name: /^e-?mail/i });
export const button = (name: string) => screen.getByRole('button', { name });
export const getAlertTexts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

/** Returns every value in a storage of the browser. */
export function storedValues(storage: Storage): readonly (string | null)[] {
  return Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index) ?? ''));
}

export function fillInFields(email = 'sanne@example.test'): void {
  fireEvent.change(answerField(), { target: { value: 'Because she listens' } });
  fireEvent.change(emailField(), { target: { value: email } });
}

export async function reachPassword(overrides: Parameters<typeof renderFlow>[0] = {}) {
  const rendered = renderFlow(overrides);
  fillInFields();
  press('Continue');
  const password = await screen.findByLabelText('Password');
  return { ...rendered, password };
}
