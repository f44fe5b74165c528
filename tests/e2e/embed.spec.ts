import { expect, type Page } from '@playwright/test';
import { embedTexts } from '#site/features/embeds/texts.ts';
import { momentTexts } from '#site/features/campaigns/render-moment.ts';
import { paymentTexts } from '#site/features/subscriptions/payment-texts.ts';
import { subscribeTexts } from '#widget/subscribe/texts.ts';
import { createEmail } from './support/account.ts';
import { getCampaignInPhase } from './support/campaigns.ts';
import { allowReturnOrigin, blockStorage, renderHostPage, test, renderWidget } from './support/host.ts';
import { getWidgetFrame } from './support/widgets.ts';

// Serial, because these tests change the allowed origins of one campaign.
test.describe.configure({ mode: 'default' });

const texts = subscribeTexts.en;

/** Answers in the frame as a new fan, creates an account and continues to the provider. */
async function goToCheckout(page: Page): Promise<void> {
  const frame = getWidgetFrame(page);
  await frame.getByRole('textbox', { name: /\?/ }).fill('Because of the soup.');
  await frame.getByLabel(texts.email).fill(createEmail());
  await frame.getByRole('button', { name: texts.continue, exact: true }).click();
  await expect(frame.getByText(texts.credentialsTitle)).toBeVisible();
  await frame.getByRole('button', { name: texts.continueToPayment }).click();
  await page.waitForURL(/\/checkout\//);
}

test('a visitor of a partner’s page, whose browser stores nothing for third parties, pays and returns to it', async ({
  page,
  host,
  playwright,
}) => {
  const campaign = await getCampaignInPhase(page.request, 'open');
  await blockStorage(page);
  await allowReturnOrigin(await playwright.request.newContext(), campaign.id, host.origin);
  const url = host.serve('/give', { html: renderHostPage(renderWidget(campaign.slug)) });
  await page.goto(`${url}?from=news`);
  await goToCheckout(page);
  await page.getByRole('button', { name: 'Pay with card' }).click();
  await page.waitForURL(`${url}?from=news`);
  await expect(
    getWidgetFrame(page).getByRole('heading', { name: paymentTexts('en').paidTitle }),
  ).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
});

test('a visitor who cancels at the provider returns to the partner’s page and can take part again', async ({
  page,
  host,
  playwright,
}) => {
  const campaign = await getCampaignInPhase(page.request, 'open');
  await allowReturnOrigin(await playwright.request.newContext(), campaign.id, host.origin);
  const url = host.serve('/give', { html: renderHostPage(renderWidget(campaign.slug, 'layout="button"')) });
  await page.goto(url);
  await page.getByRole('button', { name: 'Take part' }).click();
  await goToCheckout(page);
  await page
    .getByRole('link', { name: /power hour|back/i })
    .first()
    .click();
  await page.waitForURL(url);
  await expect(
    getWidgetFrame(page).getByRole('heading', { name: momentTexts('en').title.unpaid }),
  ).toBeVisible();
  await getWidgetFrame(page)
    .getByRole('button', { name: embedTexts('en').again })
    .click();
  await expect(getWidgetFrame(page).getByRole('textbox', { name: /\?/ })).toBeEditable();
});
