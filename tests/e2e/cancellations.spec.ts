import { expect, test, type Page } from '@playwright/test';
import { adminTexts } from '#site/features/admin/texts.ts';
import { momentTexts } from '#site/features/campaigns/render-moment.ts';
import { cancellationTexts } from '#site/features/cancellations/texts.ts';
import { managementTexts } from '#site/features/management/texts.ts';
import { logInAsAdmin } from './support/account.ts';
import { expectAccessible, expectNoOverflow, PHONE } from './support/accessible.ts';
import { createOpenCampaign, createPaidCampaign, createParticipant } from './support/participants.ts';
import { waitForMail } from './support/sandbox.ts';

const REASON = 'Noor ligt langer in het ziekenhuis dan we hoopten.';

/** Opens the dialog that ends a campaign; retries because the button does nothing before its script has loaded. */
async function openDialog(page: Page, { title, action }: { title: string; action: string }) {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(async () => {
    const opener = page.getByRole('button', { name: new RegExp(`^${action}`) }).first();
    if (!(await dialog.isVisible())) await opener.click({ timeout: 1_000 });
    await expect(dialog).toBeVisible({ timeout: 1_000 });
  }).toPass();
  return dialog;
}

test('a campaign that its owner ends says why everywhere, and gives its money back', async ({ browser }) => {
  const { owner, campaign, fan } = await createPaidCampaign(browser);
  const { cancelling: texts, refunds } = cancellationTexts('nl');
  const address = `/nl/campaigns/${campaign.slug}`;

  for (const { page } of [owner, fan]) await page.setViewportSize(PHONE);
  await owner.page.goto('/nl/dashboard');
  await owner.page.locator('.card-menu > summary').first().click();
  const dialog = await openDialog(owner.page, texts);
  await expect(dialog).toContainText(texts.refundsOne);
  const reason = dialog.getByRole('textbox', { name: texts.reason });
  await expect(reason).toBeFocused();
  await reason.fill('Ziek');
  await dialog.getByRole('button', { name: texts.confirm }).click();
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(owner.page);
  await reason.fill(REASON);
  await dialog.getByRole('button', { name: texts.confirm }).click();
  await expect(dialog).toBeHidden();
  const done = refunds.progress.replace('{refunded}', '1').replace('{total}', '1');
  await expect(owner.page.getByText(done)).toBeVisible({ timeout: 30_000 });
  await expect(owner.page.getByText(REASON)).toBeVisible();
  const { cancelled } = managementTexts('nl').campaigns;
  await expect(owner.page.getByRole('article').getByText(cancelled, { exact: true })).toBeVisible();
  await expectAccessible(owner.page);
  await expectNoOverflow(owner.page);
  expect((await waitForMail(fan.email, /krijgt je geld terug/)).text).toContain(REASON);

  await fan.page.goto('/nl/dashboard');
  await expect(fan.page.getByRole('article')).toContainText(REASON);
  const note = momentTexts('nl').refund['campaign-cancelled'];
  await expect(fan.page.getByRole('article')).toContainText(note);
  await expectAccessible(fan.page);
  await expectNoOverflow(fan.page);
  await fan.page.goto(address);
  await expect(fan.page.getByRole('heading', { name: momentTexts('nl').title.cancelled })).toBeVisible();
  await expect(fan.page.locator('form')).toHaveCount(0);
  await expectAccessible(fan.page);
  await expectNoOverflow(fan.page);
  const read = async (path: string) => (await fan.page.request.get(path)).text();
  expect(await read(address)).toContain('https://schema.org/EventCancelled');
  for (const path of [address, `${address}/selection`, `/embed/${campaign.slug}?lang=nl`])
    expect(await read(path), path).toContain(REASON);
  for (const path of ['edit', 'nominees']) {
    await owner.page.goto(`/nl/dashboard/campaigns/${campaign.id}/${path}`);
    await expect(owner.page.getByText(REASON)).toBeVisible();
  }
});

test('an admin stops a campaign at the desk, where its page leads, and its owner reads why', async ({
  browser,
  page,
}) => {
  const owner = await createParticipant(browser, { role: 'charity', language: 'en' });
  const { slug } = await createOpenCampaign(owner);
  const { stopping: texts, refunds } = cancellationTexts('en');
  await logInAsAdmin(page);
  await page.goto(`/en/campaigns/${slug}`);
  await page.getByRole('link', { name: texts.action }).click();
  const dialog = await openDialog(page, { title: texts.title, action: adminTexts('en').campaigns.stop });
  await dialog.getByRole('textbox', { name: texts.reason }).fill(REASON);
  await dialog.getByRole('button', { name: texts.confirm }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(refunds.none)).toBeVisible();
  await page.goto(`/en/campaigns/${slug}`);
  await expect(page.getByText(REASON)).toBeVisible();
  await expect(page.getByRole('link', { name: refunds.title })).toBeVisible();
  expect((await waitForMail(owner.email, /been stopped/)).text).toContain(REASON);
});
