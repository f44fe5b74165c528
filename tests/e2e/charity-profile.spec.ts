import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { accountTexts } from '#site/features/accounts/texts.ts';
import { charityProfileTexts } from '#site/features/charity-profile/texts.ts';
import { texts as siteTexts } from '#site/i18n/texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { expectAccessible } from './support/accessible.ts';
import { callApiAs, createEmail, linkFor, logIn, logInAsAdmin, PASSWORD, post } from './support/account.ts';
import { createCampaign } from './support/campaigns.ts';
import { openAccount } from './support/charities.ts';

const LOGO = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#5b2a9d' } })
  .png()
  .toBuffer();
const PROFILE = {
  aboutNl: 'Wij koken elke week met de buurt. Iedereen schuift aan.',
  aboutEn: 'We cook with the neighbourhood every week. Everyone joins in.',
  tenEurosNl: 'Voor € 10 eten vijf mensen mee.',
  tenEurosEn: '€10 lets five people join the table.',
} as const;
const HOST = 'kade.example';

async function addCharity(page: Page, name: string): Promise<string> {
  await logInAsAdmin(page);
  const { id } = (await post(page, '/api/charity-whitelist-custom', { name })).doc;
  const path = `/api/charity-whitelist-custom/${id}`;
  expect((await callApiAs(page, 'PATCH', path, { approvalStatus: 'approved' })).status()).toBe(200);
  return id;
}

/** Follows an invitation as a visitor, creates an account for the invited address on the way, and accepts. */
async function acceptAsNewAccount(page: Page, invited: string): Promise<void> {
  const { invitation } = charityProfileTexts('nl');
  const { common, register } = accountTexts('nl');
  const link = await linkFor(invited, 'charity-invitation');
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByText(fillText(invitation.needsAccount, { invited }))).toBeVisible();
  await page.getByRole('link', { name: invitation.register }).click();
  await page.getByLabel(register.charityName).fill('Marit van de Kade');
  await page.getByLabel(common.email).fill(invited);
  await page.getByLabel(common.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: register.submit }).click();
  await page.waitForURL(`**${link}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: invitation.accept }).click();
  await page.waitForURL('/nl/dashboard/charities/*');
  // The link was used.
  await page.goto(link);
  await expect(page.getByRole('heading', { name: invitation.refusedHeading })).toBeVisible();
}

async function fillProfile(page: Page): Promise<void> {
  const { form } = charityProfileTexts('nl');
  await page.goto('/nl/dashboard');
  await page.locator('.menu a[href$="/dashboard/charity"]').click();
  await page.getByText(form.words).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: LOGO });
  await expect(page.getByText(form.logoSaved)).toBeVisible();
  for (const [name, text] of Object.entries(PROFILE)) await page.locator(`[name=${name}]`).fill(text);
  await page.locator('[name=website]').fill(`https://www.${HOST}`);
  await page.locator('[name=country]').selectOption('NL');
  await page.locator('[name=rsin]').fill('123456782');
  await page.getByLabel(form.yes, { exact: true }).check();
  await page.getByRole('button', { name: form.save }).click();
  await expect(page.getByText(form.saved)).toBeVisible();
}

test('a charity is invited, fills its profile, and is seen by visitors of its campaign and its page', async ({
  page,
  browser,
}) => {
  const name = `Stichting De Kade ${crypto.randomUUID().slice(0, 6)}`;
  const id = await addCharity(page, name);
  const { access } = charityProfileTexts('nl');
  await page.goto('/nl/dashboard/charities');
  await page.getByRole('link', { name, exact: true }).click();
  const invited = createEmail('invited');
  await page.getByLabel(access.email, { exact: true }).fill(invited);
  await page.getByRole('button', { name: access.invite, exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: invited })).toBeVisible();
  await expectAccessible(page);

  await acceptAsNewAccount(page, invited);
  await fillProfile(page);
  await openAccount(page, id);
  const { slug } = await createCampaign(page, { charity: id });

  const visitor = await browser.newPage({ javaScriptEnabled: false });
  for (const language of ['nl', 'en'] as const) {
    const { page: t } = charityProfileTexts(language);
    const [about, ten] =
      language === 'nl' ? [PROFILE.aboutNl, PROFILE.tenEurosNl] : [PROFILE.aboutEn, PROFILE.tenEurosEn];
    await visitor.goto(`/${language}/campaigns/${slug}`);
    const section = visitor.locator('[data-block=charity]');
    for (const text of [name, about, ten]) await expect(section).toContainText(text);
    await expect(section.getByRole('img', { name: fillText(t.logoAlt, { charity: name }) })).toBeVisible();
    await section.getByRole('link', { name: fillText(t.more, { charity: name }) }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(name);
    for (const text of [about, ten, HOST, '123456782', t.anbiHelp])
      await expect(visitor.getByText(text).first()).toBeVisible();
    await expect(visitor.locator('.campaign-cause')).toContainText(name);
  }
  await visitor.close();
});

test('a charity that is not approved, and a profile that is another’s, have no page', async ({ page }) => {
  await logInAsAdmin(page);
  const name = `Stichting Wacht ${crypto.randomUUID().slice(0, 6)}`;
  const { id } = (await post(page, '/api/charity-whitelist-custom', { name })).doc;
  const { slug } = (await (await page.request.get(`/api/charities/${id}/profile`)).json()).doc;
  for (const path of [slug, 'nothing', 'de-leesboot?page=99']) {
    const response = await page.request.get(`/nl/charities/${path}`);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain(siteTexts('nl')['notFound.title']);
  }
  for (const role of ['fan', 'celebrity', 'charity']) {
    await logIn(page, `${role}@powerhour.test`);
    expect((await page.request.get(`/en/dashboard/charities/${id}`)).status(), role).toBe(404);
  }
});
