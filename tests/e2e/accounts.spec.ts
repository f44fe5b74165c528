import { expect, test, type Page } from '@playwright/test';
import { accountTexts } from '#site/features/accounts/texts.ts';
import { shellTexts } from '#site/features/accounts/shell/texts.ts';
import { submissionTexts } from '#site/features/submissions/texts.ts';
import {
  codeFor,
  createEmail,
  createTestAccount,
  linkFor,
  logInAsNewUser,
  NEW_PASSWORD,
  PASSWORD,
} from './support/account.ts';
import { expectAccessible, expectRoomForLongWord, PHONE } from './support/accessible.ts';
import { subscribeToOpenCampaign } from './support/campaigns.ts';

async function submitLogin(page: Page, language: 'nl' | 'en', email: string, password: string) {
  const { common, login } = accountTexts(language);
  await page.getByLabel(common.email).fill(email);
  await page.getByLabel(common.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
}

test('a wrong password is reported in the form, and the right one leads to the requested page of this site', async ({
  page,
}) => {
  const { common, login, problems, register: registration } = accountTexts('nl');
  const email = await createTestAccount(page, { language: 'nl' });
  await page.goto('/nl/dashboard/subscribed?x=1');
  await page.waitForURL('/nl/login?redirect=*');
  const register = page.getByRole('main').getByRole('link', { name: login.register });
  await expect(register).toHaveAttribute('href', /redirect=/);
  await register.click();
  const back = page.getByRole('main').getByRole('link', { name: registration.login });
  await expect(back).toHaveAttribute('href', /redirect=/);
  await back.click();
  await page.waitForURL('/nl/login?redirect=*');
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/nl/dashboard/subscribed?x=1');
  await page.getByRole('button', { name: login.submit, exact: true }).click();
  await expect(page.getByText(problems.emailRequired)).toBeVisible();
  await expect(page.getByLabel(common.email)).toBeFocused();
  await submitLogin(page, 'nl', email, 'not the password');
  const wrong = page.getByRole('alert').filter({ hasText: 'Onjuist e-mailadres of wachtwoord' });
  await expect(wrong).toBeVisible();
  await expect(page.getByLabel(common.email)).toHaveValue(email);
  await expectAccessible(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
  await expect(page.getByText(login.tryAgain)).toBeVisible();
  await page.context().setOffline(false);
  await submitLogin(page, 'nl', email, PASSWORD);
  await page.waitForURL('/nl/dashboard/subscribed?x=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(submissionTexts('nl').subscribed.heading);
  await page.goto('/nl/login?redirect=//evil.example');
  await page.waitForURL('/nl/dashboard');
});

test('logging out ends at the Dutch login page, also when the server fails', async ({ page }) => {
  await logInAsNewUser(page);
  await page.route('**/api/users/logout', (route) => route.abort());
  await page.goto('/en/logout');
  await page.waitForURL('/nl/login?logout=here');
  await expect(page.getByText(accountTexts('nl').login.loggedOutHere)).toBeVisible();
  // The server still knows the session; this browser no longer does.
  await page.goto('/en/dashboard');
  await page.waitForURL('/en/login?redirect=*');
  expect((await page.request.get('/api/users/me')).status()).toBe(401);
});

test('a new fan registers, is welcomed, asks for the mail again and confirms the address', async ({
  page,
}) => {
  const { common, problems, register, verify } = accountTexts('nl');
  const email = createEmail();
  const { submissions } = submissionTexts('nl');
  const { verification } = shellTexts('nl');
  await page.goto('/nl/register');
  await page.getByLabel(register.name).fill('Fem de Visser');
  await page.getByLabel(common.email).fill(email);
  await page.getByLabel(common.password, { exact: true }).fill('short');
  await page.getByRole('button', { name: register.submit }).click();
  await expect(page.getByText(problems.passwordLength)).toBeVisible();
  await page.getByLabel(common.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: register.submit }).click();
  await page.waitForURL('/nl/dashboard*');
  await expect(page.getByText(submissions.successAccount)).toBeVisible();
  const first = await linkFor(email, 'verify-email');
  await page.getByRole('button', { name: verification.resend }).click();
  await expect(page.getByText(verification.sent)).toBeVisible();
  await page.goto(first);
  await expect(page.getByRole('heading', { name: verify.doneHeading })).toBeVisible();
  await page.getByRole('link', { name: verify.dashboard }).click();
  await expect(page.getByText(submissions.empty)).toBeVisible();
  await expect(page.getByRole('button', { name: verification.resend })).toHaveCount(0);
});

test('an address confirmed in another browser is that browser’s, which keeps what was made; a code logs in again', async ({
  page,
  browser,
}) => {
  const { common, earlier, login, profile, verify } = accountTexts('nl');
  const email = await logInAsNewUser(page, { language: 'nl' });
  const { campaign } = await subscribeToOpenCampaign(page);
  await page.goto('/nl/dashboard');
  const phone = await browser.newPage({ viewport: PHONE });
  await phone.goto(await linkFor(email, 'verify-email'));
  await phone.getByRole('button', { name: verify.submit }).click();
  await expect(phone.getByRole('heading', { name: verify.doneHeading })).toBeVisible();
  const panel = phone.getByRole('region', { name: earlier.heading });
  await expect(panel).toContainText(campaign);
  await expectAccessible(phone);
  await expectRoomForLongWord(panel.getByRole('listitem').first());

  // The open page polls by itself, and may already be loading the login page.
  await page.reload().catch(() => undefined);
  await page.waitForURL('/nl/login?redirect=*ended=elsewhere');
  await expect(page.getByText(login.elsewhere)).toBeVisible();
  await page.getByLabel(common.email).fill(email);
  await page.getByRole('button', { name: login.mail }).click();
  await expect(page.getByLabel(login.code)).toBeFocused();
  await expectAccessible(page);
  const code = await codeFor(email);
  await page.getByLabel(login.code).fill(code === '000000' ? '000001' : '000000');
  await expect(page.getByLabel(login.code)).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(login.code).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  // What was created before the address was verified has to be reviewed first.
  await page.waitForURL('/nl/dashboard');
  await expect(page.getByRole('region', { name: earlier.heading })).toBeVisible();

  await phone.goto('/nl/dashboard');
  await panel.getByRole('button', { name: earlier.delete }).click();
  const cancel = phone.getByRole('button', { name: earlier.cancel, exact: true });
  await expect(cancel).toBeVisible();
  await expectAccessible(phone);
  await cancel.click();
  await panel.getByRole('button', { name: earlier.keep }).click();
  await expect(phone.getByText(earlier.kept)).toBeVisible();
  await expect(panel).toHaveCount(0);
  await phone.getByRole('link', { name: earlier.choosePassword }).click();
  const password = phone.getByRole('region', { name: profile.password, exact: true });
  await expect(password.getByText(profile.noPassword)).toBeVisible();
  await password.getByLabel(common.newPassword).fill(NEW_PASSWORD);
  await password.getByRole('button', { name: profile.changePassword }).click();
  await expect(password.getByText(profile.passwordChanged)).toBeVisible();
  await phone.close();
});

test('a forgotten password is replaced by a link that works once', async ({ page }) => {
  const { common, forgot, reset } = accountTexts('nl');
  const email = await createTestAccount(page, { language: 'nl' });
  await page.goto('/nl/forgot-password');
  const unknown = createEmail('nobody');
  await page.getByLabel(common.email).fill(unknown);
  await page.getByRole('button', { name: forgot.submit }).click();
  await expect(page.getByText(forgot.sent.replace('{email}', unknown))).toBeVisible();
  await page.getByRole('button', { name: forgot.other }).click();
  await page.getByLabel(common.email).fill(email);
  await page.getByRole('button', { name: forgot.submit }).click();
  await expect(page.getByText(forgot.sent.replace('{email}', email))).toBeVisible();
  const link = await linkFor(email, 'reset-password', /wachtwoord/i);
  await page.goto(link);
  await page.getByLabel(common.newPassword).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: reset.submit }).click();
  await expect(page.getByRole('heading', { name: reset.doneHeading })).toBeVisible();
  // A used link says so before it asks for a password.
  await page.goto(link);
  await expect(page.getByRole('heading', { name: reset.refusedHeading })).toBeVisible();
  await expect(page.getByLabel(common.newPassword)).toHaveCount(0);
  await page.goto('/nl/login');
  await submitLogin(page, 'nl', email, NEW_PASSWORD);
  await page.waitForURL('/nl/dashboard');
});

test('where the script of a form does not arrive it says so, and what was typed is not in the address', async ({
  page,
}) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/en/login');
  await page.locator('input[name=password]').fill('secret');
  await page.locator('input[name=password]').press('Enter');
  await expect(page.getByText(accountTexts('en').common.unreachable)).toBeVisible();
  expect(page.url()).not.toContain('secret');
});
