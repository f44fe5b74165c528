import { expect, test } from '@playwright/test';
import { formatEndCause, OWN_END_CAUSES } from '#api/outcomes/winner-rules.ts';
import { momentTexts } from '#site/features/campaigns/render-moment.ts';
import { nomineeTexts } from '#site/features/nominees/texts.ts';
import { winnerTexts } from '#site/features/submissions/winner/texts.ts';
import { expectAccessible } from './support/accessible.ts';
import { callApiAs } from './support/account.ts';
import { createNominated } from './support/nominated.ts';
import { waitForMail } from './support/sandbox.ts';

const PHONE = '06 12345678';
const t = winnerTexts('en').winner;
const { title } = momentTexts('en');
const { winners: owners } = nomineeTexts('en');

const toLink = async (email: string, subject: RegExp) =>
  /https?:\/\/\S+\/winner\?token=\S+/.exec((await waitForMail(email, subject)).text)?.[0] ?? '';

test('a winner who declines and one who is silent give way to the next, who hears of a new date', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const { owner, campaign, fans, readOwner, passDays, choose, close } = await createNominated(browser);
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
  await first.page.getByRole('button', { name: t.decline }).press('Enter');
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
  await close();
});
