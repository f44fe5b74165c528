import { expect, test, type Page } from '@playwright/test';
import { campaignFormTexts, type CampaignFormTexts } from '#site/features/campaign-form/texts.ts';
import { shellTexts } from '#site/features/accounts/shell/texts.ts';
import { managementTexts } from '#site/features/management/texts.ts';
import { expectAccessible } from './support/accessible.ts';
import { createEmail, logInAsNewUser, verifyAddress } from './support/account.ts';

/** Returns a unique name, because one that resembles another person's waits for an admin. */
const toArtistName = (email: string) => `Mila ${email.split('@')[0]}`;

async function fillPersonal(page: Page, texts: CampaignFormTexts, email: string): Promise<void> {
  const { personal, common } = texts.account;
  await page.getByLabel(common.email).fill(email);
  await page.getByLabel(personal.artistName).fill(toArtistName(email));
  await page.getByLabel(personal.phone).fill('+31 6 12345678');
  await page.getByLabel(personal.gender).selectOption('female');
  await page.getByLabel(personal.country).selectOption('NL');
  await page.getByLabel(personal.city).fill('Utrecht');
  await page.getByLabel(personal.knownFor).fill('Liedjes over de stad');
  await page.getByLabel(personal.bio, { exact: true }).fill('Ik zing over straten en mensen.');
  await page.getByLabel(personal.no, { exact: true }).check();
}

async function fillCampaign(page: Page, texts: CampaignFormTexts, name: string): Promise<void> {
  const { fields, keywords, categories, charity } = texts;
  await page.getByLabel(fields.name, { exact: true }).fill(name);
  const description = page.getByRole('textbox', { name: fields.description });
  await description.click();
  await page.keyboard.type('We koken samen ');
  await page.getByRole('button', { name: texts.editor.bold, exact: true }).click();
  await expect(description).toBeFocused();
  await page.keyboard.type('voor de buurt');
  await page.getByLabel(fields.plannedDate, { exact: true }).fill('2031-07-15');
  await page.getByLabel(fields.plannedTime, { exact: true }).fill('19:30');
  await page.getByLabel(fields.plannedLocation).fill('Utrecht');
  await expect(page.locator('.help').getByText(/13 jul[iy] 2031.*19:30/i)).toBeVisible();
  await page.getByLabel(fields.fanQuestion, { exact: true }).selectOption('why-meet');
  for (const keyword of categories[0]?.keywords.slice(0, 3) ?? []) {
    await page.getByRole('button', { name: keyword, exact: true }).click();
  }
  await page.getByLabel(keywords.own).fill('soep');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: charity.label }).selectOption({ index: 1 });
  await page.getByLabel(fields.video).check();
  await page
    .getByLabel(fields.agreeToTerms.split('{')[0]?.trim() ?? '')
    .first()
    .check();
  await page.getByRole('checkbox', { name: fields.protocolLink }).check();
}

test('a visitor without an account creates a campaign, which is public once the address is verified', async ({
  page,
  request,
}) => {
  const texts = campaignFormTexts('nl');
  const { fields, wizard } = texts;
  const { campaigns: dashboard } = managementTexts('nl');
  const { verification } = shellTexts('nl');
  // Filling in two pages of fields takes long.
  test.slow();
  const [email, name] = [createEmail('celebrity'), `Een uur soep ${crypto.randomUUID().slice(0, 6)}`];
  await page.goto('/nl/dashboard/campaigns/create');
  await expect(page.getByRole('heading', { level: 1, name: wizard.personalHeading })).toBeVisible();
  await page.getByRole('button', { name: wizard.next }).click();
  await expect(page.getByText(wizard.fixBefore).first()).toBeVisible();
  await expect(page.getByLabel(texts.account.common.email)).toBeFocused();
  await fillPersonal(page, texts, email);
  await page.getByRole('button', { name: wizard.next }).click();
  await expect(page.getByRole('heading', { level: 1, name: wizard.powerHourHeading })).toBeVisible();
  await expect(page.getByLabel(fields.artistName)).toHaveValue(toArtistName(email));
  await fillCampaign(page, texts, name);
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByLabel(fields.name, { exact: true })).toHaveValue(name);
  await expect(page.getByRole('textbox', { name: fields.description })).toContainText('voor de buurt');

  await page.getByRole('button', { name: fields.create }).click();
  await page.waitForURL('**/nl/dashboard*');
  await expect(page.getByText(dashboard.successNotPublic)).toBeVisible();
  await expect(page.getByText(dashboard.notPublic)).toBeVisible();
  await expect(page.getByText(name).first()).toBeVisible();
  const { docs } = await (await page.request.get('/api/campaigns/mine')).json();
  expect(docs).toHaveLength(1);
  expect(docs[0]).toMatchObject({
    name,
    plannedDate: '2031-07-15T17:30:00.000Z',
    subscriptionDeadline: '2031-07-13T17:30:00.000Z',
    description: {
      type: 'root',
      children: [
        {
          type: 'p',
          children: [
            { type: 'text', text: 'We koken samen ' },
            { type: 'text', text: 'voor de buurt', bold: true },
          ],
        },
      ],
    },
  });

  const address = `/nl/campaigns/${docs[0].slug}`;
  expect((await request.get(address)).status()).toBe(404);
  await page.goto(address);
  await expect(page.getByText(verification.textPreview.replace('{email}', email))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: verification.resend }).click();
  await expect(page.getByText(verification.sent)).toBeVisible();
  await verifyAddress(page, email);
  expect((await request.get(address)).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('button', { name: verification.resend })).toHaveCount(0);
});

test('the description can be written by keyboard alone', async ({ page }) => {
  const { fields, editor } = campaignFormTexts('en');
  await logInAsNewUser(page, { role: 'celebrity' });
  await page.goto('/en/dashboard/campaigns/create');
  const text = page.getByRole('textbox', { name: fields.description });
  await text.focus();
  await page.keyboard.type('Soup');
  await page.keyboard.press('Shift+Tab');
  const getTool = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(getTool(editor.bold)).toBeFocused();
  for (const name of [editor.italic, editor.heading, editor.subheading, editor.bulletList]) {
    await page.keyboard.press('ArrowRight');
    await expect(getTool(name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await expect(text.locator('li')).toHaveText('Soup');
  await expect(getTool(editor.bulletList)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Control+a');
  await getTool(editor.link).press('Enter');
  const address = page.getByLabel(editor.linkAddress);
  await address.fill('javascript:alert(1)');
  await address.press('Enter');
  await expect(page.getByText(editor.linkInvalid)).toBeVisible();
  await address.fill('example.test/soup');
  await address.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await expect(address).toBeVisible();
  await address.press('Enter');
  await expect(text.locator('a')).toHaveAttribute('href', 'https://example.test/soup');
  await expect(text).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
});
