import { expect } from '@playwright/test';
import { getCampaignInPhase } from '#tests/e2e/support/campaigns.ts';
import { allowReturnOrigin, renderHostPage, renderWidget } from '#tests/e2e/support/host.ts';
import { createEmail } from '#tests/e2e/support/account.ts';
import { findCheckoutSession } from '#tests/e2e/support/sandbox.ts';
import { paymentTexts } from '#site/features/subscriptions/payment-texts.ts';
import { subscribeTexts } from '#widget/subscribe/texts.ts';
import type { Tab } from './tab.ts';
import { DESKTOP, PHONE, test } from './test.ts';

const ANSWER = 'Omdat mijn buurvrouw elke dinsdag kookt 🍲';
const texts = subscribeTexts.nl;

/** Takes part as a new fan: fills in the answer and creates an account, up to the button that leads to the provider. */
async function answer(tab: Tab, email: string): Promise<void> {
  await tab.type('?', ANSWER);
  await tab.type(texts.email, email);
  await tab.press('button', texts.continue);
  await tab.waitForText(texts.credentialsTitle);
  await tab.press('button', texts.continueToPayment);
}

async function payByCard(tab: Tab, email: string): Promise<void> {
  await tab.waitForUrl(/\/checkout\//);
  await tab.press('button', 'Pay with card');
  await expect
    .poll(async () => (await findCheckoutSession(email)).payment_status, { timeout: 20_000 })
    .toBe('paid');
}

for (const size of [PHONE, DESKTOP]) {
  test.describe(`${size.width} pixels wide`, () => {
    test.use({ size });

    test('a new fan finds a campaign, pays by card and sees the thanks', async ({ tab, request }) => {
      const { slug, name } = await getCampaignInPhase(request, 'open');
      const email = createEmail();
      await tab.open('/nl');
      await tab.photograph('home');
      await tab.follow(`/nl/campaigns/${slug}`);
      await tab.waitForUrl(new RegExp(`/nl/campaigns/${slug}$`));
      await tab.waitForHeading(name);
      await tab.photograph('campaign');
      await answer(tab, email);
      await payByCard(tab, email);
      await tab.waitForUrl(/\/thanks\?submission=/);
      await tab.waitForHeading(paymentTexts('nl').paidTitle);
      await tab.photograph('thanks');
      await tab.open('/nl/dashboard');
      await tab.waitForText(name);
      await tab.photograph('dashboard');
    });

    test('a visitor of a partner’s page pays in the widget and returns to that page', async ({
      tab,
      host,
      request,
      playwright,
    }) => {
      const { id, slug } = await getCampaignInPhase(request, 'open');
      const email = createEmail();
      await allowReturnOrigin(await playwright.request.newContext(), id, host.origin);
      const url = host.serve('/give', { html: renderHostPage(renderWidget(slug, '', 'nl')) });
      await tab.open(url);
      await tab.enterWidget();
      await tab.waitForText(texts.title);
      await tab.leaveWidget();
      await tab.photograph('widget');
      await tab.enterWidget();
      await answer(tab, email);
      await tab.leaveWidget();
      await payByCard(tab, email);
      await tab.waitForUrl(/\/give$/);
      await tab.enterWidget();
      await tab.waitForHeading(paymentTexts('nl').paidTitle);
      await tab.leaveWidget();
      await tab.photograph('paid in the widget');
    });
  });
}
