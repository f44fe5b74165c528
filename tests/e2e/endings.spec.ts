import { expect, test } from '@playwright/test';
import { formatCancellation } from '#api/campaigns/cancellation-rules.ts';
import { formatEventDate } from '#api/campaigns/event-time-rules.ts';
import { formatEndCause, OWN_END_CAUSES } from '#api/outcomes/winner-rules.ts';
import { formatDay } from '#api/payouts/rules.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { momentTexts } from '#site/features/campaigns/render-moment.ts';
import { cancellationTexts } from '#site/features/cancellations/texts.ts';
import { managementTexts } from '#site/features/management/texts.ts';
import { nomineeTexts } from '#site/features/nominees/texts.ts';
import { winnerTexts } from '#site/features/submissions/winner/texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { expectAccessible, waitForIslands } from './support/accessible.ts';
import { callApiAs, PASSWORD } from './support/account.ts';
import { sweep } from './support/age-campaign.ts';
import { createNominated } from './support/nominated.ts';
import { controlSession, findCheckoutSession, waitForMail } from './support/sandbox.ts';

const PHONE = '06 12345678';
const REASON = 'My doctor has forbidden me to travel this year.';
const t = winnerTexts('en').winner;
const { title } = momentTexts('en');
const { winners: owners } = nomineeTexts('en');

/** Matches a date so many days from now, or from a minute ago, because a test may run at midnight. */
const onDay = (days: number) =>
  [0, 60_000]
    .map((ago) => formatDay(formatEventDate(new Date(Date.now() - ago + days * DAY_MS)), 'en'))
    .join('|');

const toLink = async (email: string, subject: RegExp) =>
  /https?:\/\/\S+\/winner\?token=\S+/.exec((await waitForMail(email, subject)).text)?.[0] ?? '';

test('an owner who never chooses: reminded, then everyone reads it, then all money goes back', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const { owner, campaign, fans, readOwner, readOperator, passDays, close } = await createNominated(
    browser,
    1,
  );
  const [fan] = fans;
  if (!fan) throw new Error('one fan took part');
  await passDays(3);
  await readOwner(
    new RegExp(
      `Choose who you will meet[^]*From (?:${onDay(11)}) your campaign’s page tells them[^]*no winner by (?:${onDay(18)}), everyone`,
    ),
  );
  const { campaigns: own } = managementTexts('en');
  await owner.page.goto('/en/dashboard');
  await expect(owner.page.getByText(fillText(own.daysLeft, { days: '10' }))).toBeVisible();
  await expectAccessible(owner.page);

  await passDays(11);
  await readOperator(new RegExp(`heeft nog geen winnaar[^]*/nl/campaigns/${campaign.slug}[^]*geld terug`));
  const moment = momentTexts('en');
  const overdue = fillText(moment.overdue.choice, { celebrity: campaign.artistName });
  await fan.page.goto(`/en/campaigns/${campaign.slug}`);
  await expect(fan.page.getByText(overdue).filter({ visible: true })).toHaveCount(1);
  await expectAccessible(fan.page);

  await passDays(7);
  const why = formatCancellation({ by: 'choice', reason: '' }, 'en');
  await readOwner(new RegExp(`been stopped[^]*${why}[^]*go back to the fans`));
  await fan.readMails(new RegExp(`Your money is on its way back[^]*${why}`));
  await fan.page.goto('/en/dashboard');
  await expect(fan.page.getByRole('article')).toContainText(why);
  await fan.page.goto(`/en/campaigns/${campaign.slug}`);
  await expect(fan.page.getByText(why).first()).toBeVisible();
  await expect(fan.page.getByText(overdue)).toHaveCount(0);
  await readOperator();
  await close();
});

test('a winner who declines and one who is silent give way to the next, who hears of a new date; then the owner cancels', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const { owner, campaign, fans, readOwner, readOperator, passDays, choose, close } = await createNominated(
    browser,
    3,
  );
  const [first, second, third] = fans;
  if (!first || !second || !third) throw new Error('three fans took part');
  const winnersPage = `/en/dashboard/campaigns/${campaign.id}/winners`;
  await choose(first.submissionId, [second.submissionId]);
  await first.readMails(/You have been chosen[^]*Will you come\?/);
  for (const { readMails } of [second, third]) await readMails(/Not this time/);

  // Opening the link does not answer.
  await first.page.goto(await toLink(first.email, /You have been chosen/));
  await first.page.reload();
  await expect(first.page.getByRole('heading', { level: 1 })).toHaveText(title.won);
  await expectAccessible(first.page);
  await first.page.getByText(t.decline).press('Enter');
  await expect(first.page.getByRole('heading', { level: 1 })).toHaveText(title.won);
  await first.page.getByRole('button', { name: t.cannotSubmit }).press('Enter');
  await expect(first.page.getByRole('heading', { level: 1 })).toHaveText(title.ended);
  await expect(first.page.getByText(OWN_END_CAUSES.declined.en)).toBeVisible();
  await first.readMails(/Your place at[^]*no longer sees your contact details/);
  await second.readMails(/A place has come free[^]*The place is now yours/);
  await readOwner(/Another winner[^]*has declined[^]*can answer until/);

  await passDays(8);
  await second.readMails(/Your place at[^]*We did not hear from you in time/);
  await third.readMails(/A place has come free/);
  await readOwner(/Another winner[^]*did not answer in time/);
  await second.page.goto('/en/dashboard');
  await expect(second.page.getByText(OWN_END_CAUSES.silent.en)).toBeVisible();

  // The next fan accepts with one press on the dashboard.
  await third.page.goto('/en/dashboard');
  await third.page.getByRole('button', { name: t.accept }).click();
  await expect(third.page.getByRole('heading', { level: 1 })).toHaveText(t.acceptedTitle);
  await third.page.getByLabel(t.name).fill('Noor Visser');
  await third.page.getByRole('button', { name: t.save }).click();
  await expect(third.page.getByText('Please enter a phone number')).toBeVisible();
  await expect(third.page.getByLabel(t.name)).toHaveValue('Noor Visser');
  await expect(third.page.getByLabel(t.phone)).toBeFocused();
  await third.page.getByLabel(t.phone).fill(PHONE);
  await third.page.getByLabel(t.toKnow).fill('On weekdays after six.');
  await expectAccessible(third.page);
  await third.page.getByRole('button', { name: t.save }).click();
  await expect(third.page.getByText(t.saved)).toBeVisible();
  const saving = third.page.waitForEvent('download');
  await third.page.getByRole('button', { name: t.picture }).click();
  expect((await saving).suggestedFilename()).toBe('power-hour.png');
  await third.readMails(/You are coming/);
  await readOwner(/is coming[^]*has said yes/);

  // An accepted winner is asked about a new date, in the mail and on their page.
  const path = `/api/campaigns/${campaign.id}`;
  const postponed = { flexiblePlanning: true, plannedDate: null, plannedTime: null };
  expect((await callApiAs(owner.page, 'PATCH', path, postponed)).ok()).toBe(true);
  await third.readMails(/is postponed/);
  const date = { flexiblePlanning: false, plannedDate: '2027-09-04', plannedTime: '20:00' };
  expect((await callApiAs(owner.page, 'PATCH', path, date)).ok()).toBe(true);
  await third.readMails(/Date and place[^]*4 September 2027[^]*Can you make it\?/);
  await third.page.goto(await toLink(third.email, /Date and place/));
  await expectAccessible(third.page);
  await third.page.getByRole('button', { name: t.cannotCome }).click();
  await expect(third.page.getByText(/You cannot come on .*4 September 2027/)).toBeVisible();
  await readOwner(/cannot make the new date[^]*stays your winner/);
  await owner.page.goto(winnersPage);
  const card = owner.page.getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(card.getByText(owners.newDate.cannot)).toBeVisible();
  await expect(card.getByText(PHONE)).toBeVisible();
  for (const cause of ['declined', 'silent'] as const)
    await expect(owner.page.getByText(formatEndCause(cause, 'Fem V.', 'en'))).toBeVisible();
  for (const { email } of [first, second]) await expect(owner.page.getByText(email)).toHaveCount(0);
  await expectAccessible(owner.page);

  // The owner cannot come at all.
  const { cancelling } = cancellationTexts('en');
  const dialog = owner.page.getByRole('dialog', { name: cancelling.title });
  await owner.page.goto('/en/dashboard');
  await waitForIslands(owner.page);
  await owner.page.locator('.card-menu > summary').first().click();
  await owner.page.getByRole('button', { name: `${cancelling.action} ${campaign.name}` }).click();
  await dialog.getByRole('textbox', { name: cancelling.reason }).fill(REASON);
  await dialog.getByRole('button', { name: cancelling.confirm }).click();
  await expect(dialog).toBeHidden();
  for (const { page, readMails } of fans) {
    await readMails(new RegExp(`Your money is on its way back[^]*${REASON}`));
    await page.goto(`/en/campaigns/${campaign.slug}`);
    await expect(page.getByText(REASON).first()).toBeVisible();
  }
  await readOperator(new RegExp(`ontmoeting geannuleerd[^]*${REASON}`));
  await third.page.goto(await toLink(third.email, /Date and place/));
  await expect(third.page.getByRole('heading', { level: 1 })).toHaveText(title.cancelled);
  await readOwner();
  await close();
});

test('a winner who is charged back and one who erases the account leave nobody, and the money goes back', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const { owner, campaign, fans, readOwner, passDays, choose, close } = await createNominated(browser, 2);
  const [first, second] = fans;
  if (!first || !second) throw new Error('two fans took part');
  const winnersPage = `/en/dashboard/campaigns/${campaign.id}/winners`;
  await choose(first.submissionId);
  await first.readMails(/You have been chosen/);
  await second.readMails(/Not this time/);
  await first.page.goto(await toLink(first.email, /You have been chosen/));
  await first.page.getByRole('button', { name: t.accept }).click();
  await expect(first.page.getByRole('heading', { level: 1 })).toHaveText(t.acceptedTitle);
  await first.readMails(/You are coming/);
  await readOwner(/is coming/);

  // Either this or a concurrent test's sweep may ask the next fan; the contact details are gone before that.
  await controlSession((await findCheckoutSession(first.email)).id, 'dispute');
  const readEmail = async () =>
    (await (await owner.page.request.get(`/api/campaigns/${campaign.id}/winners`)).json()).docs[0].user.email;
  await expect.poll(readEmail).not.toBe(first.email);
  await sweep(owner.page);
  await owner.page.goto(winnersPage);
  await expect(owner.page.getByText(second.email).first()).toBeVisible();
  await expect(owner.page.getByText(first.email)).toHaveCount(0);
  await first.readMails(/Your place at[^]*Your bank has disputed your payment/);
  await second.readMails(/A place has come free/);
  await readOwner(/Another winner[^]*has disputed the payment/);
  await first.page.reload();
  await expect(first.page.getByText(OWN_END_CAUSES.disputed.en)).toBeVisible();

  await callApiAs(second.page, 'DELETE', '/api/users/me', { password: PASSWORD });
  await sweep(owner.page);
  await readOwner(
    new RegExp(
      `A place stays empty[^]*has deleted their account[^]*on (?:${onDay(7)}) everyone gets their money`,
    ),
  );
  await owner.page.goto(winnersPage);
  await expect(owner.page.getByText(owners.nobodyTitle)).toBeVisible();
  await expect(owner.page.getByText(second.email)).toHaveCount(0);
  await expectAccessible(owner.page);

  await passDays(7);
  const why = formatCancellation({ by: 'answer', reason: '' }, 'en');
  await readOwner(new RegExp(`been stopped[^]*${why}`));
  await first.page.goto(`/en/campaigns/${campaign.slug}`);
  await expect(first.page.getByText(why).first()).toBeVisible();
  await first.readMails(new RegExp(`${why}[^]*Your bank is still dealing with your objection`));
  await close();
});
