import { readFile } from 'node:fs/promises';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { z } from 'zod';
import { NomineesAnswer } from '../../edge-api/nominees/contract.ts';
import { dashboardTexts } from '../../site/src/features/dashboard/texts.ts';
import { selectionTexts } from '../../site/src/features/nominees/selection-texts.ts';
import { callAs, logInAsNew } from './support/account.ts';
import { expectAccessible } from './support/accessible.ts';
import { checkoutOf, control } from './support/sandbox.ts';

const BETTER =
  'My grandmother sang for the whole street every Thursday, and I want to cook her soup with Noor because I miss her.';
const WORSE = 'It would be nice to meet her.';

async function person(browser: Browser, language: 'nl' | 'en', role = 'fan') {
  const context = await browser.newContext({ locale: language, reducedMotion: 'reduce' });
  const page = await context.newPage();
  return { page, email: await logInAsNew(page, { role, language }) };
}

async function send(page: Page, path: string, data?: unknown): Promise<unknown> {
  const answer = await callAs(page, 'POST', path, data);
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** A campaign of a charity of its own, so that no other journey meets it. */
async function campaignOf(owner: Page) {
  const { doc: charity } = z.object({ doc: z.object({ id: z.string() }) }).parse(
    await send(owner, '/api/charity-whitelist-custom', {
      name: `Tafel ${crypto.randomUUID().slice(0, 8)}`,
    }),
  );
  const made = await send(owner, '/api/campaigns/create', {
    name: `Soup for the street ${crypto.randomUUID().slice(0, 8)}`,
    artistName: 'Noor Bakker',
    description: 'We cook together, for people who eat alone.',
    plannedDate: '2027-07-15',
    plannedTime: '19:30',
    plannedLocation: 'Utrecht',
    fanQuestion: 'why-meet',
    thankYouMethod: 'text',
    importantKeywords: 'soup, neighbours',
    charity: charity.id,
    agreeToTerms: true,
    agreeToProtocol: true,
  });
  return z.object({ doc: z.object({ id: z.string(), slug: z.string(), name: z.string() }) }).parse(made).doc;
}

async function takePart({ page, email }: { page: Page; email: string }, campaign: string, answer: string) {
  const asked = { campaign, answer: { question: 'why-meet', answer } };
  const { submissionId } = z
    .object({ submissionId: z.string() })
    .parse(await send(page, '/api/campaign-subscribe', asked));
  await control((await checkoutOf(email)).id, 'pay');
  const status = async () => {
    const { submissions } = await (
      await page.request.get('/api/campaign-submissions/user-submissions')
    ).json();
    return submissions[0].paymentStatus;
  };
  await expect.poll(status).toBe('paid');
  return submissionId;
}

test('a fan who is chosen finds when, where and a calendar file; the others their own score; anyone how it went', async ({
  browser,
}) => {
  const owner = await person(browser, 'en', 'charity');
  const [winner, other] = [await person(browser, 'nl'), await person(browser, 'en')];
  const { id, slug, name } = await campaignOf(owner.page);
  const chosen = await takePart(winner, id, BETTER);
  await takePart(other, id, WORSE);

  const before = selectionTexts('en');
  await other.page.goto(`/en/campaigns/${slug}/selection`);
  await expect(other.page.getByRole('heading', { level: 1 })).toHaveText(before.titleBefore);
  await expect(other.page.getByText(before.before)).toBeVisible();

  await send(owner.page, `/api/campaigns/${id}/close`);
  const nominees = async () =>
    NomineesAnswer.parse(await (await owner.page.request.get(`/api/campaigns/${id}/nominees`)).json());
  await expect.poll(nominees, { timeout: 30_000 }).toMatchObject({ status: 'ready' });
  await send(owner.page, `/api/campaigns/${id}/winners`, { submissionIds: [chosen] });

  const nl = dashboardTexts('nl').submissions;
  await winner.page.goto('/nl/dashboard');
  const card = winner.page.getByRole('article');
  await expect(card.getByRole('heading', { name: nl.outcomeWon })).toBeVisible();
  await expect(card.getByText('donderdag 15 juli 2027')).toBeVisible();
  await expect(card.getByText(nl.outcomeScore)).toBeVisible();
  await expectAccessible(winner.page);
  const [download] = await Promise.all([
    winner.page.waitForEvent('download'),
    card.getByRole('link', { name: nl.outcomeCalendar }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`power-hour-${slug}.ics`);
  expect(await readFile(await download.path(), 'utf8')).toContain('\r\nDTSTART:20270715T173000Z\r\n');

  const en = dashboardTexts('en').submissions;
  await other.page.goto('/en/dashboard');
  const theirs = other.page.getByRole('article');
  await expect(theirs.getByRole('heading', { name: en.outcomeNotChosen })).toBeVisible();
  await expect(theirs.getByText(en.outcomeScore)).toBeVisible();
  await expect(theirs.getByRole('link', { name: en.outcomeCalendar })).toHaveCount(0);
  await expectAccessible(other.page);

  await theirs.getByRole('link', { name: en.outcomeHow }).click();
  for (const language of ['en', 'nl'] as const) {
    const t = selectionTexts(language);
    await other.page.goto(`/${language}/campaigns/${slug}/selection`);
    await expect(other.page.getByRole('heading', { level: 1 })).toHaveText(t.titleAfter);
    await expect(other.page.getByRole('definition').filter({ hasText: t.rubric })).toBeVisible();
    await expectAccessible(other.page);
  }
  await other.page.goto(`/en/campaigns/${slug}`);
  await expect(other.page.getByRole('heading', { level: 1 })).toHaveText(name);
  await other.page.getByRole('link', { name: selectionTexts('en').titleAfter }).click();
  await other.page.waitForURL(`/en/campaigns/${slug}/selection`);
});
