import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { enter, fill, press } from '#tests/support/fields.ts';
import { stubApi } from '#tests/support/stub-api.ts';
import { CredentialForm } from './CredentialForm.tsx';
import { COOKIES_BLOCKED } from './form-errors.ts';
import { clearSession } from './session-state.ts';
import { accountTexts } from './texts.ts';
import { createUser } from './user.fixture.ts';

const texts = accountTexts('en');
const { common, login, problems } = texts;
const EMAIL = 'sanne@example.test';
const MAIL = 'POST /api/auth/request-login-link';
const LOG_IN = 'POST /api/auth/log-in-by-code';
const SANNE = createUser({ name: 'Sanne', email: EMAIL });
const REPLIES = {
  [MAIL]: { body: { status: true, codeRequest: 'r1' } },
  [LOG_IN]: { body: { user: SANNE } },
  'GET /api/access': { body: { role: 'fan', can: {} } },
};

function show(options: Partial<Parameters<typeof CredentialForm>[0]> = {}) {
  const onDone = vi.fn();
  render(<CredentialForm language="en" texts={texts} submitLabel="Go" onDone={onDone} {...options} />);
  return onDone;
}
const button = (name: string) => screen.getByRole('button', { name });

afterEach(clearSession);

it('logging in by a code mails it to the address in the form, with the way back, and takes it in place of the password', async () => {
  history.replaceState(null, '', '/en/login?redirect=%2Fen%2Fcampaigns%2Fnoor');
  const { calls } = stubApi(REPLIES);
  const onDone = show();
  fill(common.email, EMAIL);
  press(login.mail);
  const code = await screen.findByLabelText(login.code);
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect([code.getAttribute('inputmode'), code.getAttribute('autocomplete')]).toEqual([
    'numeric',
    'one-time-code',
  ]);
  expect(screen.getByText(login.linkSent.replace('{email}', EMAIL))).toBeTruthy();
  expect(screen.queryByLabelText(common.password)).toBeNull();
  press('Go');
  expect(screen.getByText(problems.codeMissing)).toBeTruthy();
  enter(code, '01234');
  enter(code, '012345');
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(calls.filter(({ name }) => name === MAIL || name === LOG_IN).map(({ body }) => body)).toEqual([
    { email: EMAIL, language: 'en', redirect: '/en/campaigns/noor' },
    { email: EMAIL, code: '012345', codeRequest: 'r1', language: 'en' },
  ]);
});

it('logging in by a code mails nothing without an address', async () => {
  const { names } = stubApi(REPLIES);
  show();
  press(login.mail);
  expect(screen.getByText(problems.emailRequired)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(common.email));
  expect(names()).toEqual([]);
});

it('logging in by a code shows a wrong one at its field, and mails another', async () => {
  const message = 'This code is not correct, or no longer valid. Ask for a new one.';
  const refusal = { error: message, code: 'validation_failed', details: [{ path: 'code', message }] };
  const { names } = stubApi({ ...REPLIES, [LOG_IN]: { status: 400, body: refusal } });
  show({ email: EMAIL });
  press(login.mail);
  const code = await screen.findByLabelText(login.code);
  enter(code, '000000');
  expect(await screen.findByText(message)).toBeTruthy();
  press(login.mailAgain);
  await vi.waitFor(() => expect(names().filter((name) => name === MAIL)).toHaveLength(2));
  await vi.waitFor(() => expect(screen.getByLabelText(login.code)).toHaveProperty('value', ''));
});

it('logging in by a code comes first for a person whose password may be gone, who can still use it', async () => {
  stubApi(REPLIES);
  show({ firstWay: 'mail' });
  expect(screen.queryByLabelText(common.password)).toBeNull();
  expect(screen.getAllByRole('button', { name: login.mail })).toHaveLength(1);
  press(login.usePassword);
  expect(screen.getByLabelText(common.password)).toBeTruthy();
});

// Regression: the server let the person in, and the page showed the empty form again.
it('sends nothing from a browser that blocks cookies, and says so', async () => {
  const { names } = stubApi(REPLIES);
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  show({ email: EMAIL });
  fill(common.password, 'an evening out with soup');
  press('Go');
  expect(await screen.findByText(COOKIES_BLOCKED.en)).toBeTruthy();
  expect(names()).toEqual([]);
});

it('logging in by a passkey is offered where the browser knows passkeys', () => {
  vi.stubGlobal('PublicKeyCredential', Object.assign(vi.fn(), { parseCreationOptionsFromJSON: vi.fn() }));
  show();
  expect(button(login.passkey)).toBeTruthy();
});

it('logging in by a passkey is not offered elsewhere', () => {
  show();
  expect(button(login.mail)).toBeTruthy();
  expect(screen.queryByRole('button', { name: login.passkey })).toBeNull();
});
