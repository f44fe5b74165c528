import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SESSION_HINT_COOKIE } from '#api/platform/rules.ts';
import { createUser } from '../accounts/user.fixture.ts';
import type { Person } from '#widget/subscribe/flow.ts';
import { subscribeTexts } from '#widget/subscribe/texts.ts';
import { enter, press } from '#tests/support/fields.ts';
import { createOwnSubmission } from './own-submission.fixture.ts';

const SANNE = createUser({ email: 'sanne@example.test' });
const CHECKOUT = 'https://pay.example.test/c/1';
const server = vi.fn<(path: string, init: RequestInit) => Response | Promise<Response>>();
const navigate = vi.fn();

const campaign = { id: 'c1', slug: 'noor', name: 'An hour with Noor', celebrityName: 'Noor' };

/** Renders with fresh modules, because a page loads the session only once. */
async function show(visitor?: Person) {
  vi.resetModules();
  const { DonateForm } = await import('./DonateForm.tsx');
  return render(
    <DonateForm
      visitor={visitor}
      campaign={campaign}
      question="Why Noor?"
      questionKey="why-meet"
      questionIn="en"
      language="en"
      priceLine="Your €10 goes to De Leesboot in full; Power Hour pays the costs."
      texts={subscribeTexts.en}
      endings={{
        paid: { icon: 'check', title: 'In', text: '' },
        processing: { icon: 'clock', title: 'Soon', text: '' },
      }}
      links={{
        terms: '/en/terms',
        privacy: '/en/privacy',
        dashboard: '/en/dashboard',
        forgotPassword: '/en/forgot-password?redirect=/en/campaigns/noor',
      }}
    />,
  );
}

function answer(routes: Readonly<Record<string, () => Response | Promise<Response>>>) {
  server.mockImplementation((path) =>
    (routes[path] ?? (() => Response.json({ error: 'x' }, { status: 404 })))(),
  );
}

const hint = (value: string) => {
  document.cookie = `${SESSION_HINT_COOKIE}=${value}; path=/${value === '' ? '; max-age=0' : ''}`;
};

beforeEach(() => {
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => Promise.resolve(server(path, init)));
  vi.spyOn(window.location, 'assign').mockImplementation(navigate);
  window.history.replaceState(null, '', '/en/campaigns/noor');
});
afterEach(() => hint(''));

it('the donate form on the site reads no session without the hint cookie', async () => {
  await show();
  expect(await screen.findByRole('textbox', { name: 'Email address' })).toBeTruthy();
  expect(server).not.toHaveBeenCalled();
});

it('the donate form on the site is that of the person for whom the page was made, before the session is read, and until it is gone', async () => {
  hint('1');
  const session = Promise.withResolvers<Response>();
  answer({ '/api/users/me': () => session.promise });
  await show(SANNE);
  expect(screen.getByText('You are logged in as sanne@example.test')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Subscribe and Donate €10' })).toBeTruthy();
  session.resolve(Response.json({ error: 'x', code: 'unauthenticated' }, { status: 401 }));
  expect(await screen.findByRole('textbox', { name: 'Email address' })).toBeTruthy();
});

it('the donate form on the site takes the message about a wrong password off the page when a code is asked for', async () => {
  const auth = vi
    .fn(() => Response.json({ error: 'Wrong.', code: 'invalid_credentials' }, { status: 401 }))
    .mockImplementationOnce(() => Response.json({ action: 'requirePassword', message: 'Welcome back!' }));
  answer({
    '/api/campaign-subscribe/auth': auth,
    '/api/auth/request-login-link': () => Response.json({ codeRequest: 'r1' }),
  });
  await show();
  const { $toasts } = await import('#site/ui/toasts.ts');
  enter(screen.getByRole('textbox', { name: 'Why Noor?' }), 'Because');
  enter(screen.getByRole('textbox', { name: 'Email address' }), 'sanne@example.test');
  press('Continue');
  enter(await screen.findByLabelText('Password'), 'wrong');
  press('Login');
  await waitFor(() => expect($toasts.get()).toMatchObject([{ text: 'Wrong.', durationMs: 4000 }]));
  press('Email me a code');
  await screen.findByLabelText('Code from your email');
  expect($toasts.get()).toEqual([]);
});

it('the donate form on the site is loaded again after a log-in in another tab, since that person may take part already', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  await show();
  await screen.findByRole('textbox', { name: 'Email address' });
  hint('1');
  answer({ '/api/users/me': () => Response.json({ user: SANNE }) });
  window.dispatchEvent(new StorageEvent('storage', { key: 'ph-session-changed' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('the donate form on the site is not loaded again after a log-in in the form itself', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  answer({
    '/api/campaign-subscribe/auth': () => {
      hint('1');
      return Response.json({ action: 'authenticated', user: SANNE });
    },
    '/api/users/me': () => Response.json({ user: SANNE }),
    '/api/campaign-subscribe': () => Response.json({ url: CHECKOUT, submissionId: 's1' }),
  });
  await show();
  enter(await screen.findByRole('textbox', { name: 'Why Noor?' }), 'Because');
  enter(screen.getByRole('textbox', { name: 'Email address' }), SANNE.email);
  press('Continue');
  await waitFor(() => expect(navigate).toHaveBeenCalledWith(CHECKOUT));
  expect(reload).not.toHaveBeenCalled();
});

it('the donate form on the site marks the page as over once the server says that the campaign has closed', async () => {
  document.body.dataset['campaign'] = 'open';
  answer({
    '/api/campaign-subscribe/auth': () =>
      Response.json({ error: 'Closed.', code: 'campaign_closed' }, { status: 409 }),
  });
  await show();
  enter(await screen.findByRole('textbox', { name: 'Why Noor?' }), 'Because');
  enter(screen.getByRole('textbox', { name: 'Email address' }), SANNE.email);
  press('Continue');
  await waitFor(() => expect(document.body.dataset['campaign']).toBe('over'));
  delete document.body.dataset['campaign'];
});

it('the donate form on the site is loaded again for a person who turns out to take part, since the rest of the page was made for a guest', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const submission = createOwnSubmission({ paymentStatus: 'paid' });
  answer({
    '/api/campaign-subscribe/auth': () => Response.json({ action: 'authenticated', user: SANNE }),
    '/api/campaign-subscribe': () =>
      Response.json({ error: 'x', code: 'already_subscribed' }, { status: 409 }),
    '/api/campaign-submissions/by-campaign/c1': () => Response.json({ submission }),
  });
  await show();
  enter(await screen.findByRole('textbox', { name: 'Why Noor?' }), 'Because');
  enter(screen.getByRole('textbox', { name: 'Email address' }), SANNE.email);
  press('Continue');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

// Hero and bar went on asking for an answer that the form said was saved.
it('the donate form on the site has hero and bar say that the answer is stored while the payment cannot be opened', async () => {
  const parts = (words: string) =>
    `<header class="campaign-hero"><p class="moment">${words}</p></header>` +
    `<div class="take-part-bar" data-shown="true"><p>${words}</p></div>`;
  const served = document.body.appendChild(document.createElement('div'));
  served.innerHTML = parts('Give your answer').replace('moment', 'offer');
  hint('1');
  answer({
    '/api/users/me': () => Response.json({ user: SANNE }),
    '/api/campaign-subscribe': () =>
      Response.json({ error: 'Your answer is saved.', code: 'payment_provider_failed' }, { status: 502 }),
    '/en/campaigns/noor': () => new Response(parts('Not paid yet')),
  });
  await show(SANNE);
  enter(await screen.findByRole('textbox', { name: 'Why Noor?' }), 'Because');
  press('Subscribe and Donate €10');
  expect(await screen.findByText('Your answer is saved.')).toBeTruthy();
  await waitFor(() => expect(served.innerHTML).toBe(parts('Not paid yet')));
  served.remove();
});

it('the donate form on the site lets all visitors join by e-mail when the session cannot be read', async () => {
  hint('1');
  answer({ '/api/users/me': () => Promise.reject(new TypeError('offline')) });
  await show();
  expect(await screen.findByRole('textbox', { name: 'Email address' })).toBeTruthy();
});

it('the donate form on the site shows after a cancelled payment that the answer is saved', async () => {
  window.history.replaceState(null, '', '/en/campaigns/noor?payment=cancelled');
  await show();
  expect(await screen.findByText(/Your answer is saved, so you can still pay/)).toBeTruthy();
});
