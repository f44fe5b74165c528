import { expect, test } from 'vitest';
import { createBrowser } from '../support/browser.ts';
import { NEW_PASSWORD, reset } from '../support/links.ts';
import { createPerson, logInAs, waitForMails } from '../support/people.ts';
import { seedCampaign } from '../support/seed.ts';

async function subscribeAs(email: string, language: 'nl' | 'en' = 'en') {
  const browser = createBrowser(language);
  const { id: campaignId } = await seedCampaign();
  await browser.post('/api/campaign-subscribe/auth', { email, campaignId, language });
  return browser;
}
const isGenerated = async (browser: ReturnType<typeof createBrowser>) =>
  Object((await browser.get('/api/users/me/profile')).body).profile.passwordIsGenerated;

test('a password that we made is named in the first mail, with a link to choose one that works once', async () => {
  const browser = await subscribeAs('made@example.org');
  expect(await isGenerated(browser)).toBe(true);
  const [mail] = await waitForMails('made@example.org');
  expect(mail?.text).toContain('We made a password for you.');
  const token = /en\/reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await reset(token)).status).toBe(200);
  expect((await reset(token)).status).toBe(400);
  expect(await isGenerated(await logInAs('made@example.org', { password: NEW_PASSWORD }))).toBe(false);
});

test('the first mail is in the language of the page', async () => {
  await subscribeAs('gemaakt@example.org', 'nl');
  const [mail] = await waitForMails('gemaakt@example.org');
  expect(mail?.text).toContain('We hebben een wachtwoord voor je gemaakt.');
  expect(mail?.text).toContain('/nl/reset-password?token=');
});

test('a password of one’s own is never shown as a generated one', async () => {
  await createPerson('own@example.org');
  const [mail] = await waitForMails('own@example.org');
  expect(mail?.text).not.toContain('reset-password');
  expect(await isGenerated(await logInAs('own@example.org'))).toBe(false);
});

test.each([
  ['/en/campaigns/noor', '&redirect=%2Fen%2Fcampaigns%2Fnoor'],
  ['//evil.example', ''],
  ['https://evil.example/en', ''],
])('a link for a new password leads back to %s only within the site', async (redirect, query) => {
  const email = `back${query.length}${redirect.length}@example.org`;
  await createPerson(email);
  await waitForMails(email);
  expect((await createBrowser().post('/api/auth/request-password-reset', { email, redirect })).status).toBe(
    200,
  );
  const mail = (await waitForMails(email, 2)).find(({ text }) => text.includes('/reset-password?token='));
  expect(mail?.text).toMatch(new RegExp(`/reset-password\\?token=[\\w-]+${query.replace('&', '\\&')}\\n`));
});
