import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#api/platform/rules.ts';
import { PAYMENT_POLLING, type PaymentStatus } from '#api/submissions/rules.ts';
import { paymentTexts } from './payment-texts.ts';
import { PaymentState } from './PaymentState.tsx';

const OWN = '/api/campaign-submissions/s1';
const VERIFY = '/api/campaign-submissions/verify-all-pending';
const RETRY = '/api/campaign-subscribe/retry';
const CHECKOUT = 'https://pay.example.test/c/2';

const server = vi.fn<(path: string) => Response | Promise<Response>>();
const navigate = vi.fn();
const calls = (path: string) => server.mock.calls.filter(([called]) => called === path).length;
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

/** Advances the clock in steps, between which React renders. */
async function advanceTimers(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms % 5000));
  for (let left = ms - (ms % 5000); left > 0; left -= 5000)
    await act(() => vi.advanceTimersByTimeAsync(5000));
}

function submission(paymentStatus: PaymentStatus) {
  return {
    id: 's1',
    createdAt: '2026-11-20T12:00:00.000Z',
    paymentStatus,
    answers: [{ question: 'Why do you want to meet Noor?', answer: 'Because she listens' }],
    campaign: { id: 'c1', slug: 'noor', name: 'An hour with Noor', image: null, celebrity: { name: 'Noor' } },
  };
}

/** Replies with these states, one after the other; the last one stays. */
function stubStatuses(...statuses: readonly PaymentStatus[]) {
  let requests = 0;
  return () => {
    const status = statuses[Math.min(requests, statuses.length - 1)] ?? 'pending';
    requests += 1;
    return Response.json({ submission: submission(status) });
  };
}

function answer(routes: Readonly<Record<string, () => Response | Promise<Response>>>) {
  server.mockImplementation((path) => (routes[path] ?? (() => Response.json({ checked: 1, changed: 0 })))());
}

async function show(language: Language = 'en') {
  const campaign = {
    slug: 'noor',
    name: 'An hour with Noor',
    celebrityName: 'Noor',
    charityName: 'Kids Sing',
    closing: 'Others can join until Friday',
  };
  render(<PaymentState language={language} texts={paymentTexts[language]} campaign={campaign} />);
  await advanceTimers(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  server.mockReset();
  navigate.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', (input: string) => Promise.resolve(server(input)));
  vi.spyOn(window.location, 'assign').mockImplementation(navigate);
  window.history.replaceState(null, '', '/en/campaigns/noor/thanks?submission=s1');
  localStorage.setItem('ph-answer-c1', 'Because she listens');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a payment that has arrived', () => {
  for (const language of ['nl', 'en'] as const) {
    it(`is celebrated with the answer and what comes next, in ${language}`, async () => {
      answer({ [OWN]: stubStatuses('paid') });
      await show(language);
      const texts = paymentTexts[language];
      expect(title()).toBe(texts.paidTitle);
      expect(screen.getByText('Because she listens')).toBeTruthy();
      expect(screen.getByRole('heading', { name: texts.nextTitle })).toBeTruthy();
      const dashboard = screen.getByRole('link', { name: texts.toDashboard });
      expect(dashboard.getAttribute('href')).toBe(`/${language}/dashboard`);
    });
  }

  it('clears the draft, and makes no more calls', async () => {
    answer({ [OWN]: stubStatuses('paid') });
    await show();
    await advanceTimers(60_000);
    expect(localStorage.getItem('ph-answer-c1')).toBeNull();
    expect([calls(OWN), calls(VERIFY)]).toEqual([1, 0]);
  });
});

describe('a payment under way', () => {
  it('is verified once after a second, then polled every five seconds until it arrives', async () => {
    answer({ [OWN]: stubStatuses('pending', 'processing', 'processing', 'paid') });
    await show();
    expect(title()).toBe('We are checking your payment');
    await advanceTimers(999);
    expect(calls(VERIFY)).toBe(0);
    await advanceTimers(1);
    expect(calls(VERIFY)).toBe(1);
    expect(title()).toBe('Your payment is being processed');
    await advanceTimers(5000);
    expect(title()).toBe('Your payment is being processed');
    await advanceTimers(5000);
    expect(title()).toBe('You are in!');
    expect([calls(OWN), calls(VERIFY)]).toEqual([4, 1]);
  });

  it('offers no second payment while it is processed', async () => {
    answer({ [OWN]: stubStatuses('processing') });
    await show();
    await advanceTimers(1000);
    expect(screen.queryByRole('button')).toBeNull();
    expect(localStorage.getItem('ph-answer-c1')).toBe('Because she listens');
  });

  it('is polled for five minutes, and a button polls again', async () => {
    answer({ [OWN]: stubStatuses('processing') });
    await show();
    await advanceTimers(1000 + PAYMENT_POLLING.maxPolls * 5000);
    const requests = calls(OWN);
    expect(requests).toBe(PAYMENT_POLLING.maxPolls + 2);
    await advanceTimers(60_000);
    expect(calls(OWN)).toBe(requests);
    fireEvent.click(screen.getByRole('button', { name: 'Look again' }));
    await advanceTimers(0);
    expect(calls(OWN)).toBe(requests + 1);
  });

  it('stays on the screen when the connection is lost', async () => {
    let requests = 0;
    const reply = () =>
      ++requests === 2 ? Promise.reject(new TypeError('offline')) : stubStatuses('processing')();
    answer({ [OWN]: reply });
    await show();
    await advanceTimers(1000);
    expect(title()).toBe('Your payment is being processed');
  });

  it('is not polled while the page is hidden', async () => {
    answer({ [OWN]: stubStatuses('processing') });
    await show();
    await advanceTimers(1000);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const requests = calls(OWN);
    await advanceTimers(60_000);
    expect(calls(OWN)).toBe(requests);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await advanceTimers(0);
    expect(calls(OWN)).toBe(requests + 1);
  });
});

describe('a payment that has not arrived', () => {
  it('can be made once the provider has been asked', async () => {
    answer({ [OWN]: stubStatuses('pending'), [RETRY]: () => Response.json({ url: CHECKOUT }) });
    await show();
    expect(screen.queryByRole('button')).toBeNull();
    await advanceTimers(1000);
    fireEvent.click(screen.getByRole('button', { name: 'Pay €10' }));
    await advanceTimers(0);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(CHECKOUT);
  });

  it('is retried with one request for a double click', async () => {
    answer({ [OWN]: stubStatuses('failed'), [RETRY]: () => Response.json({ url: CHECKOUT }) });
    await show();
    const retry = screen.getByRole('button', { name: 'Retry Payment' });
    fireEvent.click(retry);
    fireEvent.click(retry);
    await advanceTimers(0);
    expect(calls(RETRY)).toBe(1);
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  const refusals: readonly [
    string,
    () => Response | Promise<Response>,
    Readonly<Record<Language, string>>,
  ][] = [
    [
      'the sentence of the server',
      () => Response.json({ error: 'Closed.', code: 'campaign_closed' }, { status: 409 }),
      { en: 'Closed.', nl: 'Closed.' },
    ],
    [
      'its own sentence without one',
      () => new Response('', { status: 500 }),
      { en: 'Something went wrong.', nl: 'Er ging iets mis.' },
    ],
    [
      'its own sentence without an address',
      () => Response.json({}),
      { en: 'Something went wrong.', nl: 'Er ging iets mis.' },
    ],
    [
      'another without a connection',
      () => Promise.reject(new TypeError('offline')),
      {
        en: 'Failed to initiate payment. Please try again.',
        nl: 'De betaling kon niet worden gestart. Probeer het opnieuw.',
      },
    ],
  ];
  for (const language of ['en', 'nl'] as const) {
    for (const [what, retry, messages] of refusals) {
      it(`shows ${what}, in ${language}`, async () => {
        answer({ [OWN]: stubStatuses('failed'), [RETRY]: retry });
        await show(language);
        fireEvent.click(screen.getByRole('button', { name: paymentTexts[language].retry }));
        await advanceTimers(0);
        expect(screen.getByRole('alert').textContent).toBe(messages[language]);
        expect(navigate).not.toHaveBeenCalled();
      });
    }
  }
});

describe('a payment that cannot be shown', () => {
  it('is unknown when it belongs to another person, with a link to the dashboard', async () => {
    answer({ [OWN]: () => Response.json({ error: 'x', code: 'not_found' }, { status: 404 }) });
    await show();
    expect(title()).toBe('We cannot find this subscription');
    expect(screen.getByRole('link', { name: 'View your subscriptions' })).toBeTruthy();
  });

  it('asks for a login that leads back here', async () => {
    answer({ [OWN]: () => Response.json({ error: 'x', code: 'unauthenticated' }, { status: 401 }) });
    await show();
    expect(title()).toBe('Log in to see your payment');
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe(
      '/en/login?redirect=%2Fen%2Fcampaigns%2Fnoor%2Fthanks%3Fsubmission%3Ds1',
    );
  });

  it('is loaded again after a failure', async () => {
    let requests = 0;
    answer({
      [OWN]: () => (++requests === 1 ? new Response('', { status: 500 }) : stubStatuses('refunded')()),
    });
    await show();
    expect(title()).toBe('We cannot show your payment right now');
    fireEvent.click(screen.getByRole('button', { name: 'Look again' }));
    await advanceTimers(0);
    expect(title()).toBe('Your donation has been refunded');
  });

  it('has a placeholder while it is loading', async () => {
    answer({ [OWN]: () => new Promise<Response>(() => undefined) });
    await show();
    expect(title()).toBe('Looking up your payment');
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
  });

  it('is read by the ticket of a visitor from a partner’s page, without a login', async () => {
    window.history.replaceState(null, '', '/en/campaigns/noor/thanks?submission=s1#powerhour=noor.a.b.c');
    answer({
      [OWN]: () => Response.json({ error: 'Log in', code: 'unauthenticated' }, { status: 401 }),
      '/api/embed/payment': () => Response.json({ paymentStatus: 'paid' }),
    });
    await show();
    expect(title()).toBe(paymentTexts.en.paidTitle);
    expect(screen.queryByRole('link', { name: paymentTexts.en.login })).toBeNull();
  });
});
