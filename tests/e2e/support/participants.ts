import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { z } from 'zod';
import { callApiAs, logInAsNewUser, verifyAddress } from './account.ts';
import { findCheckoutSession, controlSession } from './sandbox.ts';

export type Participant = {
  readonly page: Page;
  readonly email: string;
  readonly language: 'nl' | 'en';
  readonly context: BrowserContext;
};

/** Creates a person in a separate browser context. */
export async function createParticipant(
  browser: Browser,
  options: { readonly role?: string; readonly language: 'nl' | 'en' },
): Promise<Participant> {
  const context = await browser.newContext({ locale: options.language, reducedMotion: 'reduce' });
  const page = await context.newPage();
  return { context, page, language: options.language, email: await logInAsNewUser(page, options) };
}

/** Posts to the API as a person and expects success. */
export async function postAs({ page }: Participant, path: string, data?: unknown): Promise<unknown> {
  const answer = await callApiAs(page, 'POST', path, data);
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** Creates an open, public campaign with its own charity, far ahead, so that no other test finds it first. */
export async function createOpenCampaign(owner: Participant) {
  await verifyAddress(owner.page, owner.email);
  const { doc: charity } = z.object({ doc: z.object({ id: z.string() }) }).parse(
    await postAs(owner, '/api/charity-whitelist-custom', {
      name: `De Warme Tafel ${crypto.randomUUID().slice(0, 8)}`,
    }),
  );
  const created = await postAs(owner, '/api/campaigns/create', {
    name: `Soup for a street ${crypto.randomUUID().slice(0, 8)}`,
    artistName: `Noor ${crypto.randomUUID()}`,
    description: 'We cook together, for people who eat alone.',
    plannedDate: '2027-07-15',
    plannedTime: '19:30',
    plannedLocation: 'Utrecht',
    fanQuestion: 'why-meet',
    thankYouMethod: 'audio',
    thankYouIncludePhotos: true,
    importantKeywords: 'cooking, neighbours, soup',
    keywordPriorities: { cooking: 1, neighbours: 2, soup: 3 },
    charity: charity.id,
    agreeToTerms: true,
    agreeToProtocol: true,
  });
  const Created = z.object({ id: z.string(), slug: z.string(), name: z.string(), artistName: z.string() });
  return z.object({ doc: Created }).parse(created).doc;
}

/** Answers a campaign's question and pays. */
export async function subscribeAndPay(fan: Participant, campaign: string, answer: string): Promise<void> {
  const { language } = fan;
  const asked = { campaign, answer: { question: 'why-meet', answer }, language };
  await postAs(fan, '/api/campaign-subscribe', asked);
  await controlSession((await findCheckoutSession(fan.email)).id, 'pay');
  const status = async () => {
    const response = await fan.page.request.get('/api/campaign-submissions/user-submissions');
    return response.ok() ? (await response.json()).submissions[0].paymentStatus : response.text();
  };
  await expect.poll(status).toBe('paid');
}
