import { expect, test } from '@playwright/test';
import { accountTexts } from '#site/features/accounts/texts.ts';
import {
  callApiAs,
  createEmail,
  linkFor,
  logInAsNewUser,
  NEW_PASSWORD,
  PASSWORD,
  refuseOnceAsOld,
  verifyAddress,
} from './support/account.ts';
import { expectAccessible, expectNoOverflow, PHONE } from './support/accessible.ts';

test('the profile is changed: name, address by mail, password', async ({ page }) => {
  const { common, profile, stepUp, verify } = accountTexts('en');
  const email = await logInAsNewUser(page, { email: createEmail('anaddresswithoutabreak') });
  await verifyAddress(page, email);
  await page.goto('/en/dashboard/profile');
  await page.getByLabel(profile.name, { exact: true }).fill('Fem Nieuw');
  await page.getByLabel(profile.phone).fill('0612345678');
  await page.getByRole('button', { name: profile.save }).click();
  await expect(page.getByText(profile.saved)).toBeVisible();
  await page.setViewportSize(PHONE);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectNoOverflow(page);

  const other = createEmail('moved');
  const mail = page.getByRole('region', { name: profile.email });
  await mail.getByLabel(profile.newEmail).fill(other);
  await refuseOnceAsOld(page, '/api/auth/change-email');
  await mail.getByRole('button', { name: profile.changeEmail }).click();
  const question = page.getByRole('dialog', { name: stepUp.title });
  await expect(question.getByLabel(common.password, { exact: true })).toBeFocused();
  await expectAccessible(page);
  await question.getByLabel(common.password, { exact: true }).fill('wrong');
  await question.getByRole('button', { name: stepUp.confirm }).click();
  await expect(question.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await question.getByLabel(common.password, { exact: true }).fill(PASSWORD);
  await question.getByRole('button', { name: stepUp.confirm }).click();
  await expect(mail.getByText(profile.emailSent.replace('{email}', other))).toBeVisible();

  await page.goto(await linkFor(other, 'verify-email'));
  await expect(page.getByRole('heading', { name: verify.doneHeading })).toBeVisible();
  await page.goto('/en/dashboard/profile');
  await expect(page.getByText(profile.emailNow.replace('{email}', other))).toBeVisible();
  await expect(page.getByLabel(profile.name, { exact: true })).toHaveValue('Fem Nieuw');

  const password = page.getByRole('region', { name: profile.password, exact: true });
  await password.getByLabel(common.newPassword).fill(NEW_PASSWORD);
  await password.getByRole('button', { name: profile.changePassword }).click();
  await expect(password.getByText(profile.passwordChanged)).toBeVisible();
  await expect(password.getByLabel(common.newPassword)).toHaveValue('');
  expect(
    (await callApiAs(page, 'POST', '/api/users/login', { email, password: NEW_PASSWORD })).status(),
  ).toBe(401);
});
