import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { getCampaignInPhase } from './campaigns.ts';
import { createEmail } from './people.ts';
import { waitForMail } from './sandbox.ts';

export const PASSWORD = 'an evening out with soup';

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

/** Creates an account; returns its email address. */
export async function createTestAccount(
  page: Page,
  {
    role = 'fan',
    language = 'en',
    name = 'Fem Visser',
    email = createEmail(role),
  }: { role?: string; language?: string; name?: string; email?: string } = {},
): Promise<string> {
  const answer = await callApiAs(page, 'POST', '/api/users-custom', {
    email,
    password: PASSWORD,
    role,
    language,
    name,
  });
  expect(answer.status()).toBe(201);
  return email;
}

/** Creates an account and logs the page in; returns its email address. */
export async function logInAsNewUser(
  page: Page,
  more: Parameters<typeof createTestAccount>[1] = {},
): Promise<string> {
  const email = await createTestAccount(page, more);
  expect((await callApiAs(page, 'POST', '/api/users/login', { email, password: PASSWORD })).status()).toBe(
    200,
  );
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
  const { text } = await waitForMail(email, /inloglink|log-in link/);
  const code = /: (\d{6})\./.exec(text)?.[1];
  if (code === undefined) throw new Error(`no code in: ${text}`);
  return code;
}

/** Lets the next call to a path be refused once, as it is for a log-in of more than ten minutes ago. */
export async function refuseOnceAsOld(page: Page, path: string): Promise<void> {
  const body = { error: 'Confirm that it is you, and try again.', code: 'step_up_required' };
  await page.route(`**${path}`, (route) => route.fulfill({ status: 403, json: body }), { times: 1 });
}

/** Verifies a new account's address by the link in its first mail. */
export async function verifyAddress(page: Page, email: string): Promise<void> {
  const { text } = await waitForMail(email);
  const [, token] = /\/verify-email\?token=([\w-]+)/.exec(text) ?? [];
  expect(token, text).toBeDefined();
  expect((await callApiAs(page, 'POST', '/api/auth/verify-email', { token })).status()).toBe(200);
}

/** Subscribes the logged-in person to an open demo campaign; the checkout stays open. */
export async function subscribeToOpenCampaign(page: Page): Promise<{ readonly campaign: string }> {
  const { id, name, fanQuestion } = await getCampaignInPhase(page.request, 'open');
  const answer = { question: fanQuestion, answer: 'Because of the soup.' };
  const subscribed = await callApiAs(page, 'POST', '/api/campaign-subscribe', { campaign: id, answer });
  expect(subscribed.status()).toBe(200);
  return { campaign: name };
}
