import { expect, test } from '@playwright/test';
import { OWN_END_CAUSES } from '#api/outcomes/winner-rules.ts';
import { nomineeTexts } from '#site/features/nominees/texts.ts';
import { momentTexts } from '#site/features/campaigns/moment-texts.ts';
import { winnerTexts } from '#site/features/submissions/winner/texts.ts';
import { expectAccessible } from './support/accessible.ts';
import { post } from './support/account.ts';
import { createOpenCampaign, createParticipant, subscribeAndPay } from './support/participants.ts';
import { waitForMail, type Mail } from './support/sandbox.ts';

const BEST =
  'My grandmother cooked soup for the whole street every Thursday, and I want to learn that from you because she is gone.';
const NEXT = 'Because cooking for neighbours taught me to ask for help.';
const PHONE = '06 12345678';
const WHEN = 'On weekdays after six.';

const t = winnerTexts('en').winner;
const { title } = momentTexts('en');
const toLink = ({ text }: Mail) => /https?:\/\/\S+\/winner\?token=\S+/.exec(text)?.[0] ?? '';

test('a winner declines by the mail, and the reserve accepts and says what the meeting needs', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const owner = await createParticipant(browser, { role: 'charity', language: 'en' });
  const { id } = await createOpenCampaign(owner);
  const fans = [];
  for (const answer of [BEST, NEXT]) {
    const fan = await createParticipant(browser, { language: 'en' });
    fans.push({ ...fan, submissionId: await subscribeAndPay(fan, id, answer) });
  }
  const [first, second] = fans;
  if (!first || !second) throw new Error('two fans took part');
  await post(owner.page, `/api/campaigns/${id}/close`, {});
  const readNominees = async () =>
    (await (await owner.page.request.get(`/api/campaigns/${id}/nominees`)).json()).docs;
  await expect.poll(readNominees, { timeout: 60_000 }).toHaveLength(2);
  await post(owner.page, `/api/campaigns/${id}/winners`, {
    submissionIds: [first.submissionId],
    reserves: [second.submissionId],
    confirm: { early: true },
  });

  // Opening the link answers nothing.
  const link = toLink(await waitForMail(first.email, /You have won/));
  await first.page.goto(link);
  await first.page.reload();
  await expect(first.page.getByRole('heading', { level: 1 })).toHaveText(title.won);
  await expectAccessible(first.page);
  await first.page.getByRole('button', { name: t.decline }).press('Enter');
  await expect(first.page.getByRole('heading', { level: 1 })).toHaveText(title.ended);
  await expect(first.page.getByText(OWN_END_CAUSES.declined.en)).toBeVisible();

  // The reserve says yes in one press on the dashboard.
  await waitForMail(second.email, /A place has come free/);
  await second.page.goto('/en/dashboard');
  await second.page.getByRole('button', { name: t.accept }).click();
  await expect(second.page.getByRole('heading', { level: 1 })).toHaveText(t.acceptedTitle);
  await second.page.getByLabel(t.name).fill('Noor Visser');
  await second.page.getByRole('button', { name: t.save }).click();
  await expect(second.page.getByText('Please enter a phone number')).toBeVisible();
  await expect(second.page.getByLabel(t.name)).toHaveValue('Noor Visser');
  await second.page.getByLabel(t.phone).fill(PHONE);
  await second.page.getByLabel(t.availability).fill(WHEN);
  await expectAccessible(second.page);
  await second.page.getByRole('button', { name: t.save }).click();
  await expect(second.page.getByText(t.saved)).toBeVisible();

  const { winners } = nomineeTexts('en');
  await waitForMail(owner.email, /Another winner/);
  await owner.page.goto(`/en/dashboard/campaigns/${id}/winners`);
  const card = owner.page.getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(card.getByText(winners.comes)).toBeVisible();
  await expect(card.getByText(PHONE)).toBeVisible();
  await expect(card.getByText(WHEN)).toBeVisible();
  await expect(owner.page.getByText(/has declined/)).toBeVisible();
  await expect(owner.page.getByText(first.email)).toHaveCount(0);
  await expectAccessible(owner.page);
  for (const { context } of [owner, ...fans]) await context.close();
});
