import { expect, test } from '@playwright/test';
import { subscribeTexts } from '#widget/subscribe/texts.ts';
import { expectAccessible } from './support/accessible.ts';
import { createEmail } from './support/account.ts';
import { getCampaignInPhase } from './support/campaigns.ts';

const ANSWER = 'Because of the soup, every Tuesday.';
const ERROR = 'Many people share your connection.';
/** The response once a network has used up a limit. */
const LIMITED = {
  status: 429,
  json: { error: ERROR, code: 'rate_limited', challenge: { turnstile: 'sandbox' } },
};

test('behind a shared address a fan proves to be human and continues', async ({ page }) => {
  const texts = subscribeTexts.en;
  const { slug } = await getCampaignInPhase(page.request, 'open');
  // One route handles all calls, because removing one while the check's page is loading can block that page.
  let isLimited = false;
  await page.route('**/api/campaign-subscribe/auth', (route) => {
    const answer = isLimited ? route.fulfill(LIMITED) : route.continue();
    isLimited = false;
    return answer;
  });
  await page.goto(`/en/campaigns/${slug}`);
  const answer = page.getByRole('textbox', { name: /\?/ });
  await answer.fill(ANSWER);
  await page.getByLabel(texts.email).fill(createEmail());
  const next = page.getByRole('button', { name: texts.continue, exact: true });
  const dialog = page.getByRole('dialog', { name: ERROR });
  const check = dialog.locator('iframe').contentFrame();

  isLimited = true;
  await next.click();
  await expect(check.getByRole('heading', { name: 'A quick check' })).toBeVisible();
  await expectAccessible(page);
  await check.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('alert').filter({ hasText: ERROR }).first()).toBeVisible();
  await expect(answer).toHaveValue(ANSWER);

  isLimited = true;
  const passing = page.waitForRequest((request) => 'turnstile-token' in request.headers());
  await next.click();
  await check.getByRole('button', { name: 'I am human' }).click();
  await passing;
  await expect(page.getByText(texts.credentialsTitle)).toBeVisible();
});
