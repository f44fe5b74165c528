import { expect, type Browser, type Page } from '@playwright/test';
import { callApiAs, linkFor, post } from './account.ts';
import { createParticipant, type Participant } from './participants.ts';
import { findAccount, SANDBOX } from './sandbox.ts';

/** Approves a charity as the admin, and adds an account that has accepted its invitation. */
export async function joinCharity(browser: Browser, admin: Page, id: string): Promise<Participant> {
  const member = await createParticipant(browser, { role: 'charity', language: 'en' });
  const path = `/api/charity-whitelist-custom/${id}`;
  expect((await callApiAs(admin, 'PATCH', path, { approvalStatus: 'approved' })).status()).toBe(200);
  await post(admin, `/api/admin/charities/${id}/invite`, { email: member.email, language: 'en' });
  const link = await linkFor(member.email, 'charity-invitation', /take part in Power Hour/);
  const token = /token=([\w-]+)/.exec(link)?.[1];
  await post(member.page, '/api/charity-invitations/accept', { token });
  return member;
}

/** Opens a charity's account at the provider as a member, without using the pages. */
export async function openAccount(member: Page, id: string): Promise<void> {
  await post(member, `/api/charities/${id}/account/onboarding?language=en`, {});
  const account = await findAccount(id);
  const finished = await fetch(`${SANDBOX}/control/accounts/${account}/finish`, { method: 'POST' });
  expect(finished.ok).toBe(true);
  const readState = async () => (await (await member.request.get(`/api/charities/${id}/account`)).json()).doc;
  await expect.poll(readState, { timeout: 30_000 }).toEqual({ state: 'ready' });
}
