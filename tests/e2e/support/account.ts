import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { campaignIn } from './campaigns.ts';
import { newAddress } from './people.ts';

export const PASSWORD = 'an evening out with soup';

/** Calls the API as the page's browser would, from our own origin. */
export async function callAs(
  page: Page,
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  data?: unknown,
): Promise<Awaited<ReturnType<APIRequestContext['fetch']>>> {
  const origin = new URL(process.env['E2E_ORIGIN'] ?? 'http://localhost:8797').origin;
  return page.request.fetch(path, { method, headers: { origin }, ...(data !== undefined && { data }) });
}

/** A new account; returns its address. */
export async function makeAccount(
  page: Page,
  {
    role = 'fan',
    language = 'en',
    name = 'Fem Visser',
  }: { role?: string; language?: string; name?: string } = {},
): Promise<string> {
  const email = newAddress(role);
  const answer = await callAs(page, 'POST', '/api/users-custom', {
    email,
    password: PASSWORD,
    role,
    language,
    name,
  });
  expect(answer.status()).toBe(201);
  return email;
}

/** A new account whose session the page carries. */
export async function logInAsNew(page: Page, more: Parameters<typeof makeAccount>[1] = {}): Promise<string> {
  const email = await makeAccount(page, more);
  expect((await callAs(page, 'POST', '/api/users/login', { email, password: PASSWORD })).status()).toBe(200);
  return email;
}

/** Subscribes whoever is logged in to an open demo campaign; the checkout stays open. */
export async function subscribeSomewhere(page: Page): Promise<{ readonly campaign: string }> {
  const { id, name, fanQuestion } = await campaignIn(page.request, 'open');
  const answer = { question: fanQuestion, answer: 'Because of the soup.' };
  const subscribed = await callAs(page, 'POST', '/api/campaign-subscribe', { campaign: id, answer });
  expect(subscribed.status()).toBe(200);
  return { campaign: name };
}
