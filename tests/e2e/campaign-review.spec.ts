import { expect, test } from '@playwright/test';
import { adminTexts } from '#site/features/admin/texts.ts';
import { shellTexts } from '#site/features/accounts/shell/texts.ts';
import { campaignTexts } from '#site/features/campaigns/texts.ts';
import { managementTexts } from '#site/features/management/texts.ts';
import { expectAccessible, expectNoOverflow, PHONE } from './support/accessible.ts';
import { callApiAs, createEmail, logInAsAdmin, verifyAddress } from './support/account.ts';
import { createCampaign } from './support/campaigns.ts';
import { createParticipant } from './support/participants.ts';
import { SANDBOX, waitForMail } from './support/sandbox.ts';

const admin = adminTexts('en');
const { reviews: t, accounts, reason } = admin;
const { campaigns: owner } = managementTexts('en');
const { suspension } = shellTexts('en');

/** Puts a page on the celebrity's own site, for which a mail in the sandbox stands in; returns its address. */
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

test('an impostor waits, is declined and suspended; a real celebrity proves it and is confirmed', async ({
  browser,
  page,
}) => {
  test.setTimeout(120_000);
  const artistName = `Noor ${crypto.randomUUID().slice(0, 8)}`;
  const first = await createParticipant(browser, { role: 'charity', language: 'en' });
  await verifyAddress(first.page, first.email);
  await createCampaign(first.page, { artistName });

  // Both look like the artist of a campaign that is public.
  const [impostor, real] = [
    await createParticipant(browser, { role: 'celebrity', language: 'en' }),
    await createParticipant(browser, { role: 'celebrity', language: 'en' }),
  ];
  for (const each of [impostor, real]) await verifyAddress(each.page, each.email);
  const fake = await createCampaign(impostor.page, { artistName, name: `Fake ${artistName}` });
  const proven = await createCampaign(real.page, { artistName, name: `Real ${artistName}` });
  await impostor.page.goto('/en/dashboard');
  await expect(impostor.page.getByText(owner.review.waiting)).toBeVisible();
  await expectAccessible(impostor.page);
  const visitor = await browser.newPage();
  expect((await visitor.goto(`/en/campaigns/${fake.slug}`))?.status()).toBe(404);

  await logInAsAdmin(page);
  await page.setViewportSize(PHONE);
  await page.goto('/en/dashboard/admin/reviews');
  await page.waitForLoadState('networkidle');
  const row = page.getByRole('row').filter({ hasText: fake.name });
  await expect(row).toContainText(impostor.email);
  await expectNoOverflow(page);
  await expectAccessible(page);
  const decide = async (campaign: { readonly name: string }, label: string, why: string) => {
    await page
      .getByRole('row')
      .filter({ hasText: campaign.name })
      .getByRole('button', { name: label })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(reason.label).fill(why);
    await dialog.getByRole('button', { name: label, exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
  };
  await decide(fake, t.decline, 'Noor says that it is not hers');
  await expect(row).toHaveCount(0);
  expect((await waitForMail(impostor.email, /will not be public/)).text).toContain('it is not hers');

  await page.goto('/en/dashboard/admin/campaigns?search=' + encodeURIComponent(fake.name));
  await page.waitForLoadState('networkidle');
  await decide(fake, accounts.suspend, 'This account pretends to be Noor');
  await impostor.page.reload();
  await expect(impostor.page.getByText(suspension.title)).toBeVisible();
  await expect(impostor.page.getByText(/This account pretends to be Noor/).first()).toBeVisible();
  const again = await callApiAs(impostor.page, 'POST', '/api/charity-whitelist-custom', { name: 'Another' });
  expect(again.status()).toBe(403);

  await page.goto('/en/dashboard/admin/reviews');
  await page.waitForLoadState('networkidle');
  const origin = new URL(page.url()).origin;
  const waiting = page.getByRole('row').filter({ hasText: proven.name });
  const check = async (address: string) => {
    await waiting.getByRole('textbox').fill(address);
    await waiting.getByRole('button', { name: t.check }).click();
  };
  await check(await publish(`<p>I am Noor.</p>`));
  await expect(waiting.getByRole('status')).toHaveText(t.none);
  await check(await publish(`<a rel="me" href="${origin}/nl/campaigns/${proven.slug}">My hour</a>`));
  await expect(waiting.getByRole('status')).toHaveText(t.link);
  await decide(proven, t.confirm, 'Her own site links to it');
  await expect(waiting).toHaveCount(0);
  await visitor.goto(`/en/campaigns/${proven.slug}`);
  const sign = visitor.getByRole('link', { name: campaignTexts('en').confirmed.sign });
  await expect(sign.first()).toBeVisible();
  await sign.first().click();
  await expect(visitor.locator('#confirmed')).toBeInViewport();
});
