import { expect, test } from '@playwright/test';
import { sign } from 'hono/jwt';
import { LOCAL_DEFAULTS } from '#api/platform/settings.ts';
import { reminderTexts } from '#site/features/reminders/texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { createEmail, logInAsNewUser, verifyAddress } from './support/account.ts';
import { expectAccessible, expectNoOverflow, PHONE } from './support/accessible.ts';
import { listCampaignsInPhase } from './support/campaigns.ts';
import { waitForMail } from './support/sandbox.ts';

/** Signs a token as in a mail's link, for an address without reminders. */
const signStopToken = () =>
  sign(
    { aud: 'reminder-stop', sub: crypto.randomUUID(), exp: Math.floor(Date.now() / 1000) + 3600 },
    LOCAL_DEFAULTS.BETTER_AUTH_SECRET,
    'HS256',
  );

test('a visitor without script is reminded, and a fan follows a celebrity', async ({ browser, request }) => {
  const t = reminderTexts('nl');
  const upcoming = await listCampaignsInPhase(request, 'not-started');
  const campaign = upcoming.find(({ celebrity }) => celebrity.hasProfile);
  if (!campaign) throw new Error('no demo campaign of a celebrity is about to start');
  const path = `/nl/campaigns/${campaign.slug}`;

  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const visitor = await plain.newPage();
  const email = createEmail('visitor');
  await visitor.goto(path);
  const form = visitor.getByRole('region', { name: t.campaign.title });
  // What a visitor can do now is the first thing below the head.
  await expect(visitor.locator('.beside > :first-child form')).toBeVisible();
  await form.getByLabel(t.form.email).fill('saar@nergens');
  await form.getByRole('button', { name: t.campaign.submit }).click();
  const field = visitor.getByLabel(t.form.email);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveValue('saar@nergens');
  await field.fill(email);
  await visitor.getByRole('button', { name: t.campaign.submit }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(t.form.mailedTitle);
  const mail = await waitForMail(email, /^Bevestig/);
  const [link = ''] = /http\S+token=\S+/.exec(mail.text) ?? [];
  for (let looks = 0; looks < 2; looks += 1) await visitor.goto(link);
  await visitor.getByRole('button', { name: t.confirm.submit }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(t.confirm.doneTitle);
  await plain.close();

  const context = await browser.newContext({ viewport: PHONE });
  const fan = await context.newPage();
  await fan.goto(link);
  await expectAccessible(fan);
  const stopPath = `/nl/reminders/stop?token=${await signStopToken()}`;
  await fan.goto(stopPath);
  await expectAccessible(fan);
  await fan.getByRole('button', { name: t.stop.submit }).click();
  await expect(fan.getByRole('heading', { level: 1 })).toHaveText(t.stop.doneTitle);
  const press = await request.post(stopPath, { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 });
  expect(press.status()).toBe(200);
  expect((await request.post(`${stopPath}x`)).status()).toBe(400);

  const address = await logInAsNewUser(fan, { language: 'nl' });
  await verifyAddress(fan, address);
  await fan.goto(path);
  const names = { celebrity: campaign.celebrity.name };
  const follow = fan.getByRole('region', { name: fillText(t.celebrity.title, names) });
  await follow.getByRole('button', { name: fillText(t.celebrity.submit, names) }).click();
  await expect(fan).toHaveURL(new RegExp(`${campaign.slug}#remind-celebrity$`));
  await expect(follow).toContainText(fillText(t.celebrity.set, names));
  await expectAccessible(fan);
  await expectNoOverflow(fan);
  await follow.getByRole('button', { name: t.celebrity.remove }).click();
  await expect(follow).toContainText(fillText(t.celebrity.lead, names));
  await context.close();
});
