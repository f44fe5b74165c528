import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fill, press } from '#tests/support/fields.ts';
import { stubApi } from '#tests/support/stub-api.ts';
import { EarlierWorkPanel } from './EarlierWorkPanel.tsx';
import { clearSession, setUser } from './session-state.ts';
import { accountTexts } from './texts.ts';
import { createUser } from './user.fixture.ts';
import { VerifyEmailView } from './VerifyEmailView.tsx';

const texts = accountTexts('en');
const { common, earlier, verify } = texts;
const READ = 'GET /api/users/me/earlier';
const VERIFY = 'POST /api/auth/verify-email';
const CHECK = 'POST /api/auth/check-link';
const DECIDE = 'POST /api/users/me/earlier';
const DOC = {
  name: 'Mallory',
  role: 'celebrity',
  registeredAt: '2026-11-20T12:00:00.000Z',
  campaigns: [{ id: 'c1', name: 'An hour of soup' }],
  answers: [{ id: 's1', campaign: 'Bread with Noor', answer: 'Because of the crust' }],
};
const FOUND = { [READ]: { body: { doc: DOC } } };
const assign = vi.fn<(url: string | URL) => void>();

function show(replies: Parameters<typeof stubApi>[0]) {
  const stub = stubApi(replies);
  render(<EarlierWorkPanel language="en" texts={earlier} />);
  return stub;
}
const findButton = (name: string) => screen.findByRole('button', { name });

beforeEach(() => void vi.spyOn(location, 'assign').mockImplementation(assign));
afterEach(() => {
  document.cookie = 'ph_session=; path=/; max-age=0';
});

it('what was made before the address was confirmed is listed, and kept with one press', async () => {
  const { calls } = show({ ...FOUND, [DECIDE]: { body: { ok: true } } });
  expect(await screen.findByText(/made with your address from Friday,? 20 November 2026 on/)).toBeTruthy();
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual([
    'Name: Mallory',
    'Campaign: An hour of soup',
    'Answer to “Bread with Noor”: “Because of the crust”',
  ]);
  fireEvent.click(await findButton(earlier.keep));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/en/dashboard?success=kept'));
  expect(calls.at(-1)?.body).toEqual({ keep: true });
});

it('what was made before the address was confirmed names campaigns that are hidden only where there are any', async () => {
  const without = { body: { doc: { ...DOC, campaigns: [] } } };
  show({ [READ]: without });
  expect((await screen.findByText(/made with your address/)).textContent).not.toContain(earlier.hidden);
  cleanup();
  show(FOUND);
  expect((await screen.findByText(/made with your address/)).textContent).toContain(earlier.hidden);
});

it('what was made before the address was confirmed is deleted after a second question, with the account', async () => {
  const { calls } = show({ ...FOUND, [DECIDE]: { body: { ok: true } } });
  fireEvent.click(await findButton(earlier.delete));
  expect(screen.getByText(earlier.deleteText)).toBeTruthy();
  fireEvent.click(await findButton(earlier.cancel));
  expect(calls).toHaveLength(1);
  fireEvent.click(await findButton(earlier.delete));
  fireEvent.click(await findButton(earlier.deleteConfirm));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/en'));
  expect(calls.at(-1)?.body).toEqual({ keep: false });
});

it('what was made before the address was confirmed says why it cannot be deleted, or loaded', async () => {
  const error = 'You still have a running campaign.';
  show({ ...FOUND, [DECIDE]: { status: 409, body: { error, code: 'conflict' } } });
  fireEvent.click(await findButton(earlier.delete));
  fireEvent.click(await findButton(earlier.deleteConfirm));
  expect(await screen.findByText(error)).toBeTruthy();
  cleanup();
  show({ [READ]: 'unreachable' });
  expect(await screen.findByText(earlier.failed)).toBeTruthy();
});

it('what was made before the address was confirmed is shown where the address is confirmed in a browser that did not register', async () => {
  history.replaceState(null, '', '/en/verify-email?token=t');
  const me = createUser({ _unreviewed: true });
  const { names } = stubApi({
    ...FOUND,
    [VERIFY]: () => {
      document.cookie = 'ph_session=1; path=/';
      return { body: { status: true } };
    },
    'GET /api/users/me': { body: { user: { ...me, language: 'en' } } },
    'GET /api/access': { body: { role: 'fan', can: {} } },
  });
  render(<VerifyEmailView language="en" texts={texts} />);
  // Opening the link is not enough, because mail programs do so.
  const confirm = await findButton(verify.submit);
  expect(names()).toEqual([CHECK]);
  fireEvent.click(confirm);
  expect(await screen.findByRole('heading', { name: verify.doneHeading })).toBeTruthy();
  // Regression: the press sent it twice.
  expect(names().filter((name) => name === VERIFY)).toHaveLength(1);
  expect(await findButton(earlier.keep)).toBeTruthy();
  expect(screen.queryByRole('link', { name: verify.dashboard })).toBeNull();
});

// Regression: after a reload the page said that there was nothing left to do.
it('what was made before the address was confirmed is shown again when the used link is opened before the decision', async () => {
  history.replaceState(null, '', '/en/verify-email?token=t');
  setUser(createUser({ _unreviewed: true }));
  stubApi({ ...FOUND, ...USED });
  render(<VerifyEmailView language="en" texts={texts} />);
  expect(await findButton(earlier.keep)).toBeTruthy();
  expect(screen.queryByText(verify.alreadyText)).toBeNull();
});

it('says where a new address is confirmed, in a browser that is logged in to another account', async () => {
  history.replaceState(null, '', '/en/verify-email?token=t');
  document.cookie = 'ph_session=1; path=/';
  const error = 'Log in here first with the account that gets this new address.';
  stubApi({
    'GET /api/users/me': { body: { user: createUser() } },
    'GET /api/access': { body: { role: 'fan', can: {} } },
    [VERIFY]: { status: 403, body: { error, code: 'log_in_first' } },
  });
  render(<VerifyEmailView language="en" texts={texts} />);
  expect(await screen.findByText(error)).toBeTruthy();
});

const REFUSAL = {
  status: 400,
  body: { error: 'Used.', code: 'validation_failed', details: [{ path: 'token', message: 'Used.' }] },
};
const USED = { [VERIFY]: REFUSAL };

// Regression: a visitor read it after pressing the button.
it('says of a used link that the address is confirmed, and at once offers a visitor a new one', async () => {
  history.replaceState(null, '', '/en/verify-email?token=t');
  clearSession();
  const { names } = stubApi({
    ...USED,
    [CHECK]: REFUSAL,
    'POST /api/auth/resend-verification': { body: { status: true } },
  });
  render(<VerifyEmailView language="en" texts={texts} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(await screen.findByRole('heading', { name: verify.refusedHeading })).toBeTruthy();
  expect(names()).toEqual([CHECK]);
  fill(common.email, 'a@b.nl');
  press(verify.resend);
  expect(await screen.findByText(verify.sent)).toBeTruthy();
  cleanup();
  setUser(createUser());
  render(<VerifyEmailView language="en" texts={texts} />);
  expect(await screen.findByRole('heading', { name: verify.alreadyHeading })).toBeTruthy();
});

it('says of a link that was used since the button was shown that it no longer works', async () => {
  history.replaceState(null, '', '/en/verify-email?token=t');
  clearSession();
  stubApi(USED);
  render(<VerifyEmailView language="en" texts={texts} />);
  fireEvent.click(await findButton(verify.submit));
  expect(await screen.findByRole('heading', { name: verify.refusedHeading })).toBeTruthy();
});

it('names the address that counts where a link to a new one no longer works', async () => {
  history.replaceState(null, '', '/en/verify-email?token=t&change=1');
  setUser(createUser({ email: 'old@b.nl' }));
  stubApi(USED);
  render(<VerifyEmailView language="en" texts={texts} />);
  expect(await screen.findByText(/Your account has the address old@b\.nl/)).toBeTruthy();
  expect(screen.queryByText(verify.alreadyHeading)).toBeNull();
});

it('asks a visitor who opens the link to a new address without a session to log in, and leads back', async () => {
  clearSession();
  const path = '/en/verify-email?token=t&change=1';
  history.replaceState(null, '', path);
  const { names } = stubApi({});
  render(<VerifyEmailView language="en" texts={texts} />);
  const link = await screen.findByRole('link', { name: verify.login });
  expect(link.getAttribute('href')).toBe(`/en/login?redirect=${encodeURIComponent(path)}`);
  expect(screen.getByText(verify.changeText)).toBeTruthy();
  expect(names()).toEqual([]);
});
