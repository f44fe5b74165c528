import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Campaign } from '#api/campaigns/contract.ts';
import { ORIGIN_INVALID } from '#api/embeds/rules.ts';
import { embedPageTexts } from '#site/features/embeds/texts.ts';
import { statisticsTexts } from '#site/features/statistics/texts.ts';
import { subscribeTexts } from '#widget/subscribe/texts.ts';
import { expectAccessible } from './support/accessible.ts';
import { createEmail } from './support/account.ts';
import { findOwnCampaign, getCampaignInPhase } from './support/campaigns.ts';
import { renderHostPage, SITE, test } from './support/host.ts';

const en = embedPageTexts('en');
const t = en.page;
const numbers = statisticsTexts('en');
const preview = (page: Page) => page.locator('power-hour-subscribe');
const getPreviewFrame = (page: Page) => preview(page).frameLocator('iframe');

/** Subscribes a new fan through the widget on a site. */
async function subscribeFromSite(
  frame: APIRequestContext,
  { id, fanQuestion: question }: Campaign,
  email: string,
  origin: string,
): Promise<void> {
  const auth = await frame.post(`${SITE}/api/campaign-subscribe/auth`, {
    headers: { origin: SITE },
    data: { email, campaignId: id, language: 'en', embed: true },
  });
  const { token }: { token: string } = await auth.json();
  const subscribed = await frame.post(`${SITE}/api/campaign-subscribe`, {
    headers: { origin: SITE, authorization: `Bearer ${token}` },
    data: { campaign: id, answer: { question, answer: 'Because.' }, embed: { origin } },
  });
  expect(subscribed.status()).toBe(200);
}

test('an owner configures the widget, sees its statistics and gets code that shows the same on another site', async ({
  page,
  host,
  playwright,
}) => {
  const own = await findOwnCampaign(page, ({ phase }) => phase === 'open');
  const email = createEmail();
  await subscribeFromSite(await playwright.request.newContext(), own, email, host.origin);
  await page.goto('/en/dashboard');
  await page.locator('.card-menu').filter({ hasText: own.name }).locator('summary').click();
  await page.getByRole('link', { name: `Embed this campaign ${own.name}` }).click();
  await getPreviewFrame(page)
    .getByRole('button', { name: subscribeTexts.en.continue })
    .scrollIntoViewIfNeeded();
  await page.getByRole('textbox', { name: t.accent }).fill('#ffd400');
  await expect(page.getByText(t.accentFaint.replace('{contrast}', '1.4'))).toBeVisible();
  await expect(getPreviewFrame(page).getByRole('button', { name: subscribeTexts.en.continue })).toHaveCSS(
    'background-color',
    'rgb(255, 212, 0)',
  );
  await page.getByRole('radio', { name: t['layout-button'] }).check();
  await page.getByRole('radio', { name: t['theme-dark'] }).check();
  await page.getByRole('combobox', { name: t.language }).selectOption('nl');
  await page.getByRole('radio', { name: t['version-exact'] }).check();
  const label = `Doe mee aan ${own.name}`;
  await expect(preview(page).getByRole('button', { name: label })).toBeVisible();
  await expect(page.getByRole('row', { name: host.origin })).toContainText(numbers.fewLabel);
  await expect(page.locator('body')).not.toContainText(email);
  await expectAccessible(page);
  const code = await page.getByRole('group', { name: t.code }).innerText();
  expect(code).toMatch(/integrity="sha384-[\w+/]+=*"/);
  await page.goto(host.serve('/', { html: renderHostPage(code, '') }));
  await page.getByRole('button', { name: label }).click();
  await expect(getPreviewFrame(page).getByRole('button', { name: subscribeTexts.nl.continue })).toBeVisible();
  await expect(getPreviewFrame(page).locator('.widget')).toHaveAttribute('data-theme', 'dark');
});

test('an owner edits the allowed sites by keyboard', async ({ page }) => {
  const { id } = await findOwnCampaign(page, ({ phase }) => phase === 'not-started');
  await page.goto(`/en/dashboard/campaigns/${id}/embed`);
  await expect(page.getByText(t.notOpen)).toBeVisible();
  await expect(getPreviewFrame(page).getByRole('heading').first()).toBeVisible();
  expect(await page.evaluate(() => scrollY), 'the widget leaves the page where it is').toBe(0);
  const field = page.getByRole('textbox', { name: t.site });
  await field.fill('ftp://nowhere');
  await field.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(new RegExp(ORIGIN_INVALID.en));
  await expectAccessible(page);
  await field.fill('www.Charity.example/give?from=mail');
  await field.press('Enter');
  const site = 'https://www.charity.example';
  await expect(page.getByRole('status').filter({ hasText: t.added.replace('{site}', site) })).toBeVisible();
  await expect(field).toHaveValue('');
  await field.fill(site);
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(new RegExp(t.siteKnown));
  await page.reload();
  const remove = page.getByRole('button', { name: `${t.remove} ${site}` });
  await remove.press('Enter');
  await expect(remove).toHaveCount(0);
  await expect(page.getByRole('heading', { name: t.sites })).toBeFocused();
});

test('every visitor can try the widget on a page with the options in its address', async ({ page }) => {
  const { slug } = await getCampaignInPhase(page.request, 'open', 1);
  await page.goto(`/en/embed-test?campaign=${slug}`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await getPreviewFrame(page)
    .getByRole('button', { name: subscribeTexts.en.continue })
    .scrollIntoViewIfNeeded();
  await page.getByLabel(t.layout).selectOption(t['layout-button']);
  await page.getByLabel(t.accent).fill('0a7d4f');
  await page.getByRole('button', { name: en.test.show }).click();
  await page.waitForURL(/layout=button/);
  await expect(preview(page).getByRole('button')).toHaveCSS('background-color', 'rgb(10, 125, 79)');
  await expect(page.locator('pre')).toContainText('layout="button" accent="#0a7d4f"');
});
