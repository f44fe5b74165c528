import { expect, test, type Page } from '@playwright/test';
import { shellTexts } from '#site/features/accounts/shell/texts.ts';
import { momentTexts } from '#site/features/campaigns/render-moment.ts';
import { charityTexts } from '#site/features/charities/texts.ts';
import { logInAsAdmin, post, verifyAddress } from './support/account.ts';
import { expectAccessible, expectNoOverflow, PHONE } from './support/accessible.ts';
import { createCampaign } from './support/campaigns.ts';
import { joinCharity, openAccount } from './support/charities.ts';
import { createParticipant, subscribeAndPay } from './support/participants.ts';
import { waitForMail } from './support/sandbox.ts';

const REASON = 'This foundation is not registered with the tax office.';

const findCard = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

test('an admin approves a charity and rejects another, whose campaign is paused until it is approved after all', async ({
  browser,
  page,
}) => {
  const texts = charityTexts('nl');
  const owner = await createParticipant(browser, { role: 'charity', language: 'nl' });
  const fan = await createParticipant(browser, { language: 'nl' });
  for (const one of [page, owner.page]) await one.setViewportSize(PHONE);
  const rejected = `De Schuur ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = (await post(owner.page, '/api/charity-whitelist-custom', { name: rejected })).doc;
  await logInAsAdmin(page);
  await openAccount((await joinCharity(browser, page, id)).page, id);
  await verifyAddress(owner.page, owner.email);
  const campaign = await createCampaign(owner.page, { charity: id });
  const chosen = `De Tuin ${crypto.randomUUID().slice(0, 8)}`;
  await post(owner.page, '/api/charity-whitelist-custom', { name: chosen });
  await subscribeAndPay(fan, campaign.id, 'Because of the soup.');

  await page.goto('/nl/dashboard/charities');
  const added = findCard(page, chosen);
  for (const text of [texts.pending, texts.unused, 'Fem Visser']) await expect(added).toContainText(text);
  await added.getByRole('button', { name: texts.approveNamed.replace('{charity}', chosen) }).click();
  await expect(added.getByText(texts.approved, { exact: true })).toBeVisible();
  const card = findCard(page, rejected);
  await card.getByRole('button', { name: texts.rejectNamed.replace('{charity}', rejected) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(texts.openOne);
  await expect(dialog).toContainText(/€\s?10/);
  await dialog.getByRole('button', { name: texts.reject, exact: true }).click();
  await expect(dialog.getByLabel(texts.rejectReason)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await dialog.getByLabel(texts.rejectReason).fill(REASON);
  await dialog.getByRole('button', { name: texts.reject, exact: true }).click();
  await expect(card.getByText(texts.rejected, { exact: true })).toBeVisible();
  await page.reload();
  await expect(card).toContainText(REASON);

  const address = `/nl/campaigns/${campaign.slug}`;
  await page.goto(address);
  await expect(page.getByRole('heading', { name: momentTexts('nl').title.paused })).toBeVisible();
  await expect(page.locator('#donate')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoOverflow(page);

  const mail = await waitForMail(owner.email, /gepauzeerd/);
  expect(mail.text).toContain(REASON);
  await owner.page.goto(new URL(/http\S+\/dashboard/.exec(mail.text)?.[0] ?? '').pathname);
  const due = owner.page.locator('.charity-due');
  await expect(due).toContainText(rejected);
  // The charity can no longer be changed, because someone has paid for it.
  await expect(due.getByRole('link')).toHaveCount(0);
  await expectAccessible(owner.page);

  await owner.page.goto('/nl/dashboard/charities');
  await expect(owner.page.getByRole('heading', { level: 1 })).toHaveText(
    shellTexts('nl').shell.notYoursTitle,
  );
  await expect(owner.page.getByRole('table')).toHaveCount(0);

  await page.goto('/nl/dashboard/charities');
  await card.getByRole('button', { name: texts.approveNamed.replace('{charity}', rejected) }).click();
  await expect(card.getByText(texts.approved, { exact: true })).toBeVisible();
  await waitForMail(owner.email, /kan weer geld ontvangen/);
  await page.goto(address);
  await expect(page.locator('#donate')).toBeVisible();
});
