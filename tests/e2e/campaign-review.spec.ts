import { expect, test } from '@playwright/test';
import { adminTexts } from '#site/features/admin/texts.ts';
import { campaignTexts } from '#site/features/campaigns/texts.ts';
import { managementTexts } from '#site/features/management/texts.ts';
import { expectAccessible, expectNoOverflow, PHONE, waitForIslands } from './support/accessible.ts';
import { createEmail, logInAsAdmin, verifyAddress } from './support/account.ts';
import { createCampaign } from './support/campaigns.ts';
import { createParticipant } from './support/participants.ts';
import { SANDBOX } from './support/sandbox.ts';

const { reviews: t, acts, reason } = adminTexts('en');
const confirm = acts['campaign-confirmed'].label;
const { campaigns: owner } = managementTexts('en');

/** Publishes a page on the celebrity's own site, emulated by a mail in the sandbox; returns its URL. */
async function publish(html: string): Promise<string> {
  const mail = {
    from: 'Noor <noor@example.test>',
    to: createEmail('site'),
    subject: 'My site',
    text: '-',
    html,
  };
  const answer = await fetch(`${SANDBOX}/emails`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer re_sandbox' },
    body: JSON.stringify(mail),
  });
  const { id }: { id: string } = await answer.json();
  return `${SANDBOX}/outbox/${id}`;
}

test('a campaign that looks like another’s waits, until its celebrity proves who she is', async ({
  browser,
  page,
}) => {
  const artistName = `Noor ${crypto.randomUUID().slice(0, 8)}`;
  const first = await createParticipant(browser, { role: 'charity', language: 'en' });
  await verifyAddress(first.page, first.email);
  await createCampaign(first.page, { artistName });
  const real = await createParticipant(browser, { role: 'celebrity', language: 'en' });
  await verifyAddress(real.page, real.email);
  const { name, slug } = await createCampaign(real.page, { artistName, name: `Real ${artistName}` });
  await real.page.goto('/en/dashboard');
  await expect(real.page.getByText(owner.review.waiting)).toBeVisible();
  await expectAccessible(real.page);
  const visitor = await browser.newPage();
  expect((await visitor.goto(`/en/campaigns/${slug}`))?.status()).toBe(404);

  await logInAsAdmin(page);
  await page.setViewportSize(PHONE);
  await page.goto('/en/dashboard/admin/reviews');
  await waitForIslands(page);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(real.email);
  await expectNoOverflow(page);
  await expectAccessible(page);
  const link = `${new URL(page.url()).origin}/nl/campaigns/${slug}`;
  await row.getByRole('textbox').fill(await publish(`<a rel="me" href="${link}">My hour</a>`));
  await row.getByRole('button', { name: t.check }).click();
  await expect(row.getByRole('status')).toHaveText(t.link);
  await row.getByRole('button', { name: confirm }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(reason.label).fill('Her own site links to it');
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await expect(row).toHaveCount(0);
  await visitor.goto(`/en/campaigns/${slug}`);
  const sign = visitor.getByRole('link', { name: campaignTexts('en').confirmed.sign });
  await sign.first().click();
  await expect(visitor.locator('#confirmed')).toBeInViewport();
});
