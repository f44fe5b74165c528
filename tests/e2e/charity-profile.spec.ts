import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { accountTexts } from '#site/features/accounts/texts.ts';
import { charityTexts } from '#site/features/charities/texts.ts';
import { charityProfileTexts } from '#site/features/charity-profile/texts.ts';
import { texts as siteTexts } from '#site/i18n/texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { expectAccessible } from './support/accessible.ts';
import { callApiAs, PASSWORD } from './support/account.ts';
import { createEmail } from './support/people.ts';
import { waitForMail } from './support/sandbox.ts';

const ADMIN = { email: 'admin@powerhour.test', password: 'powerhour' };
const WIDTHS = [390, 1440] as const;
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

async function logIn(page: Page, account: { readonly email: string; readonly password: string }) {
  await page.context().clearCookies();
  expect((await callApiAs(page, 'POST', '/api/users/login', account)).status()).toBe(200);
}

/** Adds a charity and approves it, as the admin; returns its id. */
async function addCharity(page: Page, name: string): Promise<string> {
  const added = await callApiAs(page, 'POST', '/api/charity-whitelist-custom', { name });
  const { id } = Object(await added.json()).doc;
  const path = `/api/charity-whitelist-custom/${id}`;
  expect((await callApiAs(page, 'PATCH', path, { approvalStatus: 'approved' })).status()).toBe(200);
  return id;
}

/** Starts a public campaign for a charity, as its own account, whose address the invitation proved; returns its slug. */
async function startCampaign(page: Page, charity: string): Promise<string> {
  const created = await callApiAs(page, 'POST', '/api/campaigns/create', {
    name: `Soup ${crypto.randomUUID().slice(0, 8)}`,
    artistName: crypto.randomUUID(),
    description: 'We cook.',
    flexiblePlanning: true,
    fanQuestion: 'why-meet',
    thankYouMethod: 'video',
    importantKeywords: 'soup',
    charity,
    agreeToTerms: true,
    agreeToProtocol: true,
  });
  expect(created.status(), await created.text()).toBe(201);
  return String(Object(await created.json()).doc.slug);
}

/** Follows an invitation as a visitor, makes the account that it names on the way and accepts. */
async function acceptAsNewAccount(page: Page, invited: string, language: 'nl' | 'en'): Promise<void> {
  const { invitation } = charityProfileTexts(language);
  const { common, register } = accountTexts(language);
  const { text } = await waitForMail(invited);
  const link = new RegExp(`/${language}/charity-invitation\\?token=[\\w-]+`).exec(text)?.[0] ?? '';
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
  await page.waitForURL(`/${language}/dashboard/charities/*`);
  // The link is used up.
  await page.goto(link);
  await expect(page.getByRole('heading', { name: invitation.refusedHeading })).toBeVisible();
}

async function fillProfile(page: Page, language: 'nl' | 'en'): Promise<void> {
  const { form } = charityProfileTexts(language);
  await page.goto(`/${language}/dashboard`);
  await page.locator('.menu a[href$="/dashboard/charity"]').click();
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
  await expectAccessible(page);
}

test.describe('a charity', () => {
  test.slow();
  test('is invited, fills its profile, and is seen by visitors of its campaign and its page', async ({
    page,
    browser,
  }) => {
    const name = `Stichting De Kade ${crypto.randomUUID().slice(0, 6)}`;
    await logIn(page, ADMIN);
    const id = await addCharity(page, name);
    const { access } = charityProfileTexts('nl');
    await page.goto('/nl/dashboard/charities');
    const profileOf = fillText(charityTexts('nl').profileNamed, { charity: name });
    await page.getByRole('link', { name: profileOf }).click();
    const invited = createEmail('invited');
    await page.getByLabel(access.email, { exact: true }).fill(invited);
    await page.getByRole('button', { name: access.invite, exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: invited })).toBeVisible();
    await expectAccessible(page);

    await acceptAsNewAccount(page, invited, 'nl');
    await fillProfile(page, 'nl');
    const slug = await startCampaign(page, id);

    for (const language of ['nl', 'en'] as const) {
      const { page: t } = charityProfileTexts(language);
      const [about, ten] =
        language === 'nl' ? [PROFILE.aboutNl, PROFILE.tenEurosNl] : [PROFILE.aboutEn, PROFILE.tenEurosEn];
      const visitor = await browser.newPage({ locale: language, javaScriptEnabled: false });
      await visitor.goto(`/${language}/campaigns/${slug}`);
      const section = visitor.locator('[data-block=charity]');
      for (const text of [name, about, ten]) await expect(section).toContainText(text);
      await expect(section.getByRole('img', { name: fillText(t.logoAlt, { charity: name }) })).toBeVisible();
      await section.getByRole('link', { name: fillText(t.more, { charity: name }) }).click();
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(name);
      for (const text of [about, ten, HOST, '123456782', t.anbiHelp])
        await expect(visitor.getByText(text).first()).toBeVisible();
      await expect(visitor.locator('.campaign-cause')).toContainText(name);
      await visitor.close();
    }
  });
});

async function readSlug(page: Page, id: string): Promise<string> {
  const answer = await page.request.get(`/api/charities/${id}/profile`);
  return String(Object(await answer.json()).doc.slug);
}

for (const width of WIDTHS) {
  test(`what charities say fits at ${width} pixels, and is accessible`, async ({ page }) => {
    const list = await page.request.get('/api/charities/by-slug/de-leesboot/campaigns');
    const [campaign] = Object(await list.json()).docs;
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/nl/charities/de-leesboot', `/en/campaigns/${campaign.slug}`]) {
      await page.goto(path);
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overhang, path).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    }
  });
}

test('a charity that is not approved, and a profile that is another’s, have no page', async ({ page }) => {
  await logIn(page, ADMIN);
  const added = await callApiAs(page, 'POST', '/api/charity-whitelist-custom', {
    name: `Stichting Wacht ${crypto.randomUUID().slice(0, 6)}`,
  });
  const { id } = Object(await added.json()).doc;
  const slug = await readSlug(page, id);
  for (const path of [
    `/nl/charities/${slug}`,
    '/nl/charities/nothing',
    '/nl/charities/de-leesboot?page=99',
  ]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(siteTexts('nl')['notFound.title']);
  }
  for (const role of ['fan', 'celebrity', 'charity'] as const) {
    await logIn(page, { email: `${role}@powerhour.test`, password: ADMIN.password });
    expect((await page.goto(`/en/dashboard/charities/${id}`))?.status(), role).toBe(404);
  }
});

test('the page of a charity says in its HTML what search engines and shared links need', async ({
  request,
}) => {
  const html = await (await request.get('/en/charities/de-leesboot')).text();
  for (const part of [
    /<link rel="canonical" href="http[^"]+\/en\/charities\/de-leesboot"/,
    /<link rel="alternate" hreflang="nl" href="http[^"]+\/nl\/charities\/de-leesboot"/,
    /property="og:image" content="http[^"]+\/api\/media\/file\/\w+\.webp"/,
    /"@type":"NGO","name":"De Leesboot"/,
    /<meta name="description" content="De Leesboot carries 3,000 books/,
  ])
    expect(html).toMatch(part);
  const sitemap = await (await request.get('/sitemap-charities.xml')).text();
  expect(sitemap).toContain('/nl/charities/de-leesboot');
  expect(sitemap).not.toContain('/nl/charities/open-sky-for-schools');
});
