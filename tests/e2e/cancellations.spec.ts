import { expect, test, type Page } from '@playwright/test';
import { campaignTexts } from '#site/features/campaigns/texts.ts';
import { cancellationTexts } from '#site/features/cancellations/texts.ts';
import { managementTexts } from '#site/features/management/texts.ts';
import { submissionTexts } from '#site/features/submissions/texts.ts';
import { expectAccessible } from './support/accessible.ts';
import { callApiAs } from './support/account.ts';
import { createOpenCampaign, createParticipant, subscribeAndPay } from './support/participants.ts';
import { waitForMail } from './support/sandbox.ts';

const ADMIN = { email: 'admin@powerhour.test', password: 'powerhour' };
const NARROW = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };
const REASON = 'Noor ligt langer in het ziekenhuis dan we hoopten.';

/** Sees a page at both widths: nothing sticks out, and axe finds nothing. */
async function expectSound(page: Page): Promise<void> {
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    await expectAccessible(page);
  }
}

for (const [language, role] of [
  ['nl', 'owner'],
  ['en', 'admin'],
] as const) {
  test(`a campaign that its ${role} ends says why everywhere, and gives its money back (${language})`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const owner = await createParticipant(browser, { role: 'charity', language });
    const campaign = await createOpenCampaign(owner);
    const fan = await createParticipant(browser, { language });
    await subscribeAndPay(fan, campaign.id, 'Because of the soup.');
    const { campaigns } = managementTexts(language);
    const { cancelling, stopping, refunds } = cancellationTexts(language);
    const { submissions } = submissionTexts(language);
    const { closed } = campaignTexts(language);
    const texts = role === 'owner' ? cancelling : stopping;
    const address = `/${language}/campaigns/${campaign.slug}`;

    const ending = role === 'owner' ? owner.page : await (await browser.newContext()).newPage();
    if (role === 'admin') await callApiAs(ending, 'POST', '/api/users/login', ADMIN);
    await ending.goto(role === 'owner' ? `/${language}/dashboard` : address);
    const dialog = ending.getByRole('dialog', { name: texts.title });
    // The server's button opens nothing before its script has come.
    await expect(async () => {
      const opener = ending.getByRole('button', { name: new RegExp(`^${texts.action}`) }).first();
      if (!(await dialog.isVisible())) await opener.click({ timeout: 1_000 });
      await expect(dialog).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(dialog).toContainText(texts.refundsOne);
    const reason = dialog.getByRole('textbox', { name: texts.reason });
    await expect(reason).toBeFocused();
    await reason.fill('Ziek');
    await dialog.getByRole('button', { name: texts.confirm }).click();
    await expect(reason).toHaveAttribute('aria-invalid', 'true');
    await expectSound(ending);
    await reason.fill(REASON);
    await dialog.getByRole('button', { name: texts.confirm }).click();
    await expect(dialog).toBeHidden();
    const done = refunds.progress.replace('{refunded}', '1').replace('{total}', '1');
    await expect(ending.getByText(done)).toBeVisible({ timeout: 30_000 });
    await expect(ending.getByText(REASON)).toBeVisible();
    await expectSound(ending);

    const mail = await waitForMail(fan.email, new RegExp(campaign.name));
    expect(mail.text).toContain(REASON);
    if (role === 'admin') expect((await waitForMail(owner.email, /not going ahead/)).text).toContain(REASON);

    await fan.page.goto(`/${language}/dashboard`);
    await expect(fan.page.getByRole('article')).toContainText(REASON);
    await expect(fan.page.getByRole('article')).toContainText(submissions['note-campaign-cancelled']);
    await expectSound(fan.page);
    const html = await (await fan.page.request.get(address)).text();
    expect(html).toContain(REASON);
    expect(html).toContain('https://schema.org/EventCancelled');
    await fan.page.goto(address);
    await expect(fan.page.getByRole('heading', { name: closed.cancelled })).toBeVisible();
    await expect(fan.page.locator('form')).toHaveCount(0);
    await expectSound(fan.page);
    expect(await (await fan.page.request.get(`/embed/${campaign.slug}?lang=${language}`)).text()).toContain(
      REASON,
    );
    await fan.page.goto(`${address}/selection`);
    await expect(fan.page.getByText(REASON)).toBeVisible();
    await owner.page.goto(`/${language}/dashboard`);
    await expect(
      owner.page.getByRole('article').getByText(campaigns.cancelled, { exact: true }),
    ).toBeVisible();
    for (const path of ['edit', 'nominees']) {
      await owner.page.goto(`/${language}/dashboard/campaigns/${campaign.id}/${path}`);
      await expect(owner.page.getByText(REASON)).toBeVisible();
    }
  });
}
