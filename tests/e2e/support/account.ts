import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { waitForMail } from './sandbox.ts';

export const PASSWORD = 'an evening out with soup';
export const NEW_PASSWORD = 'another evening with bread';

/** Creates an address that is unique in this run. */
export function createEmail(name = 'fan'): string {
  return `${name}-${crypto.randomUUID().slice(0, 8)}@example.test`;
}

/** Calls the API with the page's session, from our own origin. */
export async function callApiAs(
  page: Page,
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  data?: unknown,
): Promise<Awaited<ReturnType<APIRequestContext['fetch']>>> {
  const origin = new URL(process.env['E2E_ORIGIN'] ?? 'http://localhost:8797').origin;
  return page.request.fetch(path, { method, headers: { origin }, ...(data !== undefined && { data }) });
}

/** Posts to the API as the page's person; expects success and returns the JSON. */
export async function post(page: Page, path: string, data?: unknown) {
  const answer = await callApiAs(page, 'POST', path, data);
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return Object(await answer.json());
}

/** Logs the page in, by default with the demo's password. */
export async function logIn(page: Page, email: string, password = 'powerhour'): Promise<void> {
  await post(page, '/api/users/login', { email, password });
}

/** Logs the page in as the demo data's admin. */
export const logInAsAdmin = (page: Page) => logIn(page, 'admin@powerhour.test');

/** The additional fields of a celebrity's account. */
const CELEBRITY = {
  artistName: 'Mila Steen',
  phone: '0612345678',
  gender: 'female',
  countryOfResidence: 'NL',
  city: 'Utrecht',
  knownFor: 'Liedjes',
  bio: 'Ik zing over straten.',
  hasFanbase: 'no',
};

type NewAccount = {
  readonly role?: string;
  readonly language?: string;
  readonly name?: string;
  readonly email?: string;
};

/** Creates an account; returns its email address. */
export async function createTestAccount(page: Page, more: NewAccount = {}): Promise<string> {
  const { role = 'fan', language = 'en', name = 'Fem Visser', email = createEmail(role) } = more;
  const profile = role === 'celebrity' ? CELEBRITY : { name };
  await post(page, '/api/users-custom', { email, password: PASSWORD, role, language, ...profile });
  return email;
}

/** Creates an account and logs the page in; returns its email address. */
export async function logInAsNewUser(page: Page, more: NewAccount = {}): Promise<string> {
  const email = await createTestAccount(page, more);
  await logIn(page, email, PASSWORD);
  return email;
}

/** Returns the link in the newest mail to an address, as a path of the site under test. */
export async function linkFor(email: string, path: string, subject?: RegExp): Promise<string> {
  const { text } = await waitForMail(email, subject);
  const link = new RegExp(`/(?:nl|en)/${path}\\?token=[\\w-]+`).exec(text)?.[0];
  if (link === undefined) throw new Error(`no link to ${path} in: ${text}`);
  return link;
}

/** Returns the code in the newest log-in mail to an address. */
export async function codeFor(email: string): Promise<string> {
  const { text } = await waitForMail(email, /inloglink|login link/);
  const code = /^(\d{6})$/m.exec(text)?.[1];
  if (code === undefined) throw new Error(`no code in: ${text}`);
  return code;
}

/** Refuses the next call to a path once, as for a log-in more than ten minutes ago. */
export async function refuseOnceAsOld(page: Page, path: string): Promise<void> {
  const body = { error: 'Confirm that it is you, and try again.', code: 'step_up_required' };
  await page.route(`**${path}`, (route) => route.fulfill({ status: 403, json: body }), { times: 1 });
}

/** Verifies a new account's address by the link in its first mail. */
export async function verifyAddress(page: Page, email: string): Promise<void> {
  const { text } = await waitForMail(email);
  const [, token] = /\/verify-email\?token=([\w-]+)/.exec(text) ?? [];
  expect(token, text).toBeDefined();
  await post(page, '/api/auth/verify-email', { token });
}
