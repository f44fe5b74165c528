import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { nomineeTexts } from '../../site/src/features/nominees/texts.ts';
import { callAs, logInAsNew } from './support/account.ts';
import { expectAccessible } from './support/accessible.ts';
import { reachDeadline } from './support/deadline.ts';
import { newAddress } from './support/people.ts';
import { checkoutOf, control, mailTo } from './support/sandbox.ts';

const ANSWERS = [
  'I would like it.',
  'My grandmother cooked soup for the whole street every Thursday, and I want to learn that from you because she is gone.',
  'Because cooking for neighbours taught me to ask for help.',
];
const FAR_AHEAD_MS = 200 * 24 * 60 * 60 * 1000;

test.beforeEach(async ({ page }) => {
  // The command starts Wrangler, and selecting takes its steps.
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** An open campaign of whoever is logged in, far ahead, so that no other test comes across it first. */
async function makeCampaign(page: Page): Promise<{ readonly id: string; readonly slug: string }> {
  const { docs } = await (await page.request.get('/api/charity-whitelist-custom')).json();
  const made = await callAs(page, 'POST', '/api/campaigns/create', {
    name: `Soup for a street ${crypto.randomUUID().slice(0, 8)}`,
    artistName: 'Noor',
    description: 'We cook together, for people who eat alone.',
    plannedDate: new Date(Date.now() + FAR_AHEAD_MS).toISOString().slice(0, 10),
    plannedTime: '19:30',
    plannedLocation: 'Utrecht',
    fanQuestion: 'why-meet',
    thankYouMethod: 'text',
    importantKeywords: 'cooking, neighbours, soup',
    keywordPriorities: { cooking: 1, neighbours: 2, soup: 3 },
    charity: docs[0].id,
    agreeToTerms: true,
    agreeToProtocol: true,
  });
  expect(made.status(), await made.text()).toBe(201);
  return Object(await made.json()).doc;
}

/** A fan who answers and pays. */
async function takePart(fan: APIRequestContext, origin: string, campaignId: string, answer: string) {
  const email = newAddress();
  const post = (path: string, data: unknown) => fan.post(path, { data, headers: { origin } });
  const account = { email, name: 'Fem Visser', campaignId, language: 'en' };
  expect((await post('/api/campaign-subscribe/auth', account)).status()).toBe(200);
  const answered = { campaign: campaignId, answer: { question: 'why-meet', answer } };
  expect((await post('/api/campaign-subscribe', answered)).status()).toBe(200);
  await control((await checkoutOf(email)).id, 'pay');
  await expect
    .poll(async () => {
      const { submissions } = await (await fan.get('/api/campaign-submissions/user-submissions')).json();
      return submissions[0]?.paymentStatus;
    })
    .toBe('paid');
  return email;
}

test('from open to winners: the deadline comes, the best answers are found, and of two tabs one chooses', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const { nominees: texts, winners } = nomineeTexts('en');
  const origin = new URL(baseURL ?? '').origin;
  const owner = await logInAsNew(page, { role: 'charity', language: 'en' });
  const { id, slug } = await makeCampaign(page);
  const fans: string[] = [];
  for (const answer of ANSWERS) {
    const fan = await playwright.request.newContext({ baseURL: origin });
    fans.push(await takePart(fan, origin, id, answer));
    await fan.dispose();
  }

  expect(await reachDeadline(slug)).toContain(`/en/dashboard/campaigns/${id}/nominees`);
  await mailTo(owner, /nominee/i);

  const path = `/en/dashboard/campaigns/${id}/nominees`;
  const other = await context.newPage();
  await Promise.all([page.goto(path), other.goto(path)]);
  const choices = page.getByRole('radio');
  await expect(choices).toHaveCount(ANSWERS.length);
  await expect(page.getByRole('article').first()).toContainText('My grandmother');
  await expectAccessible(page);

  // With the keyboard alone: to the second answer, on to the button, and yes.
  await choices.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(choices.nth(1)).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: '1 of 1' })).toBeVisible();
  const select = page.getByRole('button', { name: texts.select });
  for (let presses = 0; presses < 6 && !(await select.evaluate((at) => at === document.activeElement));) {
    await page.keyboard.press('Tab');
    presses += 1;
  }
  await expect(select).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);

  // The other tab wants the first one, at the same moment.
  await other.getByRole('radio').first().check();
  await other.getByRole('button', { name: texts.select }).click();
  await Promise.all([
    dialog.getByRole('button', { name: texts.select }).press('Enter'),
    other.getByRole('dialog').getByRole('button', { name: texts.select }).click(),
  ]);

  for (const tab of [page, other]) {
    await tab.waitForURL(`**/en/dashboard/campaigns/${id}/winners`);
    await expect(tab.getByText(winners.congratulationOne)).toBeVisible();
    await expect(tab.getByRole('link', { name: /@example\.test/ })).toHaveCount(1);
  }
  const { docs } = await (await page.request.get(`/api/campaigns/${id}/winners`)).json();
  expect(docs).toHaveLength(1);
  expect(fans).toContain(docs[0].user.email);
  await mailTo(docs[0].user.email, /won/i);
  await expectAccessible(page);
});
