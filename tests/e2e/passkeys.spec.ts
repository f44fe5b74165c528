import { expect, test } from '@playwright/test';
import { accountTexts } from '#site/features/accounts/texts.ts';
import { createTestAccount, linkFor } from './support/account.ts';
import { addDevice } from './support/device.ts';
import { expectAccessible } from './support/accessible.ts';

test('a fan comes back by a link, then by a passkey, without a password', async ({ page }) => {
  const { common, earlier, login, loginLink, passkeys } = accountTexts('nl');
  await addDevice(page);
  const email = await createTestAccount(page, { language: 'nl' });

  await page.goto('/nl/login');
  await page.getByRole('button', { name: login.mail }).click();
  await expect(page.getByLabel(common.email)).toBeFocused();
  await page.getByLabel(common.email).fill(email);
  await page.getByRole('button', { name: login.mail }).click();
  await expect(page.getByText(login.linkSent.replace('{email}', email))).toBeVisible();
  await expectAccessible(page);

  const path = await linkFor(email, 'login-link', /inloglink/);
  expect((await page.request.get(path)).status()).toBe(200);
  await page.goto(`${path}&redirect=/nl/dashboard/profile`);
  await page.getByRole('button', { name: loginLink.submit }).click();
  // The link verifies this address for the first time, so earlier work has to be reviewed first.
  await page.waitForURL('/nl/dashboard');
  await page.getByRole('button', { name: earlier.keep }).click();
  await page.getByRole('link', { name: earlier.choosePassword }).click();

  const panel = page.getByRole('region', { name: passkeys.title });
  await panel.getByRole('button', { name: passkeys.add }).click();
  await expect(panel.getByText(passkeys.added)).toBeVisible();
  const name = 'Chrome, Linux';
  await expect(panel.getByRole('listitem')).toContainText(name);

  await page.goto('/nl/logout');
  await page.waitForURL('/nl/login');
  await page.goto(path);
  await expect(page.getByRole('heading', { name: loginLink.refusedHeading })).toBeFocused();
  await page.getByRole('link', { name: loginLink.next }).click();
  await page.getByRole('button', { name: login.passkey }).click();
  await page.waitForURL('/nl/dashboard');

  await page.goto('/nl/dashboard/profile');
  await panel.getByRole('button', { name: passkeys.renameNamed.replace('{name}', name) }).click();
  await panel.getByRole('listitem').getByLabel(passkeys.name).fill('Werk');
  await panel.getByRole('button', { name: passkeys.saveName }).click();
  await panel.getByRole('button', { name: passkeys.removeNamed.replace('{name}', 'Werk') }).click();
  const confirm = page.getByRole('button', { name: passkeys.removeConfirm });
  await expect(confirm).toBeVisible();
  await expectAccessible(page);
  await confirm.click();
  await expect(panel.getByRole('listitem')).toHaveCount(0);
});
