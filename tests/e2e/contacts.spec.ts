import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { contactTexts } from '#site/features/contact/texts.ts';
import { paymentTexts } from '#site/features/subscriptions/payment-texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { subscribeTexts } from '#widget/subscribe/texts.ts';
import { expectAccessible, expectNoOverflow, PHONE } from './support/accessible.ts';
import { logIn, verifyAddress } from './support/account.ts';
import { createCampaign } from './support/campaigns.ts';
import { createParticipant, type Participant } from './support/participants.ts';
import { SANDBOX } from './support/sandbox.ts';

const BOX = '{charity} may write to me';
const RECEIVER = `${SANDBOX}/receiver`;
const texts = contactTexts('en');

/** Logs a page in as the demo’s charity, whose system is the sandbox’s receiver; returns the charity. */
async function connectReceiver(page: Page) {
  await logIn(page, 'charity@powerhour.test');
  const { docs } = await (await page.request.get('/api/charities/mine')).json();
  const { id, name }: { id: string; name: string } = docs[0];
  await page.goto(`/en/dashboard/charities/${id}`);
  await page.getByText(texts.webhookTitle).click();
  await page.getByLabel(texts.address).fill(RECEIVER);
  await page.getByRole('button', { name: texts.save }).click();
  const secret = (await page.getByText(/^whsec_/).textContent()) ?? '';
  const receiver = await page.context().newPage();
  await receiver.goto(RECEIVER);
  await receiver.getByLabel('Secret').fill(secret);
  await receiver.getByRole('button', { name: 'Save' }).click();
  await receiver.waitForURL(RECEIVER);
  return { id, name, receiver };
}

/** Submits an answer on the campaign's page and pays; ends on the page after payment. */
async function payOnPage({ page }: Participant, slug: string): Promise<void> {
  await page.goto(`/en/campaigns/${slug}`);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.getByRole('textbox', { name: /\?/ }).fill('Because of the soup.');
  await page.getByRole('button', { name: subscribeTexts.en.subscribe, exact: true }).click();
  await page.waitForURL(/\/checkout\//);
  await page.getByRole('button', { name: 'Pay with card' }).click();
  await expect(page.getByRole('heading', { name: paymentTexts('en').paidTitle })).toBeVisible();
}

/** Presses the box and waits until the change is stored. */
async function press(page: Page, charity: string, isChecked: boolean): Promise<void> {
  const box = page.getByRole('checkbox', { name: fillText(BOX, { charity }) });
  await expect(box).toBeChecked({ checked: !isChecked });
  const stored = page.waitForResponse((response) => response.url().endsWith('/contact') && response.ok());
  await box.setChecked(isChecked);
  await stored;
  await expect(box).toBeChecked({ checked: isChecked });
}

/** Waits until the receiver shows a message about a payment with a valid signature. */
async function expectMessage(receiver: Page, type: string, payment: string): Promise<void> {
  const message = receiver
    .getByRole('article')
    .filter({ hasText: type })
    .filter({ hasText: payment })
    .filter({ has: receiver.getByRole('heading', { name: 'Valid signature' }) });
  await expect(async () => {
    await receiver.reload();
    await expect(message).toHaveCount(1, { timeout: 500 });
  }).toPass();
}

test('a fan lets the charity write, its people and its system hear so, and the fan takes it back', async ({
  browser,
  page,
}) => {
  const { id, name, receiver } = await connectReceiver(page);
  const fan = await createParticipant(browser, { language: 'en' });
  await verifyAddress(fan.page, fan.email);
  const { slug } = await createCampaign(page, { charity: id });
  await payOnPage(fan, slug);
  await fan.page.setViewportSize(PHONE);
  const payment = new URL(fan.page.url()).searchParams.get('submission') ?? '';
  await press(fan.page, name, true);
  await expectAccessible(fan.page);
  await expectNoOverflow(fan.page);
  await expectMessage(receiver, 'payment.consented', payment);

  await page.reload();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: texts.download }).click();
  const file = await readFile(await (await downloaded).path(), 'utf8');
  expect(file).toContain(`"Fem Visser","${fan.email}"`);
  expect(file).toContain(payment);
  await expect(page.getByText(texts['payment.consented']).first()).toBeVisible();
  await expectAccessible(page);

  await fan.page.goto('/en/dashboard');
  await press(fan.page, name, false);
  await expectMessage(receiver, 'payment.withdrawn', payment);
  await page.setViewportSize(PHONE);
  await page.reload();
  await expect(page.getByText(texts['payment.withdrawn']).first()).toBeVisible();
  await expectNoOverflow(page);
  await page.getByRole('button', { name: texts.stop }).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.stop }).click();
  await expect(page.getByRole('button', { name: texts.test })).toHaveCount(0);
});
