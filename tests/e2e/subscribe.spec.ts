import { expect, test, type Page } from '@playwright/test';
import { getCheckoutTexts } from '#api/sandbox/checkout/texts.ts';
import { momentTexts } from '#site/features/campaigns/render-moment.ts';
import { paymentTexts } from '#site/features/subscriptions/payment-texts.ts';
import { subscribeTexts } from '#widget/subscribe/texts.ts';
import { createEmail } from './support/account.ts';
import { expectAccessible, expectRoomForLongWord, PHONE } from './support/accessible.ts';
import { getCampaignInPhase } from './support/campaigns.ts';
import { waitForMail } from './support/sandbox.ts';

const ANSWER =
  'Omdat mijn buurvrouw elke dinsdag voor de straat kookt 🍲 <b>en niemand haar ooit bedankt</b>.';

/** Answers an open campaign's question on its page as a new fan, up to the provider's page; returns its slug. */
async function goToCheckout(page: Page): Promise<string> {
  const [texts, email] = [subscribeTexts.en, createEmail()];
  const campaign = await getCampaignInPhase(page.request, 'open');
  await page.goto(`/en/campaigns/${campaign.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(campaign.name);
  await page.getByRole('textbox', { name: /\?/ }).fill(ANSWER);
  await page.getByLabel(texts.email).fill(email);
  await page.getByRole('button', { name: texts.continue, exact: true }).dblclick();
  await expect(page.getByText(texts.credentialsTitle)).toBeVisible();
  await expect(page.getByText(email).first()).toBeVisible();
  await page.getByRole('button', { name: texts.continueToPayment }).dblclick();
  await page.waitForURL(/\/checkout\//);
  await expect(page.getByText(/10[.,]00/).first()).toBeVisible();
  return campaign.slug;
}

async function readSubmissions(page: Page) {
  return (await (await page.request.get('/api/campaign-submissions/user-submissions')).json()).submissions;
}

test('a new fan finds a campaign and pays by card: every step is accessible, a reload keeps the answer, double clicks make one submission', async ({
  page,
}) => {
  const email = createEmail();
  const texts = subscribeTexts.nl;
  const { slug } = await getCampaignInPhase(page.request, 'open');
  await page.setViewportSize(PHONE);
  await page.goto('/nl');
  await page.locator('astro-island').first().scrollIntoViewIfNeeded();
  await page.locator(`a[href="/nl/campaigns/${slug}"]`).first().click();
  await page.waitForURL(`**/nl/campaigns/${slug}`);
  const answer = page.getByRole('textbox', { name: /\?/ });
  await answer.focus();
  await page.getByRole('button', { name: texts.continue, exact: true }).click();
  await expect(page.getByText(texts.answerRequired).first()).toBeVisible();
  await expectAccessible(page);
  await answer.fill(ANSWER);
  await page.reload();
  await answer.focus();
  await expect(answer).toHaveValue(ANSWER);
  await page.getByLabel(texts.email).fill('charity@powerhour.test');
  await page.getByRole('button', { name: texts.continue, exact: true }).click();
  await expect(page.getByRole('textbox', { name: texts.password, exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: texts.otherEmail }).click();
  await page.getByLabel(texts.email).fill(email);
  await page.getByRole('button', { name: texts.continue, exact: true }).dblclick();
  await expect(page.getByRole('button', { name: texts.continueToPayment })).toBeEnabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: texts.continueToPayment }).dblclick();
  await page.waitForURL(/\/checkout\//);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pay with card' }).click();
  await page.waitForURL(`**/nl/campaigns/${slug}/thanks?submission=*`);
  await expect(page.getByRole('heading', { name: paymentTexts('nl').paidTitle })).toBeVisible();
  await expectAccessible(page);
  await expectRoomForLongWord(page.locator('.payment-head p').first());
  const submissions = await readSubmissions(page);
  expect(submissions).toHaveLength(1);
  expect(submissions[0]).toMatchObject({ paymentStatus: 'paid', answers: [{ answer: ANSWER }] });
  expect((await waitForMail(email, /bevestig/i)).text).toContain('/nl/verify-email');
});

test('a declined card loses nothing: the fan goes back to the campaign and pays after all', async ({
  page,
}) => {
  const slug = await goToCheckout(page);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('alert')).toContainText(getCheckoutTexts({ locale: 'en' }).declined);
  await page
    .getByRole('link', { name: /power hour|back/i })
    .first()
    .click();
  await page.waitForURL(`**/en/campaigns/${slug}?payment=cancelled`);
  await expect(page.getByText(subscribeTexts.en.paymentCancelled)).toBeVisible();
  await expect(page.getByRole('heading', { name: momentTexts('en').title.unpaid })).toBeVisible();
  await expect(page.getByText(ANSWER)).toBeVisible();
  await expectAccessible(page);
  const scripts = Promise.withResolvers<undefined>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  // If pressed before its script has loaded, the button acts afterwards.
  await page.getByRole('button', { name: paymentTexts('en').pay }).click();
  scripts.resolve(undefined);
  await page.waitForURL(/\/checkout\//);
  await page.getByRole('button', { name: 'Pay with iDEAL | Wero' }).click();
  await expect(page.getByRole('heading', { name: paymentTexts('en').paidTitle })).toBeVisible();
  expect(await readSubmissions(page)).toHaveLength(1);
});

test('the page of a campaign knows who takes part, and lets them change an answer that is not paid', async ({
  page,
}) => {
  const slug = await goToCheckout(page);
  await page.goto(`/en/campaigns/${slug}`);
  await page.getByRole('link', { name: paymentTexts('en').changeAnswer }).click();
  const answer = page.getByRole('textbox', { name: /\?/ });
  await expect(answer).toHaveValue(ANSWER);
  await answer.fill('Because of the soup, after all.');
  await page.getByRole('button', { name: subscribeTexts.en.subscribe }).click();
  await page.waitForURL(/\/checkout\//);
  await page.getByRole('button', { name: 'Pay with card' }).click();
  await expect(page.getByRole('heading', { name: paymentTexts('en').paidTitle })).toBeVisible();
  await page.goto(`/en/campaigns/${slug}`);
  await expect(page.getByRole('heading', { name: momentTexts('en').title.in })).toBeVisible();
  await expect(page.getByText('Because of the soup, after all.')).toBeVisible();
  await expect(answer).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: subscribeTexts.en.notYou }).click();
  await expect(answer).toHaveValue('');
  await expect(page.getByText('Because of the soup, after all.')).toHaveCount(0);
});

test('a printed campaign has its address, and no form', async ({ page }) => {
  const { slug } = await getCampaignInPhase(page.request, 'open');
  await page.goto(`/nl/campaigns/${slug}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#donate')).toBeHidden();
  const printed = await page.getByRole('main').evaluate((main) => getComputedStyle(main, '::after').content);
  expect(printed).toContain(`/nl/campaigns/${slug}`);
});
