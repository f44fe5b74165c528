import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SESSION_HINT_COOKIE } from '#api/platform/rules.ts';
import type { PaymentStatus } from '#api/submissions/rules.ts';
import { getHref, press } from '#tests/support/fields.ts';
import { stubApi } from '#tests/support/stub-api.ts';
import { readDraft, saveAnswer } from '#widget/subscribe/draft.ts';
import { subscribeTexts } from '#widget/subscribe/texts.ts';
import { createUser } from '../accounts/user.fixture.ts';
import { createPublicCampaign, TEST_NOW } from '../campaigns/campaign.fixture.ts';
import { momentTexts } from '../campaigns/render-moment.ts';
import { renderMoment } from '../campaigns/render-moment.ts';
import { createOwnSubmission } from './own-submission.fixture.ts';
import { paymentTexts } from './payment-texts.ts';

const USER = createUser({ name: 'Sanne', email: 'sanne@example.test' });
const READ = 'GET /api/campaign-submissions/s1';
const RETRY = 'POST /api/campaign-subscribe/retry';
const reload = vi.fn();
const navigate = vi.fn();

const createSubmission = (paymentStatus: PaymentStatus) => createOwnSubmission({ paymentStatus });

/** Renders the panel as the server did; by default the session is still the same person's. */
async function show(status: PaymentStatus, replies: Parameters<typeof stubApi>[0] = {}, more = {}) {
  vi.resetModules();
  const api = stubApi({
    'GET /api/users/me': { body: { user: USER } },
    [READ]: { body: { submission: createSubmission(status) } },
    ...replies,
  });
  const { OwnSubmission } = await import('./OwnSubmission.tsx');
  const fan = createSubmission(status);
  render(
    <OwnSubmission
      submission={fan}
      {...renderMoment(createPublicCampaign(), { fan, now: TEST_NOW, language: 'en' })}
      person={USER}
      language="en"
      texts={{ payment: paymentTexts('en'), flow: subscribeTexts.en }}
      {...more}
    />,
  );
  return api;
}
const title = () => screen.getByRole('heading', { level: 2 }).textContent;

beforeEach(() => {
  document.cookie = `${SESSION_HINT_COOKIE}=1; path=/`;
  localStorage.setItem('ph-session-refreshed', String(Date.now()));
  history.replaceState(null, '', '/en/campaigns/noor');
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.spyOn(window.location, 'assign').mockImplementation(navigate);
});
afterEach(() => {
  document.cookie = `${SESSION_HINT_COOKIE}=; path=/; max-age=0`;
});

it('a fan who takes part already sees at once that they are in, with their answer, and keeps no draft', async () => {
  saveAnswer('c1', 'An older answer');
  await show('paid');
  expect(title()).toBe('You are in');
  expect(screen.getByText('Why Noor?').lang).toBe('en');
  expect(screen.getByText('Because she listens').lang).toBe('nl');
  expect(screen.getByText('You are logged in as sanne@example.test')).toBeTruthy();
  expect(getHref('View your submissions')).toBe('/en/dashboard');
  await waitFor(() => expect(readDraft('c1').answer).toBe(''));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['pending', 'unpaid'],
  ['failed', 'failed'],
] as const)(
  'a fan who takes part already continues to payment while it is %s, by the name that the head of the page has',
  async (status, state) => {
    const { calls } = await show(status, { [RETRY]: { body: { url: 'https://pay.example.test/c/2' } } });
    expect(title()).toBe(momentTexts('en').title[state]);
    expect(screen.getByText('Because she listens')).toBeTruthy();
    expect(getHref('Change your answer')).toBe('/en/campaigns/noor?change#donate');
    press('Pay €10');
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('https://pay.example.test/c/2'));
    expect(calls.find(({ name }) => name === RETRY)?.body).toEqual({ submissionId: 's1' });
  },
);

it('a fan who takes part already logs out here, and the page is loaded for the next person', async () => {
  saveAnswer('c2', 'A draft for another campaign');
  const { names } = await show('paid', { 'POST /api/users/logout': { body: { message: 'x' } } });
  press('Not you? Log out');
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(names()).toContain('POST /api/users/logout');
  expect(readDraft('c2').answer).toBe('');
});

it('a fan who takes part already whose session has ended at the payment reads so at the login, which leads back to their answer', async () => {
  const ended = { status: 401, body: { error: 'Please log in to continue.', code: 'unauthenticated' } };
  await show('pending', { [RETRY]: ended });
  press('Pay €10');
  await waitFor(() =>
    expect(navigate).toHaveBeenCalledWith(
      `/en/login?redirect=${encodeURIComponent('/en/campaigns/noor')}&ended=1`,
    ),
  );
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['another person is logged in', { 'GET /api/users/me': { body: { user: { ...USER, email: 'b@b.nl' } } } }],
  ['it was cancelled', { [READ]: { status: 404, body: { error: 'x', code: 'not_found' } } }],
  ['its payment has changed', { [READ]: { body: { submission: createSubmission('processing') } } }],
  ['it was refunded', { [READ]: { body: { submission: createSubmission('refunded') } } }],
])('a fan who takes part already is not shown any longer once %s', async (_, replies) => {
  await show('paid', replies);
  await waitFor(() => expect(reload).toHaveBeenCalled());
});
