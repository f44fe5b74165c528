import { expect, test, type Page } from '@playwright/test';
import { nameOccasion } from '#site/features/admin/name-occasion.ts';
import { adminTexts } from '#site/features/admin/texts.ts';
import { payoutTexts } from '#site/features/payouts/texts.ts';
import { expectAccessible, expectNoOverflow, PHONE, waitForIslands } from './support/accessible.ts';
import { callApiAs, createEmail, linkFor, logInAsAdmin } from './support/account.ts';
import { createPaidCampaign } from './support/participants.ts';
import { listMails, waitForMail } from './support/sandbox.ts';

const texts = adminTexts('nl');
const { people: t, payments, campaigns, acts, nav, reason } = texts;

const countMails = async (email: string, about: RegExp) =>
  (await listMails(email)).filter(({ subject }) => about.test(subject)).length;

/** Searches for people; the page is ready once its form is. */
async function findPeople(page: Page, search: string): Promise<void> {
  await page.goto('/nl/dashboard/admin/people');
  await waitForIslands(page);
  await page.getByLabel(t.search).fill(search);
  await page.getByRole('button', { name: nav.search }).click();
}

/** Opens the record of the one person with an address. */
async function openPerson(page: Page, email: string): Promise<void> {
  await findPeople(page, email);
  const person = page.getByRole('table', { name: t.results }).getByRole('link');
  await expect(person).toHaveCount(1);
  await person.click();
  await page.waitForURL(/people\/[^/?]+$/);
  expect(page.url()).not.toContain('@');
}

/** Presses a button that asks for a reason and enters it; `fill` completes the rest of the dialog. */
async function act(page: Page, button: string, why: string, fill?: () => Promise<void>): Promise<void> {
  await waitForIslands(page);
  await page.getByRole('button', { name: button }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await fill?.();
  await dialog.getByLabel(reason.label).fill(why);
  await dialog.getByRole('button').last().click();
  await expect(dialog).toHaveCount(0);
}

test('what fans ask in a day: an admin finds each by what they know, and helps', async ({
  browser,
  page,
}) => {
  const { campaign, fan, submissionId } = await createPaidCampaign(browser);
  await waitForMail(fan.email, /Je doet mee/);
  const timeline = page.getByRole('table', { name: t.timeline });
  await page.setViewportSize(PHONE);
  await logInAsAdmin(page);
  await page.goto('/nl/dashboard');
  await expect(page).toHaveURL('/nl/dashboard/admin');

  await test.step('“I paid but got no mail”', async () => {
    await openPerson(page, fan.email);
    await expectAccessible(page);
    const { label, done } = acts['receipt-sent'];
    await act(page, `${label} ${campaign.name}`, 'The fan wrote that no mail came.', () =>
      expectAccessible(page),
    );
    await expect(page.getByText(done)).toBeVisible();
    await expect.poll(() => countMails(fan.email, /Je doet mee/)).toBe(2);
    await page.reload();
    await expect(timeline).toContainText('The fan wrote that no mail came.');
    await expect(timeline).toContainText(t.kinds.answered);
  });

  await test.step('“Is this mail from you?”', async () => {
    const mail = timeline
      .getByRole('row')
      .filter({ hasText: nameOccasion('paid', 'nl') })
      .last();
    await expect(mail).toContainText(t.kinds['mail-sent']);
    await expect(mail).toContainText(campaign.name);
    await findPeople(page, createEmail('stranger'));
    await expect(page.getByText(nav.nothing)).toBeVisible();
  });

  await test.step('“I cannot log in”', async () => {
    await findPeople(page, submissionId);
    await page.getByRole('table', { name: t.results }).getByRole('link').click();
    await page.waitForURL(/people\/[^/?]+$/);
    const { label, done } = acts['link-sent'];
    await act(page, label, 'The fan has lost the password.');
    await expect(page.getByText(done)).toBeVisible();
    expect(await linkFor(fan.email, 'verify-email', /^Bevestig je e-mailadres/)).toContain('token=');
  });

  const email = createEmail('right');
  await test.step('“My address is wrong”', async () => {
    await act(page, acts['address-corrected'].label, 'The fan rang us.', () =>
      page.getByRole('dialog').getByLabel(t.newAddress).fill(email),
    );
    await expect(page.getByText(email)).toBeVisible();
    for (const address of [email, fan.email]) await waitForMail(address, /adres/i);
  });

  await test.step('“I want my money back”', async () => {
    await act(page, `${acts['payment-refunded'].label} ${campaign.name}`, 'The fan cannot come.');
    await waitForMail(email, /terug/);
    await page.reload();
    await expect(timeline).toContainText('The fan cannot come.');
  });

  await test.step('“Please delete me”', async () => {
    await act(page, acts['account-erased'].label, 'The fan asked for it by mail.');
    await waitForMail(email, /verwijderd/);
    await findPeople(page, email);
    await expect(page.getByText(nav.nothing)).toBeVisible();
  });
});

test('what organisers and others ask in a day: an admin finds the campaign, and acts', async ({
  browser,
  page,
}) => {
  const { owner, campaign, fan } = await createPaidCampaign(browser);
  for (const other of [owner, fan])
    expect((await other.page.request.get('/nl/dashboard/admin/payments')).status()).toBe(404);
  await page.setViewportSize(PHONE);
  await logInAsAdmin(page);

  await test.step('“Where is our money?”', async () => {
    await page.goto('/nl/dashboard/admin/campaigns');
    await page.getByRole('searchbox', { name: campaigns.search }).fill(`${campaign.artistName} Leesboot`);
    await page.getByRole('button', { name: nav.search }).click();
    await expect(page.getByRole('link', { name: nav.clear })).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await page.getByRole('link', { name: campaign.name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(campaign.name);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(campaigns.heading);
    await page.goForward();
    const figures = page.getByRole('region', { name: campaigns.figures });
    await expect(figures).toContainText(payoutTexts('nl').statement.waiting);
    await expect(figures).toContainText('€ 10,00');
    const mails = page.getByRole('table', { name: campaigns.mails }).getByRole('row');
    await expect(mails.filter({ hasText: nameOccasion('paid', 'nl') })).toHaveCount(1);
    await waitForIslands(page);
    await expectAccessible(page);
    await expectNoOverflow(page);
  });

  await test.step('“We cannot make it that day”', async () => {
    await act(page, acts['meeting-moved'].label, 'The organiser rang us.', () =>
      page.getByRole('dialog').getByLabel(campaigns.day).fill('2027-09-01'),
    );
    await expect(page.getByRole('table', { name: t.timeline })).toContainText('The organiser rang us.');
    await waitForMail(owner.email, /datum verplaatst/);
    expect((await waitForMail(fan.email, /verplaatst/)).text).toContain('take-back');
  });

  await test.step('the payments of a campaign are a file', async () => {
    await page.getByRole('link', { name: campaigns.payments }).click();
    await expect(page.getByRole('table', { name: payments.heading }).getByRole('row')).toHaveCount(2);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: nav.export }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('payments.csv');
    // Regression: the page of a payment, which no test opened, was an error once a text had gone.
    await page.getByRole('table').getByRole('link', { name: campaign.name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(` · ${campaign.name}`);
    await page.goBack();
    await page.getByRole('link', { name: campaign.name }).first().click();
    await page.waitForURL(/campaigns\/[^/?]+$/);
  });

  await test.step('an admin sees what the owner sees, and changes nothing', async () => {
    const record = page.url();
    const { asOwner, log } = texts;
    await act(page, acts['looked-as-owner'].label, 'The organiser asks about the numbers.');
    await page.waitForURL(/campaigns\/[^/?]+$/);
    const mark = page.getByRole('region', { name: asOwner.title });
    await expect(mark).toContainText(campaign.name);
    await expect(page.getByRole('article')).toContainText(campaign.name);
    await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
    await expectAccessible(page);
    await expectNoOverflow(page);
    for (const name of [
      asOwner.numbers,
      asOwner.embed,
      asOwner.nominees,
      asOwner.statement,
      asOwner.kit,
      asOwner.edit,
    ]) {
      await mark.getByRole('link', { name, exact: true }).click();
      await expect(mark.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    }
    await waitForIslands(page);
    await expect(page.locator('input[name="plannedLocation"]')).toBeDisabled();
    await expectAccessible(page);
    await page.goto(record);
    await expect(page.getByRole('table', { name: t.timeline })).toContainText(log['looked-as-owner']);
    await expect(page.getByRole('table', { name: t.timeline })).toContainText(t.kinds.answered);
  });

  await test.step('“Someone uses my name”', async () => {
    const record = page.url();
    await act(page, acts['account-suspended'].label, 'The artist has shown that this is not theirs.');
    await waitForMail(owner.email, /geschorst/);
    await page.goto(record);
    await expect(page.getByText(campaigns.stopped, { exact: true }).first()).toBeVisible();
    expect((await callApiAs(owner.page, 'POST', '/api/campaigns/create', {})).status()).toBe(403);
  });
});
