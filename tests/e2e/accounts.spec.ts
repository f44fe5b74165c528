import { expect, test, type Page } from '@playwright/test';
import { accountTexts } from '#site/features/accounts/texts.ts';
import { shellTexts } from '#site/features/accounts/shell/texts.ts';
import { managementTexts } from '#site/features/management/texts.ts';
import { submissionTexts } from '#site/features/submissions/texts.ts';
import {
  codeFor,
  createTestAccount,
  linkFor,
  logInAsNewUser,
  PASSWORD,
  subscribeToOpenCampaign,
} from './support/account.ts';
import { expectAccessible } from './support/accessible.ts';
import { createEmail } from './support/people.ts';

const NEW_PASSWORD = 'another evening with bread';

async function logIn(page: Page, language: 'nl' | 'en', email: string, password = PASSWORD): Promise<void> {
  const { common, login } = accountTexts(language);
  await page.getByLabel(common.email).fill(email);
  await page.getByLabel(common.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const language of ['nl', 'en'] as const) {
  const texts = accountTexts(language);
  const { common, earlier, login, notMe, problems, register, verify, forgot, reset, profile } = texts;

  test.describe(language, () => {
    test.use({ locale: language });

    test('every account page is accessible and says in its HTML that it needs script', async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      const paths = ['login', 'register', 'register?role=celebrity', 'verify-email', 'forgot-password'];
      for (const path of [
        ...paths,
        'reset-password?token=x',
        'cancel-email-change?token=x',
        'login-link?token=x',
        'not-me?token=x',
      ]) {
        await page.goto(`/${language}/${path}`);
        await expect(
          page.locator('main button:is([type=submit]:not([name]), .form > .button)'),
        ).toBeEnabled();
        await expectAccessible(page);
        const html = await (await page.request.get(`/${language}/${path}`)).text();
        expect(html).toMatch(new RegExp(`<noscript>.*${common.noScript.slice(0, 40)}`));
      }
      expect(errors).toEqual([]);
    });

    test('logging in returns to the requested page', async ({ page }) => {
      const email = await createTestAccount(page, { language });
      await page.goto(`/${language}/dashboard/subscribed`);
      await page.waitForURL(`/${language}/login?redirect=*`);
      await logIn(page, language, email);
      await page.waitForURL(`/${language}/dashboard/subscribed`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        submissionTexts(language).subscribed.heading,
      );
    });

    test('a wrong password is reported in the form, which keeps its values', async ({ page }) => {
      const email = await createTestAccount(page, { language });
      await page.goto(`/${language}/login`);
      await page.getByRole('button', { name: login.submit, exact: true }).click();
      await expect(page.getByText(problems.emailRequired)).toBeVisible();
      await expect(page.getByLabel(common.email)).toBeFocused();
      await logIn(page, language, email, 'not the password');
      const sentence = language === 'en' ? 'Invalid email or password' : 'Onjuist e-mailadres of wachtwoord';
      await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
      await expect(page.getByLabel(common.email)).toHaveValue(email);
      await expectAccessible(page);
      await page.context().setOffline(true);
      await page.getByRole('button', { name: login.submit, exact: true }).click();
      await expect(page.getByText(login.tryAgain)).toBeVisible();
    });

    test('logging out ends at the Dutch login page, also when the server fails', async ({ page }) => {
      await logInAsNewUser(page, { language });
      await page.route('**/api/users/logout', (route) => route.abort());
      await page.goto(`/${language}/logout`);
      await page.waitForURL('/nl/login?logout=here');
      await expect(page.getByText(accountTexts('nl').login.loggedOutHere)).toBeVisible();
      await expectAccessible(page);
      // The server still knows the session; this browser no longer does.
      await page.goto(`/${language}/dashboard`);
      await page.waitForURL(`/${language}/login?redirect=*`);
      expect((await page.request.get('/api/users/me')).status()).toBe(401);
    });

    test('a new fan registers, is welcomed, asks for the mail again and confirms the address', async ({
      page,
    }) => {
      const email = createEmail();
      const { submissions } = submissionTexts(language);
      const { verification } = shellTexts(language);
      await page.goto(`/${language}/register`);
      await page.getByLabel(register.name).fill('Fem de Visser');
      await page.getByLabel(common.email).fill(email);
      await page.getByLabel(common.password, { exact: true }).fill('short');
      await page.getByRole('button', { name: register.submit }).click();
      await expect(page.getByText(problems.passwordLength)).toBeVisible();
      await page.getByLabel(common.password, { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: register.submit }).click();
      await page.waitForURL(`/${language}/dashboard*`);
      await expect(page.getByText(submissions.successAccount)).toBeVisible();
      const first = await linkFor(email, 'verify-email');
      await page.getByRole('button', { name: verification.resend }).click();
      await expect(page.getByText(verification.sent)).toBeVisible();
      await page.goto(first);
      await expect(page.getByRole('heading', { name: verify.doneHeading })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: verify.dashboard }).click();
      await expect(page.getByText(submissions.empty)).toBeVisible();
      await expect(page.getByRole('button', { name: verification.resend })).toHaveCount(0);
    });

    test('a celebrity registers with the Personal step and sees it in the profile', async ({ page }) => {
      const { personal } = texts;
      await page.goto(`/${language}/register?role=celebrity`);
      await page.getByRole('button', { name: register.submit }).click();
      await expect(page.getByText(problems.artistName, { exact: true })).toBeVisible();
      await expect(page.getByLabel(personal.artistName)).toBeFocused();
      await page.getByLabel(personal.artistName).fill('Nova');
      await expect(page.getByText(problems.artistName, { exact: true })).toHaveCount(0);
      await page.getByLabel(personal.phone).fill('+31 6 12345678');
      await page.getByLabel(personal.gender).selectOption('female');
      await page.getByLabel(personal.country).selectOption('BE');
      await page.getByLabel(personal.city).fill('Gent');
      await page.getByLabel(personal.knownFor).fill('Radio');
      await page.getByLabel(personal.bio).fill('Too short');
      await page.getByLabel(personal.website).focus();
      await expect(page.getByText(problems.bioTooShort)).toBeVisible();
      await page.getByLabel(personal.bio).fill('Voices in the dark.');
      await page.getByLabel(personal.yes, { exact: true }).check();
      await page.getByLabel(personal.fanbaseSize).selectOption('<100K');
      await page.getByLabel(personal.socialMediaProfile).fill('social.example/nova');
      await page.getByLabel(common.email).fill(createEmail('celebrity'));
      await page.getByLabel(common.password, { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: register.submit }).click();
      await page.waitForURL(`/${language}/dashboard*`);
      await expect(
        page.getByRole('heading', { name: managementTexts(language).campaigns.heading }),
      ).toBeVisible();
      await page.goto(`/${language}/dashboard/profile`);
      await expect(page.getByLabel(personal.socialMediaProfile)).toHaveValue('https://social.example/nova');
      await page.getByLabel(profile.instagram).fill('@nova');
      await page.getByRole('button', { name: profile.saveCelebrity }).click();
      await expect(page.getByText(profile.saved)).toBeVisible();
      await expectAccessible(page);
    });

    test('a code from the mail logs in, and a wrong one does not', async ({ page }) => {
      const email = await logInAsNewUser(page, { language });
      await page.context().clearCookies();
      await page.goto(`/${language}/login?redirect=/${language}/dashboard/subscribed`);
      await page.getByLabel(common.email).fill(email);
      await page.getByRole('button', { name: login.mail }).click();
      await expect(page.getByLabel(login.code)).toBeFocused();
      await expectAccessible(page);
      const code = await codeFor(email);
      await page.getByLabel(login.code).fill(code === '000000' ? '000001' : '000000');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel(login.code)).toHaveAttribute('aria-invalid', 'true');
      await page.getByLabel(login.code).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
      await page.keyboard.press('Enter');
      // The code is the first proof of this address: what was made before comes first.
      await page.waitForURL(`/${language}/dashboard`);
      await expect(page.getByRole('region', { name: earlier.heading })).toBeVisible();
    });

    test('an address confirmed in another browser is that browser’s, which keeps what was made', async ({
      page,
      browser,
    }) => {
      const email = await logInAsNewUser(page, { language });
      const { campaign } = await subscribeToOpenCampaign(page);
      await page.goto(`/${language}/dashboard`);
      const phone = await browser.newPage({ locale: language, reducedMotion: 'reduce' });
      await phone.goto(await linkFor(email, 'verify-email'));
      await phone.getByRole('button', { name: verify.submit }).click();
      await expect(phone.getByRole('heading', { name: verify.doneHeading })).toBeVisible();
      const panel = phone.getByRole('region', { name: earlier.heading });
      await expect(panel).toContainText(campaign);
      await expectAccessible(phone);

      await page.reload();
      await page.waitForURL(`/${language}/login?redirect=*ended=elsewhere`);
      await expect(page.getByText(login.elsewhere)).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel(common.email).fill(email);
      await page.getByRole('button', { name: login.mail }).click();
      await page.getByLabel(login.code).fill(await codeFor(email));
      await page.getByRole('button', { name: login.submit, exact: true }).click();
      await page.waitForURL(`/${language}/dashboard`);
      await expect(page.getByRole('region', { name: earlier.heading })).toBeVisible();

      await phone.goto(`/${language}/dashboard`);
      await panel.getByRole('button', { name: earlier.delete }).click();
      await expectAccessible(phone);
      await phone.getByRole('button', { name: earlier.cancel, exact: true }).click();
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

    test('“this was not me” deletes the account once the button is pressed', async ({ page }) => {
      const email = await createTestAccount(page, { language });
      const link = await linkFor(email, 'not-me');
      for (let at = 0; at < 3; at += 1) expect((await page.request.get(link)).status()).toBe(200);
      await page.goto(link);
      await expect(page.getByText(notMe.lead)).toBeVisible();
      await page.getByRole('button', { name: notMe.submit }).click();
      await expect(page.getByRole('heading', { name: notMe.doneHeading })).toBeFocused();
      await expectAccessible(page);
      await page.goto(link);
      await page.getByRole('button', { name: notMe.submit }).click();
      await expect(page.getByRole('heading', { name: notMe.refusedHeading })).toBeFocused();
      await page.goto(`/${language}/login`);
      await logIn(page, language, email);
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    });

    test('a used link is refused, with an offer of a new one', async ({ page, browser }) => {
      const email = await createTestAccount(page, { language });
      const link = await linkFor(email, 'verify-email');
      await page.goto(link);
      await page.getByRole('button', { name: verify.submit }).click();
      await expect(page.getByRole('heading', { name: verify.doneHeading })).toBeVisible();
      // The first use has logged this browser in.
      await page.goto(link);
      await expect(page.getByRole('heading', { name: verify.alreadyHeading })).toBeVisible();
      const other = await browser.newPage({ locale: language, reducedMotion: 'reduce' });
      await other.goto(link);
      await other.getByRole('button', { name: verify.submit }).click();
      await expect(other.getByRole('heading', { name: verify.refusedHeading })).toBeVisible();
      await other.getByLabel(common.email).fill(createEmail('nobody'));
      await other.getByRole('button', { name: verify.resend }).click();
      await expect(other.getByText(verify.sent)).toBeVisible();
      await other.close();
    });

    test('a forgotten password is replaced by a link that works once', async ({ page }) => {
      const email = await createTestAccount(page, { language });
      await page.goto(`/${language}/forgot-password`);
      const unknown = createEmail('nobody');
      await page.getByLabel(common.email).fill(unknown);
      await page.getByRole('button', { name: forgot.submit }).click();
      await expect(page.getByText(forgot.sent.replace('{email}', unknown))).toBeVisible();
      await page.getByRole('button', { name: forgot.other }).click();
      await page.getByLabel(common.email).fill(email);
      await page.getByRole('button', { name: forgot.submit }).click();
      await expect(page.getByText(forgot.sent.replace('{email}', email))).toBeVisible();
      const link = await linkFor(email, 'reset-password', /wachtwoord|password/i);
      await page.goto(link);
      await page.getByLabel(common.newPassword).fill(NEW_PASSWORD);
      await page.getByRole('button', { name: reset.submit }).click();
      await expect(page.getByRole('heading', { name: reset.doneHeading })).toBeVisible();
      await page.goto(link);
      await page.getByLabel(common.newPassword).fill('yet another evening');
      await page.getByRole('button', { name: reset.submit }).click();
      await expect(page.getByRole('heading', { name: reset.refusedHeading })).toBeVisible();
      await page.goto(`/${language}/login`);
      await logIn(page, language, email, NEW_PASSWORD);
      await page.waitForURL(`/${language}/dashboard`);
    });
  });
}

test('a login never redirects to another site', async ({ page, baseURL }) => {
  await logInAsNewUser(page);
  const hostile = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/%2Fevil.example',
    '/%09/evil.example',
    'javascript:alert(1)',
  ];
  for (const wanted of hostile) {
    await page.goto(`/en/login?redirect=${encodeURIComponent(wanted)}`);
    await page.waitForURL(`${baseURL}/en/dashboard`);
  }
});

test('values typed before the script runs do not end up in the address', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/en/login');
  await page.locator('input[name=password]').fill('secret');
  await page.locator('input[name=password]').press('Enter');
  await expect(page.locator('button[type=submit]:not([name])')).toBeDisabled();
  expect(page.url()).not.toContain('secret');
});
