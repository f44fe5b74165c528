import { expect, test, type Page } from '@playwright/test';
import { getCheckoutTexts } from '#api/sandbox/checkout/texts.ts';
import { paymentTexts } from '#site/features/subscriptions/payment-texts.ts';
import { subscribeTexts } from '#widget/subscribe/texts.ts';
import { expectAccessible } from './support/accessible.ts';
import { getCampaignInPhase } from './support/campaigns.ts';
import { createEmail } from './support/people.ts';
import { findCheckoutSession, controlSession, waitForMail } from './support/sandbox.ts';

const ANSWER =
  'Omdat mijn buurvrouw elke dinsdag voor de straat kookt 🍲 <b>en niemand haar ooit bedankt</b>.';

/** Goes from the home page to an open campaign. */
async function findCampaign(page: Page, language: 'nl' | 'en'): Promise<void> {
  const campaign = await getCampaignInPhase(page.request, 'open');
  await page.goto(`/${language}`);
  await page.locator('astro-island').first().scrollIntoViewIfNeeded();
  await page.locator(`a[href="/${language}/campaigns/${campaign.slug}"]`).first().click();
  await page.waitForURL(`**/${language}/campaigns/${campaign.slug}`);
}

/** Goes from a campaign, opened if necessary, as a new fan through answer and account to the provider's page. */
async function goToCheckout(page: Page, language: 'nl' | 'en', email: string): Promise<string> {
  const texts = subscribeTexts[language];
  const campaign = await getCampaignInPhase(page.request, 'open');
  const path = `/${language}/campaigns/${campaign.slug}`;
  if (!page.url().endsWith(path)) await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(campaign.name);
  await page.getByRole('textbox', { name: /\?/ }).fill(ANSWER);
  await page.getByLabel(texts.email).fill(email);
  await page.getByRole('button', { name: texts.continue, exact: true }).click();
  await expect(page.getByText(texts.credentialsOnce)).toBeVisible();
  await expect(page.getByText(email).first()).toBeVisible();
  await page.getByRole('button', { name: texts.continueToPayment }).click();
  await page.waitForURL(/\/checkout\//);
  await expect(page.getByText(/10[.,]00/).first()).toBeVisible();
  return campaign.slug;
}

for (const language of ['nl', 'en'] as const) {
  const texts = paymentTexts(language);

  test(`a new fan finds a campaign and pays by card (${language})`, async ({ page }) => {
    const email = createEmail();
    await findCampaign(page, language);
    const slug = await goToCheckout(page, language, email);
    await page.getByRole('button', { name: 'Pay with card' }).click();
    await page.waitForURL(`**/${language}/campaigns/${slug}/thanks?submission=*`);
    await expect(page.getByRole('heading', { name: texts.paidTitle })).toBeVisible();
    const { submissions } = await (
      await page.request.get('/api/campaign-submissions/user-submissions')
    ).json();
    expect(submissions).toHaveLength(1);
    expect(submissions[0]).toMatchObject({ paymentStatus: 'paid', answers: [{ answer: ANSWER }] });
    expect((await waitForMail(email, /confirm|bevestig/i)).text).toContain(`/${language}/verify-email`);
  });

  test(`a bank transfer is processing until it settles (${language})`, async ({ page }) => {
    const email = createEmail();
    await goToCheckout(page, language, email);
    await page.getByRole('button', { name: 'Pay by bank transfer' }).click();
    await expect(page.getByRole('heading', { name: texts.processingTitle })).toBeVisible();
    await controlSession((await findCheckoutSession(email)).id, 'settle');
    await expect(page.getByRole('heading', { name: texts.paidTitle })).toBeVisible();
  });

  test(`a bank transfer that fails can be paid again (${language})`, async ({ page }) => {
    const email = createEmail();
    await goToCheckout(page, language, email);
    await page.getByRole('button', { name: 'Pay by bank transfer' }).click();
    await expect(page.getByRole('heading', { name: texts.processingTitle })).toBeVisible();
    await controlSession((await findCheckoutSession(email)).id, 'fail');
    await page.getByRole('button', { name: texts.retry }).click();
    await page.getByRole('button', { name: 'Pay with iDEAL | Wero' }).click();
    await expect(page.getByRole('heading', { name: texts.paidTitle })).toBeVisible();
  });

  test(`a declined card loses nothing: the fan goes back to the campaign and pays after all (${language})`, async ({
    page,
  }) => {
    const email = createEmail();
    const slug = await goToCheckout(page, language, email);
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByRole('alert')).toContainText(getCheckoutTexts({ locale: language }).declined);
    await page
      .getByRole('link', { name: /power hour|back|terug/i })
      .first()
      .click();
    await page.waitForURL(`**/${language}/campaigns/${slug}?payment=cancelled`);
    await expect(page.getByText(subscribeTexts[language].paymentCancelled)).toBeVisible();
    await expect(page.getByRole('heading', { name: texts.pendingTitle })).toBeVisible();
    await expect(page.getByText(ANSWER)).toBeVisible();
    await expectAccessible(page);
    const scripts = Promise.withResolvers<undefined>();
    await page.route('**/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    // Pressed before its script is there, the button acts once it is.
    await page.getByRole('button', { name: subscribeTexts[language].continueToPayment }).click();
    scripts.resolve(undefined);
    await page.waitForURL(/\/checkout\//);
    await page.getByRole('button', { name: 'Pay with card' }).click();
    await expect(page.getByRole('heading', { name: texts.paidTitle })).toBeVisible();
    const { submissions } = await (
      await page.request.get('/api/campaign-submissions/user-submissions')
    ).json();
    expect(submissions).toHaveLength(1);
  });
}

for (const language of ['nl', 'en'] as const) {
  test(`each step of the flow, the provider's page and the page after it are accessible (${language})`, async ({
    page,
  }) => {
    const texts = subscribeTexts[language];
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const campaign = await getCampaignInPhase(page.request, 'open', 2);
    await page.goto(`/${language}/campaigns/${campaign.slug}`);
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await page.getByRole('button', { name: texts.continue, exact: true }).click();
    await expect(page.getByText(texts.answerRequired).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: /\?/ }).fill(ANSWER);
    await page.getByLabel(texts.email).fill('charity@powerhour.test');
    await page.getByRole('button', { name: texts.continue, exact: true }).click();
    await expect(page.getByRole('textbox', { name: texts.password, exact: true })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: texts.otherEmail }).click();
    await page.getByLabel(texts.email).fill(createEmail());
    await page.getByRole('button', { name: texts.continue, exact: true }).click();
    await expect(page.getByRole('button', { name: texts.continueToPayment })).toBeEnabled();
    await expectAccessible(page);
    await page.getByRole('button', { name: texts.continueToPayment }).click();
    await page.waitForURL(/\/checkout\//);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Pay with card' }).click();
    await expect(page.getByRole('heading', { name: paymentTexts(language).paidTitle })).toBeVisible();
    await expectAccessible(page);
  });
}

for (const [language, width] of [
  ['nl', 390],
  ['en', 1440],
] as const) {
  test(`the page of a campaign knows who takes part, and lets them change an answer that is not paid (${language}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const slug = await goToCheckout(page, language, createEmail());
    await page.goto(`/${language}/campaigns/${slug}`);
    await page.getByRole('link', { name: paymentTexts(language).changeAnswer }).click();
    const answer = page.getByRole('textbox', { name: /\?/ });
    await expect(answer).toHaveValue(ANSWER);
    await answer.fill('Because of the soup, after all.');
    await page.getByRole('button', { name: subscribeTexts[language].subscribe }).click();
    await page.waitForURL(/\/checkout\//);
    await page.getByRole('button', { name: 'Pay with card' }).click();
    await expect(page.getByRole('heading', { name: paymentTexts(language).paidTitle })).toBeVisible();
    await page.goto(`/${language}/campaigns/${slug}`);
    await expect(page.getByRole('heading', { name: paymentTexts(language).inTitle })).toBeVisible();
    await expect(page.getByText('Because of the soup, after all.')).toBeVisible();
    await expect(answer).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: subscribeTexts[language].notYou }).click();
    await expect(answer).toHaveValue('');
    await expect(page.getByText('Because of the soup, after all.')).toHaveCount(0);
  });
}

test('a double click creates one submission and one checkout', async ({ page }) => {
  const email = createEmail();
  const texts = subscribeTexts.en;
  const campaign = await getCampaignInPhase(page.request, 'open', 1);
  await page.goto(`/en/campaigns/${campaign.slug}`);
  await page.getByRole('textbox', { name: /\?/ }).fill(ANSWER);
  await page.getByLabel(texts.email).fill(email);
  await page.getByRole('button', { name: texts.continue, exact: true }).dblclick();
  await page.getByRole('button', { name: texts.continueToPayment }).dblclick();
  await page.waitForURL(/\/checkout\//);
  await page.goto('/en');
  const { submissions } = await (await page.request.get('/api/campaign-submissions/user-submissions')).json();
  expect(submissions).toHaveLength(1);
});

test('a reload keeps what was typed', async ({ page }) => {
  const campaign = await getCampaignInPhase(page.request, 'open');
  await page.goto(`/nl/campaigns/${campaign.slug}`);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.getByRole('textbox', { name: /\?/ }).fill(ANSWER);
  await page.reload();
  await expect(page.getByRole('textbox', { name: /\?/ })).toHaveValue(ANSWER);
});

test('a printed campaign has its address, and no form', async ({ page }) => {
  const { slug } = await getCampaignInPhase(page.request, 'open');
  await page.goto(`/nl/campaigns/${slug}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#donate')).toBeHidden();
  const share = page.locator('[data-share]');
  const printed = await share.evaluate((panel) => getComputedStyle(panel, '::after').content);
  expect(printed).toContain(`/nl/campaigns/${slug}`);
});

test('a server failure in the middle keeps the answer and says so', async ({ page }) => {
  const campaign = await getCampaignInPhase(page.request, 'open');
  await page.goto(`/en/campaigns/${campaign.slug}`);
  await page.getByRole('textbox', { name: /\?/ }).fill(ANSWER);
  await page.getByLabel(subscribeTexts.en.email).fill(createEmail());
  await page.route('**/api/campaign-subscribe/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong!' }).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: /\?/ })).toHaveValue(ANSWER);
});
