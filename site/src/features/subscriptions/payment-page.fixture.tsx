import { act, render, screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import type { Language } from '#api/platform/rules.ts';
import type { PaymentStatus } from '#api/submissions/rules.ts';
import { accountTexts } from '../accounts/texts.ts';
import { submissionTexts } from '../submissions/texts.ts';
import { paymentMoments } from './payment-moments.ts';
import { paymentTexts } from './payment-texts.ts';
import { PaymentState } from './PaymentState.tsx';

export const OWN = '/api/campaign-submissions/s1';
export const VERIFY = '/api/campaign-submissions/verify-all-pending';
export const RETRY = '/api/campaign-subscribe/retry';
export const CHECKOUT = 'https://pay.example.test/c/2';

const server = vi.fn<(path: string) => Response | Promise<Response>>();
export const navigate = vi.fn();
export const calls = (path: string) => server.mock.calls.filter(([called]) => called === path).length;
export const title = () => screen.getByRole('heading', { level: 1 }).textContent;

/** Advances the clock in steps, so that React renders in between. */
export async function advanceTimers(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms % 5000));
  for (let left = ms - (ms % 5000); left > 0; left -= 5000)
    await act(() => vi.advanceTimersByTimeAsync(5000));
}

function submission(paymentStatus: PaymentStatus) {
  return {
    id: 's1',
    createdAt: '2026-11-20T12:00:00.000Z',
    paymentStatus,
    minute: 33,
    answers: [{ question: 'Why do you want to meet Noor?', language: 'en', answer: 'Because she listens' }],
    campaign: {
      id: 'c1',
      language: 'nl',
      slug: 'noor',
      name: 'An hour with Noor',
      image: null,
      celebrity: { name: 'Noor' },
    },
  };
}

/** Replies with these statuses in turn; the last one is repeated. */
export function stubStatuses(...statuses: readonly PaymentStatus[]) {
  let requests = 0;
  return () => {
    const status = statuses[Math.min(requests, statuses.length - 1)] ?? 'pending';
    requests += 1;
    return Response.json({ submission: submission(status) });
  };
}

type Routes = Readonly<Record<string, () => Response | Promise<Response>>>;

export function answer(routes: Routes) {
  const all: Routes = { '/api/users/me/passkeys': () => Response.json({ docs: [] }), ...routes };
  server.mockImplementation((path) => (all[path] ?? (() => Response.json({ checked: 1, changed: 0 })))());
}

export async function show(language: Language = 'en', subscriptionDeadline: string | null = null) {
  const campaign = {
    slug: 'noor',
    name: 'An hour with Noor',
    language: 'nl' as const,
    celebrityName: 'Noor',
    state: 'open' as const,
    dial: {
      celebrity: { name: 'Noor', avatar: null },
      charity: { name: 'Kids Sing' },
      image: null,
      result: null,
      cancelled: null,
      isActive: true,
      subscriptionStartDate: null,
      subscriptionDeadline,
    },
    priceLine: 'Your €10 goes to Kids Sing in full; Power Hour pays the costs.',
  };
  render(
    <PaymentState
      language={language}
      texts={paymentTexts(language)}
      moments={paymentMoments(language, 'Kids Sing')}
      receiptTexts={submissionTexts(language).submissions}
      wallTexts={submissionTexts(language).submissions}
      accountTexts={accountTexts(language)}
      campaign={campaign}
    />,
  );
  await advanceTimers(0);
}

/** Sets up the payment page for each test of a file. */
export function preparePaymentPage(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', (input: string) => Promise.resolve(server(input)));
    vi.spyOn(window.location, 'assign').mockImplementation(navigate);
    window.history.replaceState(null, '', '/en/campaigns/noor/thanks?submission=s1');
    localStorage.setItem('ph-answer-c1', 'Because she listens');
  });
}
