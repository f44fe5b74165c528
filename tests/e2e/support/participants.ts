import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { logInAsNewUser, post, verifyAddress } from './account.ts';
import { createCampaign } from './campaigns.ts';
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
  const context = await browser.newContext({ locale: options.language });
  const page = await context.newPage();
  return { context, page, language: options.language, email: await logInAsNewUser(page, options) };
}

/** Creates an open, public campaign. */
export async function createOpenCampaign(
  { page, email }: Participant,
  more: Readonly<Record<string, unknown>> = {},
) {
  await verifyAddress(page, email);
  return createCampaign(page, more);
}

/** Answers a campaign's question and pays; returns the submission's id. */
export async function subscribeAndPay(fan: Participant, campaign: string, answer: string): Promise<string> {
  const { language } = fan;
  const asked = { campaign, answer: { question: 'why-meet', answer }, language };
  await post(fan.page, '/api/campaign-subscribe', asked);
  await controlSession((await findCheckoutSession(fan.email)).id, 'pay');
  const readSubmission = async () => {
    const response = await fan.page.request.get('/api/campaign-submissions/user-submissions');
    return (await response.json()).submissions[0];
  };
  await expect.poll(readSubmission).toMatchObject({ paymentStatus: 'paid' });
  return (await readSubmission()).id;
}

/** Creates a Dutch campaign of a charity for which a fan has paid. */
export async function createPaidCampaign(browser: Browser) {
  const owner = await createParticipant(browser, { role: 'charity', language: 'nl' });
  const campaign = await createOpenCampaign(owner);
  const fan = await createParticipant(browser, { language: 'nl' });
  return {
    owner,
    campaign,
    fan,
    submissionId: await subscribeAndPay(fan, campaign.id, 'Because of the soup.'),
  };
}

/** Closes a campaign and waits until `nominees` nominees are known. */
export async function closeCampaign({ page }: Participant, id: string, nominees: number): Promise<void> {
  await post(page, `/api/campaigns/${id}/close`, {});
  const readNominees = async () =>
    (await (await page.request.get(`/api/campaigns/${id}/nominees`)).json()).docs;
  await expect.poll(readNominees, { timeout: 60_000 }).toHaveLength(nominees);
}

/** Chooses a campaign's winner, while fans may still ask for another reading. */
export async function chooseWinner({ page }: Participant, id: string, submissionId: string): Promise<void> {
  const choice = { submissionIds: [submissionId], confirm: { early: true } };
  await post(page, `/api/campaigns/${id}/winners`, choice);
}
