import { expect, test, type Locator, type Page } from '@playwright/test';
import { accountTexts } from '#site/features/accounts/texts.ts';
import { paymentTexts } from '#site/features/subscriptions/payment-texts.ts';
import { subscribeTexts } from '#widget/subscribe/texts.ts';
import { codeFor, createEmail } from './support/account.ts';
import { expectAccessible } from './support/accessible.ts';
import { getCampaignInPhase } from './support/campaigns.ts';
import { addDevice } from './support/device.ts';

const texts = subscribeTexts.en;
const ANSWER = 'Because my neighbour cooks for the street, and nobody thanks her.';

/** Fills in the answer on a campaign's English page. Counts every press from then on. */
async function answer(page: Page, slug: string) {
  await page.goto(`/en/campaigns/${slug}`);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.getByRole('textbox', { name: /\?/ }).fill(ANSWER);
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  const pressButton = (name: string) => press(page.getByRole('button', { name, exact: true }));
  const typeEmail = async (email: string) => {
    await press(page.getByLabel(texts.email));
    await page.keyboard.type(email);
    await pressButton(texts.continue);
  };
  return { pressButton, typeEmail, count: () => presses };
}

test('after the answer a new fan presses at most four times, logged in twice, on a new device four times', async ({
  page,
  browser,
}) => {
  const email = createEmail();
  const slugs = await Promise.all(
    [0, 1, 2].map(async (at) => (await getCampaignInPhase(page.request, 'open', at)).slug),
  );
  const [first = '', second = '', third = ''] = slugs;
  const asNew = await answer(page, first);
  await asNew.typeEmail(email);
  await expect(page.getByText(texts.credentialsOnce)).toBeHidden();
  await asNew.pressButton(texts.continueToPayment);
  await page.waitForURL(/\/checkout\//);
  expect(asNew.count()).toBeLessThanOrEqual(4);

  const loggedIn = await answer(page, second);
  await loggedIn.pressButton(texts.subscribe);
  await page.waitForURL(/\/checkout\//);
  expect(loggedIn.count()).toBeLessThanOrEqual(2);

  const elsewhere = await (await browser.newContext()).newPage();
  const byCode = await answer(elsewhere, third);
  await byCode.typeEmail(email);
  await byCode.pressButton(texts.mailCode);
  await expect(elsewhere.getByLabel(texts.code)).toBeFocused();
  await expectAccessible(elsewhere);
  const code = await codeFor(email);
  // The phone switches to the mail and discards the page.
  await elsewhere.reload();
  await expect(elsewhere.getByText(ANSWER)).toBeVisible();
  await elsewhere.getByLabel(texts.code).fill(code);
  await elsewhere.waitForURL(/\/checkout\//);
  expect(byCode.count()).toBeLessThanOrEqual(4);
});

test('a fan who has paid says their name, makes a passkey and saves the ticket; the passkey brings them back', async ({
  page,
}) => {
  const payment = paymentTexts('en');
  const { passkeys, login } = accountTexts('en');
  await addDevice(page);
  const email = createEmail();
  const asNew = await answer(page, (await getCampaignInPhase(page.request, 'open')).slug);
  await asNew.typeEmail(email);
  await asNew.pressButton(texts.continueToPayment);
  await page.getByRole('button', { name: 'Pay with card' }).click();
  await page.getByLabel(payment.afterNameLabel).fill('Sanne');
  await page.getByRole('button', { name: payment.afterNameSave }).click();
  await expect(page.getByText('Thank you, Sanne.')).toBeVisible();
  await page.getByRole('button', { name: passkeys.add }).click();
  await expect(page.getByText(passkeys.added)).toBeVisible();
  await expect(page.getByRole('button', { name: passkeys.add })).toBeHidden();
  await expect(page.getByRole('img', { name: payment.ticketAlt })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: payment.ticketSave }).click();
  expect((await saving).suggestedFilename()).toBe('power-hour.png');
  await expectAccessible(page);

  await page.context().clearCookies();
  const { slug } = await getCampaignInPhase(page.request, 'open', 1);
  const byPasskey = await answer(page, slug);
  await byPasskey.typeEmail(email);
  await byPasskey.pressButton(texts.passkey);
  await page.waitForURL(/\/checkout\//);
  expect(byPasskey.count()).toBeLessThanOrEqual(4);

  // The session ends on the way, and everything is restored once the fan is logged in again.
  await page.goto(`/en/campaigns/${slug}`);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.context().clearCookies();
  await page.getByRole('button', { name: paymentTexts('en').pay }).click();
  await expect(page.getByText(login.ended)).toBeVisible();
  await page.getByRole('button', { name: login.passkey }).click();
  await page.waitForURL(`**/en/campaigns/${slug}`);
  await expect(page.getByText(ANSWER)).toBeVisible();
  await page.getByRole('button', { name: paymentTexts('en').pay }).click();
  await page.waitForURL(/\/checkout\//);
});

test('a browser that blocks cookies is told so before there is an account, and the answer stays', async ({
  page,
}) => {
  const { slug } = await getCampaignInPhase(page.request, 'open');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  const { typeEmail, pressButton } = await answer(page, slug);
  await expect(page.getByRole('status').filter({ hasText: texts.cookiesBlocked })).toBeVisible();
  await typeEmail(createEmail());
  await expect(page.getByRole('alert').filter({ hasText: texts.cookiesBlocked }).first()).toBeVisible();
  await cdp.send('Emulation.setDocumentCookieDisabled', { disabled: false });
  await pressButton(texts.continue);
  await pressButton(texts.continueToPayment);
  await page.waitForURL(/\/checkout\//);
});
