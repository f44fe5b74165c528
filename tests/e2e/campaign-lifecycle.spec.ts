import { readFile } from 'node:fs/promises';
import { expect, test, type Locator } from '@playwright/test';
import { campaignTexts } from '#site/features/campaigns/texts.ts';
import { managementTexts } from '#site/features/management/texts.ts';
import { submissionTexts } from '#site/features/submissions/texts.ts';
import { selectionTexts } from '#site/features/nominees/selection-texts.ts';
import { nomineeTexts } from '#site/features/nominees/texts.ts';
import { expectAccessible } from './support/accessible.ts';
import { waitForMail } from './support/sandbox.ts';
import {
  createOpenCampaign,
  createParticipant,
  subscribeAndPay,
  type Participant,
} from './support/participants.ts';

// One campaign, from open to chosen: each test continues where the previous one stopped.
test.describe.configure({ mode: 'serial' });

/** Best first; the owner chooses among the first two. */
const ANSWERS = [
  'My grandmother cooked soup for the whole street every Thursday, and I want to learn that from you because she is gone.',
  'Because cooking for neighbours taught me to ask for help.',
  'Yes, please.',
];
/** In a language that is not judged, so that only the owner can nominate it. */
const UNJUDGED_ANSWER = 'Я хочу готовить с тобой, потому что мой отец был поваром и ждал всю улицу.';
const OVERLOOKED = 'My neighbour is the one who taught me that song.';
const REPLY = 'I read it again with your neighbour in mind.';
const NOMINATION = 'A friend read it to me: a father who cooked for his street.';
const WHY = 'It made the whole kitchen silent.';
const en = submissionTexts('en').submissions;
const { nominees: texts, answers, winners } = nomineeTexts('en');

const all: Participant[] = [];
let owner: Participant;
let winner: Participant;
let other: Participant;
/** Everyone who paid. */
const fans: Participant[] = [];
let campaign: Awaited<ReturnType<typeof createOpenCampaign>>;

test.beforeEach(() => {
  // The selection takes several steps.
  test.setTimeout(120_000);
});

test.afterAll(async () => {
  for (const { context } of all) await context.close();
});

const toNomineesPath = () => `/en/dashboard/campaigns/${campaign.id}/nominees`;
const getNames = () => owner.page.getByRole('group', { name: texts.readTitle }).getByRole('radio');

test('the owner closes, and the best answers are selected', async ({ browser }) => {
  owner = await createParticipant(browser, { role: 'charity', language: 'en' });
  all.push(owner);
  campaign = await createOpenCampaign(owner);
  const { id, slug } = campaign;
  for (const [index, answer] of [UNJUDGED_ANSWER, ...ANSWERS].entries()) {
    const fan = await createParticipant(browser, { language: index < 3 ? 'nl' : 'en' });
    all.push(fan);
    await subscribeAndPay(fan, id, answer);
    fans.push(fan);
  }
  const last = fans.at(-1);
  if (!last) throw new Error('fans took part');
  other = last;
  await other.page.goto(`/en/campaigns/${slug}/selection`);
  await expect(other.page.getByRole('heading', { level: 1 })).toHaveText(campaignTexts('en').page.selection);

  const { page } = owner;
  const { campaigns: t } = managementTexts('en');
  await page.goto('/en/dashboard');
  await page.getByRole('button', { name: t.close }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.close }).click();
  await page.waitForURL(`**${toNomineesPath()}`);
  // The page updates itself once the answers are scored.
  const choices = page.getByRole('radio', { name: /^Choose / });
  await expect(choices).toHaveCount(ANSWERS.length, { timeout: 60_000 });
  await waitForMail(owner.email, /nominee/i);
});

test('a fan says what was overlooked, and the owner replies before anything else', async () => {
  const { page } = owner;
  const theirs = other.page;
  await theirs.goto('/en/dashboard');
  await theirs.getByText(en.readingAsk).click();
  await theirs.getByRole('textbox', { name: en.readingOverlooked }).fill(OVERLOOKED);
  await expectAccessible(theirs);
  await theirs.getByRole('button', { name: en.readingSend }).click();
  await expect(theirs.getByText(OVERLOOKED)).toBeVisible();
  await page.reload();
  await expect(page.getByText(texts.rereadsFirst.split('{')[0] ?? '')).toBeVisible();
  const asked = page.getByRole('article').filter({ hasText: OVERLOOKED });
  await asked.getByRole('textbox').fill(REPLY);
  await expectAccessible(page);
  await asked.getByRole('button', { name: answers.sendReply }).click();
  await expect(asked.getByText(REPLY)).toBeVisible();
  await waitForMail(other.email, /read again/);
});

test('nobody judged one answer: the owner reads it, and nominates it with a sentence', async () => {
  const { page } = owner;
  const names = getNames();
  await page.getByRole('button', { name: answers.open }).click();
  await page.getByRole('combobox', { name: answers.filter }).selectOption(answers.filterUnread);
  const unread = page.getByRole('article').filter({ hasText: UNJUDGED_ANSWER }).last();
  await unread.getByRole('button', { name: /^Nominate / }).click();
  await unread.getByRole('textbox').fill(NOMINATION);
  await expectAccessible(page);
  await unread.getByRole('button', { name: answers.save, exact: true }).click();
  await expect(names).toHaveCount(ANSWERS.length + 1);
  await names.last().check();
  const nominated = page.getByRole('article').filter({ hasText: UNJUDGED_ANSWER }).first();
  await expect(nominated).toContainText(NOMINATION);
  await expect(nominated).toContainText(answers.nominatedByYou);
});

test('the owner chooses by keyboard alone, and of two tabs one chooses', async () => {
  const { page } = owner;
  const names = getNames();
  const choices = page.getByRole('radio', { name: /^Choose / });
  const tab = await owner.context.newPage();
  await tab.goto(toNomineesPath());
  await names.first().check();
  await expect(page.getByRole('article').first()).toContainText('My grandmother');

  // Shortlists the first two, compares them, chooses the second, and confirms.
  const pressTabTo = async (target: Locator) => {
    const isThere = () => target.evaluate((at) => at === document.activeElement);
    for (let presses = 0; presses < 15 && !(await isThere()); presses += 1) await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
  };
  const shortlist = page.getByRole('checkbox', { name: /on your shortlist$/ });
  for (const place of [0, 1]) {
    await names.nth(place).focus();
    await page.keyboard.press('Space');
    await pressTabTo(shortlist);
    await page.keyboard.press('Space');
  }
  await expect(choices).toHaveCount(2);
  await pressTabTo(choices.first());
  await page.keyboard.press('ArrowDown');
  await expect(choices.nth(1)).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: '1 of 1' })).toBeVisible();
  const why = page.getByRole('textbox', { name: texts.why.split('{')[0] ?? '' });
  await page.keyboard.press('Tab');
  await expect(why).toBeFocused();
  await page.keyboard.type(WHY);
  await expectAccessible(page);
  const select = page.getByRole('button', { name: texts.select });
  await pressTabTo(select);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);

  // The other tab chooses the first one at the same time.
  await tab.getByRole('checkbox', { name: /on your shortlist$/ }).check();
  await tab.getByRole('radio', { name: /^Choose / }).check();
  await tab.getByRole('textbox', { name: texts.why.split('{')[0] ?? '' }).fill(WHY);
  await tab.getByRole('button', { name: texts.select }).click();
  await Promise.all([
    dialog.getByRole('button', { name: texts.select }).press('Enter'),
    tab.getByRole('dialog').getByRole('button', { name: texts.select }).click(),
  ]);

  for (const one of [page, tab]) {
    await one.waitForURL(`**/en/dashboard/campaigns/${campaign.id}/winners`);
    await expect(one.getByText(winners.congratulationOne)).toBeVisible();
    await expect(one.getByText(WHY)).toBeVisible();
    await expect(one.getByRole('link', { name: /@example\.test/ })).toHaveCount(1);
  }
  await expectAccessible(page);
  await tab.close();
  const { docs } = await (await page.request.get(`/api/campaigns/${campaign.id}/winners`)).json();
  expect(docs).toHaveLength(1);
  const chosen = fans.find(({ email }) => email === docs[0].user.email);
  if (!chosen) throw new Error('the winner took part');
  winner = chosen;
  await waitForMail(winner.email, /Je bent gekozen/);
});

test('the winner sees time, place and calendar file, the others their score, all the selection', async () => {
  const { slug, name } = campaign;
  const nl = submissionTexts('nl').submissions;
  await winner.page.goto('/nl/dashboard');
  const card = winner.page.getByRole('article');
  await expect(card.getByRole('heading', { name: nl.moment.title.won })).toBeVisible();
  await expect(card.getByText('donderdag 15 juli 2027')).toBeVisible();
  await expect(card.getByText(nl.outcomeScore)).toBeVisible();
  await expect(card.getByText(nl.outcomeOwnReason)).toBeVisible();
  await expect(card.getByText(WHY)).toBeVisible();
  await expectAccessible(winner.page);
  const [download] = await Promise.all([
    winner.page.waitForEvent('download'),
    card.getByRole('link', { name: nl.outcomeCalendar }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`power-hour-${slug}.ics`);
  expect(await readFile(await download.path(), 'utf8')).toContain('\r\nDTSTART:20270715T173000Z\r\n');

  const { page } = other;
  await page.goto('/en/dashboard');
  const theirs = page.getByRole('article');
  await expect(theirs.getByRole('heading', { name: en.moment.title['not-chosen'] })).toBeVisible();
  await expect(theirs.getByText(REPLY)).toBeVisible();
  await expect(theirs.getByText(en.outcomeScore)).toBeVisible();
  await expect(theirs.getByText(en.outcomeReason)).toBeVisible();
  await expect(theirs.getByText(WHY)).toBeVisible();
  await expect(theirs.getByRole('link', { name: en.outcomeCalendar })).toHaveCount(0);
  await expectAccessible(page);

  await theirs.getByText(en.aboutAnswer).click();
  await theirs.getByRole('link', { name: en.receiptCheck }).click();
  const { receiptChecked, receiptOwn } = selectionTexts('en');
  const checked = page.getByRole('status').filter({ hasText: receiptChecked.split(':')[0] ?? '' });
  await expect(checked).toContainText(receiptOwn);
  await page.goBack();

  await theirs.getByRole('link', { name: en.outcomeHow }).click();
  await page.waitForURL(`/en/campaigns/${slug}/selection`);
  const t = selectionTexts('en');
  const { selectionOver } = campaignTexts('en').page;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(selectionOver);
  await expect(page.getByRole('region', { name: t.whyOne })).toContainText(WHY);
  // The question was asked in two languages, so the page lists two prompts.
  await expect(page.getByRole('definition').filter({ hasText: t.rubric })).toHaveCount(2);
  await page.goto(`/en/campaigns/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('link', { name: selectionOver }).click();
  await page.waitForURL(`/en/campaigns/${slug}/selection`);
});
