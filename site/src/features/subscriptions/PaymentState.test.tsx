import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { getHref, press } from '#tests/support/fields.ts';
import { PAYMENT_POLLING } from '#api/submissions/rules.ts';
import {
  OWN,
  VERIFY,
  RETRY,
  CHECKOUT,
  navigate,
  calls,
  title,
  advanceTimers,
  stubStatuses,
  answer,
  show,
  preparePaymentPage,
} from './payment-page.fixture.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { momentTexts } from '../campaigns/render-moment.ts';
import { paymentTexts } from './payment-texts.ts';

preparePaymentPage();

it('a payment that has arrived is celebrated with the answer and what comes next', async () => {
  answer({ [OWN]: stubStatuses('paid') });
  await show();
  const texts = paymentTexts('en');
  expect(title()).toBe(texts.paidTitle);
  expect(screen.getByText('Why do you want to meet Noor?').lang).toBe('en');
  expect(screen.getByText('Because she listens').lang).toBe('nl');
  const next = fillText(momentTexts('en').next.closing, { celebrity: 'Noor' });
  expect(screen.getByText(next)).toBeTruthy();
});

it('a payment that has arrived names the charity once, and offers the receipt, and nothing for who was chosen', async () => {
  answer({ [OWN]: stubStatuses('paid') });
  await show('nl');
  expect(screen.getAllByText(/Kids Sing/)).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Download betaalbewijs' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /agenda|Terug naar de campagne/ })).toBeNull();
});

it('a payment that has arrived says when the campaign closes, if that is planned', async () => {
  answer({ [OWN]: stubStatuses('paid') });
  await show('nl', '2026-11-30T20:00:00.000Z');
  expect(screen.getByText(/^Meedoen kan tot 30 november 2026 om 21:00\. /)).toBeTruthy();
});

it('a payment that has arrived clears the draft, and makes no more calls', async () => {
  answer({ [OWN]: stubStatuses('paid') });
  await show();
  await advanceTimers(60_000);
  expect(localStorage.getItem('ph-answer-c1')).toBeNull();
  expect([calls(OWN), calls(VERIFY)]).toEqual([1, 0]);
});

it('a payment under way is verified once after a second, then polled every five seconds until it arrives', async () => {
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

it('a payment under way offers no second payment while it is processed', async () => {
  answer({ [OWN]: stubStatuses('processing') });
  await show();
  await advanceTimers(1000);
  expect(screen.queryByRole('button')).toBeNull();
  expect(localStorage.getItem('ph-answer-c1')).toBe('Because she listens');
});

it('a payment under way is polled for five minutes, and a button polls again', async () => {
  answer({ [OWN]: stubStatuses('processing') });
  await show();
  await advanceTimers(1000 + PAYMENT_POLLING.maxPolls * 5000);
  const requests = calls(OWN);
  expect(requests).toBe(PAYMENT_POLLING.maxPolls + 2);
  await advanceTimers(60_000);
  expect(calls(OWN)).toBe(requests);
  press('Check again');
  await advanceTimers(0);
  expect(calls(OWN)).toBe(requests + 1);
});

it('a payment that has not arrived can be made once the provider has been asked', async () => {
  answer({ [OWN]: stubStatuses('pending'), [RETRY]: () => Response.json({ url: CHECKOUT }) });
  await show();
  expect(screen.queryByRole('button')).toBeNull();
  await advanceTimers(1000);
  press('Pay €10');
  await advanceTimers(0);
  expect(navigate).toHaveBeenCalledExactlyOnceWith(CHECKOUT);
});

it('a payment that has not arrived is retried with one request for a double click', async () => {
  answer({ [OWN]: stubStatuses('failed'), [RETRY]: () => Response.json({ url: CHECKOUT }) });
  await show();
  const retry = screen.getByRole('button', { name: 'Pay €10' });
  fireEvent.click(retry);
  fireEvent.click(retry);
  await advanceTimers(0);
  expect(calls(RETRY)).toBe(1);
  expect(navigate).toHaveBeenCalledTimes(1);
});

it.each([
  [
    'the sentence of the server',
    () => Response.json({ error: 'Closed.', code: 'campaign_closed' }, { status: 409 }),
    'Closed.',
  ],
  ['its own sentence without one', () => new Response('', { status: 500 }), 'Something went wrong.'],
  ['its own sentence without an address', () => Response.json({}), 'Something went wrong.'],
  [
    'another without a connection',
    () => Promise.reject(new TypeError('offline')),
    'Failed to initiate payment. Please try again.',
  ],
])('a payment that has not arrived shows %s', async (_, retry, message) => {
  answer({ [OWN]: stubStatuses('failed'), [RETRY]: retry });
  await show();
  press(paymentTexts('en').pay);
  await advanceTimers(0);
  expect(screen.getByRole('alert').textContent).toBe(message);
  expect(navigate).not.toHaveBeenCalled();
});

it('a payment that cannot be shown is unknown when it belongs to another person, with a link to the dashboard', async () => {
  answer({ [OWN]: () => Response.json({ error: 'x', code: 'not_found' }, { status: 404 }) });
  await show();
  expect(title()).toBe('We cannot find this submission');
  expect(screen.getByRole('link', { name: 'View your submissions' })).toBeTruthy();
});

it('a payment that cannot be shown asks for a login that leads back here', async () => {
  answer({ [OWN]: () => Response.json({ error: 'x', code: 'unauthenticated' }, { status: 401 }) });
  await show();
  expect(title()).toBe('Log in to see your payment');
  expect(getHref('Login')).toBe('/en/login?redirect=%2Fen%2Fcampaigns%2Fnoor%2Fthanks%3Fsubmission%3Ds1');
});

it('a payment that cannot be shown is loaded again after a failure', async () => {
  let requests = 0;
  answer({
    [OWN]: () => (++requests === 1 ? new Response('', { status: 500 }) : stubStatuses('refunded')()),
  });
  await show();
  expect(title()).toBe('We cannot show your payment right now');
  press('Check again');
  await advanceTimers(0);
  expect(title()).toBe('Your donation has been refunded');
});

it('a payment that cannot be shown has a placeholder while it is loading', async () => {
  answer({ [OWN]: () => new Promise<Response>(() => undefined) });
  await show();
  expect(title()).toBe('Looking up your payment');
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
});

it('a payment that cannot be shown is read by the ticket of a visitor from a partner’s page, without a login', async () => {
  window.history.replaceState(null, '', '/en/campaigns/noor/thanks?submission=s1#powerhour=noor.a.b.c');
  answer({
    [OWN]: () => Response.json({ error: 'Log in', code: 'unauthenticated' }, { status: 401 }),
    '/api/embed/payment': () => Response.json({ paymentStatus: 'paid' }),
  });
  await show();
  expect(title()).toBe(paymentTexts('en').paidTitle);
  expect(screen.getByText('An hour with Noor').closest('.ticket')?.querySelector('.dial')).toBeTruthy();
  expect(screen.queryByRole('link', { name: paymentTexts('en').login })).toBeNull();
  await vi.dynamicImportSettled();
  await advanceTimers(0);
  const share = screen.getByRole<HTMLAnchorElement>('link', { name: paymentTexts('en').shareWhatsApp });
  expect(new URL(share.href).searchParams.get('text')).toMatch(/\/en\/campaigns\/noor\?via=share$/);
  expect(location.hash).toBe('');
  cleanup();
  await show();
  expect(title()).toBe(paymentTexts('en').paidTitle);
});
