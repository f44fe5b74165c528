import { expect, type Page } from '@playwright/test';
import { paymentTexts } from '../../site/src/features/subscriptions/payment-texts.ts';
import { subscribeTexts } from '../../widget/subscribe/texts.ts';
import { campaignIn } from './support/campaigns.ts';
import { allow, pageWith, test, widgetOf } from './support/host.ts';
import { newAddress } from './support/people.ts';

const texts = subscribeTexts.en;
const frameOf = (page: Page) => page.locator('power-hour-subscribe').frameLocator('iframe');

/** As a new fan, in the frame: an answer, an account, and on to the provider. */
async function goToCheckout(page: Page): Promise<void> {
  const frame = frameOf(page);
  await frame.getByRole('textbox', { name: /\?/ }).fill('Because of the soup.');
  await frame.getByLabel(texts.email).fill(newAddress());
  await frame.getByRole('button', { name: texts.continue, exact: true }).click();
  await expect(frame.getByText(texts.credentialsOnce)).toBeVisible();
  await frame.getByRole('button', { name: texts.continueToPayment }).click();
  await page.waitForURL(/\/checkout\//);
}

test('a visitor of a partner’s page pays and comes back to it', async ({ page, host, playwright }) => {
  const campaign = await campaignIn(page.request, 'open');
  await allow(await playwright.request.newContext(), campaign.id, host.origin);
  const url = host.serve('/give', { html: pageWith(widgetOf(campaign.slug)) });
  await page.goto(`${url}?from=news`);
  await goToCheckout(page);
  await page.getByRole('button', { name: 'Pay with card' }).click();
  await page.waitForURL(`${url}?from=news`);
  await expect(frameOf(page).getByRole('heading', { name: paymentTexts.en.paidTitle })).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
});
