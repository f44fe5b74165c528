import { expect, test } from '@playwright/test';
import { subscribeTexts } from '#widget/subscribe/texts.ts';
import { expectAccessible } from './support/accessible.ts';
import { getCampaignInPhase } from './support/campaigns.ts';
import { createEmail } from './support/people.ts';

const ANSWER = 'Because of the soup, every Tuesday.';
const ERROR = 'Many people share your connection.';
/** The answer of a limit that a network has used up. */
const LIMITED = {
  status: 429,
  json: { error: ERROR, code: 'rate_limited', challenge: { turnstile: 'sandbox' } },
};

const TEXTS = {
  nl: { title: 'Even checken', human: 'Ik ben een mens', cancel: 'Annuleren' },
  en: { title: 'A quick check', human: 'I am human', cancel: 'Cancel' },
};

for (const language of ['nl', 'en'] as const) {
  test(`behind a shared address a fan proves to be human and continues (${language})`, async ({ page }) => {
    const texts = subscribeTexts[language];
    const { slug } = await getCampaignInPhase(page.request, 'open');
    const limited = (times: number) =>
      page.route('**/api/campaign-subscribe/auth', (route) => route.fulfill(LIMITED), { times });
    await page.goto(`/${language}/campaigns/${slug}`);
    const answer = page.getByRole('textbox', { name: /\?/ });
    await answer.fill(ANSWER);
    await page.getByLabel(texts.email).fill(createEmail());
    const next = page.getByRole('button', { name: texts.continue, exact: true });
    const dialog = page.getByRole('dialog', { name: ERROR });
    const check = dialog.locator('iframe').contentFrame();

    await limited(1);
    await next.click();
    await expect(check.getByRole('heading', { name: TEXTS[language].title })).toBeVisible();
    await expectAccessible(page);
    await check.getByRole('button', { name: TEXTS[language].cancel }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('alert').filter({ hasText: ERROR }).first()).toBeVisible();
    await expect(answer).toHaveValue(ANSWER);

    await limited(1);
    const passing = page.waitForRequest((request) => 'turnstile-token' in request.headers());
    await next.click();
    await check.getByRole('button', { name: TEXTS[language].human }).click();
    await passing;
    await expect(page.getByText(texts.credentialsOnce)).toBeVisible();
  });
}
