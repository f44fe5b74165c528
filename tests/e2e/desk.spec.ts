import { expect, test } from '@playwright/test';
import { adminTexts } from '#site/features/admin/texts.ts';
import { expectAccessible, PHONE } from './support/accessible.ts';
import { logInAsAdmin } from './support/account.ts';
import { createOpenCampaign, createParticipant, subscribeAndPay } from './support/participants.ts';
import { SANDBOX, waitForMail } from './support/sandbox.ts';

const countMails = async (email: string, subject: RegExp): Promise<number> => {
  const query = new URLSearchParams({ to: email });
  const headers = { accept: 'application/json' };
  const mails: { subject: string }[] = await (await fetch(`${SANDBOX}/outbox?${query}`, { headers })).json();
  return mails.filter((mail) => subject.test(mail.subject)).length;
};

test('“I paid but got no mail”: an admin finds the fan by address and sends the receipt again', async ({
  browser,
  page,
}) => {
  test.setTimeout(90_000);
  const texts = adminTexts('nl');
  const owner = await createParticipant(browser, { role: 'charity', language: 'nl' });
  const campaign = await createOpenCampaign(owner);
  const fan = await createParticipant(browser, { language: 'nl' });
  await subscribeAndPay(fan, campaign.id, 'Because of the soup.');
  await waitForMail(fan.email, /Je doet mee/);

  await page.setViewportSize(PHONE);
  await logInAsAdmin(page);
  await page.goto('/nl/dashboard/admin/people');
  await page.waitForLoadState('networkidle');
  await page.getByLabel(texts.people.search).fill(fan.email);
  await page.getByRole('button', { name: texts.nav.search }).click();
  const person = page.getByRole('table', { name: texts.people.results }).getByRole('link');
  await expect(person).toHaveCount(1);
  expect(page.url()).not.toContain('@');
  await expectAccessible(page);
  await person.click();

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(page.url()).not.toContain('@');
  await expectAccessible(page);
  const act = texts.payments.acts['receipt-sent'];
  await page.getByRole('button', { name: `${act.label} ${campaign.name}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByLabel(texts.reason.label).fill('The fan wrote that no mail came.');
  await dialog.getByRole('button', { name: act.label }).click();
  await expect(page.getByText(act.done)).toBeVisible();
  await expect.poll(() => countMails(fan.email, /Je doet mee/)).toBe(2);

  await page.reload();
  const timeline = page.getByRole('table', { name: texts.people.timeline });
  await expect(timeline).toContainText('The fan wrote that no mail came.');
  await expect(timeline).toContainText(texts.people.kinds.answered);
});
