import { expect, test, type Locator, type Page } from '@playwright/test';
import { renderPriceShare } from '#api/payments/price-rules.ts';
import { LANGUAGES } from '#api/platform/rules.ts';
import { momentTexts } from '#site/features/campaigns/moment-texts.ts';
import { reminderTexts } from '#site/features/reminders/texts.ts';
import { shareTexts } from '#site/features/sharing/share-texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { post } from './support/account.ts';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { listCampaignsInPhase } from './support/campaigns.ts';
import { createOpenCampaign, createParticipant, subscribeAndPay } from './support/participants.ts';

const SMALL = { width: 390, height: 700 };

test.use({ viewport: SMALL });

/** Returns where a part begins and ends on the page, in pixels from its top. */
const getPlace = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top: top + scrollY, bottom: bottom + scrollY };
  });

for (const language of LANGUAGES)
  test(`a small phone’s first screen has all of an open campaign’s head, and the form follows (${language})`, async ({
    page,
  }) => {
    for (const { slug, name, celebrity, charity, costsCoveredBy } of await listCampaignsInPhase(
      page.request,
      'open',
    )) {
      await page.goto(`/${language}/campaigns/${slug}`);
      const hero = page.locator('.campaign-hero');
      const share = renderPriceShare(costsCoveredBy, charity.name)[language];
      for (const part of [
        hero.getByRole('heading', { level: 1, name }),
        hero.locator('.avatar'),
        hero.getByText(share),
        hero.locator('.countdown'),
        hero.locator('.to-form'),
      ])
        await expect(part, slug).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.countdown')).toHaveCount(1);
      const [head, form] = [await getPlace(hero), await getPlace(page.locator('#donate'))];
      const story = await getPlace(page.locator('.story'));
      expect(form.top - head.bottom, slug).toBeLessThan(40);
      expect(story.top, slug).toBeGreaterThan(form.bottom);
      await expect(page.getByRole('region', { name: shareTexts(language).title })).toHaveCount(0);
      const follow = fillText(reminderTexts(language).celebrity.title, { celebrity: celebrity.name });
      await expect(page.getByRole('region', { name: follow })).toHaveCount(0);
    }
    await expectNoOverflow(page);
    await expectAccessible(page);

    const bar = page.locator('.take-part-bar');
    await expect(bar).toBeHidden();
    await page
      .locator('.story')
      .last()
      .evaluate((story) => story.scrollIntoView({ block: 'end' }));
    await expect(bar).toBeVisible();
    await bar.getByRole('link').click();
    await expect(page.getByRole('textbox').first()).toBeInViewport();
    await expect(bar).toBeHidden();
  });

/** Expects a campaign's page to say, with nothing scrolled, what is true and what comes next. */
async function expectFirstScreen(
  page: Page,
  address: string,
  { state, next, way }: Readonly<Record<'state' | 'next' | 'way', string>>,
) {
  await page.setViewportSize(SMALL);
  await page.goto(address);
  const hero = page.locator('.campaign-hero');
  for (const text of [state, next]) await expect(hero.getByText(text)).toBeInViewport({ ratio: 1 });
  if (way !== '') await expect(hero.getByRole('link', { name: way })).toBeInViewport({ ratio: 1 });
  else await expect(hero.locator('.to-form')).toHaveCount(0);
  await expectNoOverflow(page);
}

test('the first screen says the state and the next step: not paid, paid, nominated, won, cancelled', async ({
  browser,
  page: visitor,
}) => {
  test.setTimeout(120_000);
  const t = momentTexts('nl');
  const owner = await createParticipant(browser, { role: 'charity', language: 'nl' });
  const { id, slug, artistName: celebrity } = await createOpenCampaign(owner);
  const fill = (text: string) => (fillText(text, { celebrity }).split('{')[0] ?? '').trim();
  const address = `/nl/campaigns/${slug}`;
  const [fan, unpaid] = [
    await createParticipant(browser, { language: 'nl' }),
    await createParticipant(browser, { language: 'nl' }),
  ];
  const submissionId = await subscribeAndPay(fan, id, 'Omdat mijn oma soep kookte voor de hele straat.');
  await expectFirstScreen(fan.page, address, { state: t.title.in, next: fill(t.next.closing), way: '' });

  const answer = { question: 'why-meet', answer: 'Omdat ik graag kook.' };
  await post(unpaid.page, '/api/campaign-subscribe', { campaign: id, answer, language: 'nl' });
  const pay = { state: t.title.unpaid, next: t.next.pay, way: t.action.pay };
  await expectFirstScreen(unpaid.page, `${address}?payment=cancelled`, pay);
  const bar = unpaid.page.locator('.take-part-bar');
  await unpaid.page
    .locator('.story')
    .last()
    .evaluate((story) => story.scrollIntoView({ block: 'end' }));
  await expect(bar).toContainText(t.next.pay);
  await bar.getByRole('link', { name: t.action.pay }).click();
  await expect(unpaid.page.getByRole('heading', { name: t.title.unpaid })).toBeInViewport();

  await post(owner.page, `/api/campaigns/${id}/close`, {});
  const readNominees = async () =>
    (await (await owner.page.request.get(`/api/campaigns/${id}/nominees`)).json()).docs;
  await expect.poll(readNominees, { timeout: 60_000 }).toHaveLength(1);
  const nominated = { state: t.title.nominated, next: fill(t.next.choice), way: '' };
  await expectFirstScreen(visitor, address, nominated);
  await expectFirstScreen(unpaid.page, address, {
    ...nominated,
    state: t.title.missed,
    next: t.title.missed,
  });

  const choice = { submissionIds: [submissionId], confirm: { early: true } };
  await post(owner.page, `/api/campaigns/${id}/winners`, choice);
  const won = { state: t.title.won, next: fill(t.next.reply), way: t.action.reply };
  await expectFirstScreen(fan.page, address, won);
  await expectFirstScreen(visitor, address, { state: t.title.chosen, next: t.next.thanks, way: '' });

  await post(owner.page, `/api/campaigns/${id}/cancel`, { reason: 'Noor is ziek geworden, helaas.' });
  await expectFirstScreen(visitor, address, { state: t.title.cancelled, next: t.next.refund, way: '' });
});

test('the home page leads to the carousel, and from there to the list', async ({ page }) => {
  await page.goto('/nl');
  await page.getByRole('link', { name: 'Bekijk de campagnes' }).first().click();
  await expect(page.getByRole('list', { name: 'Campagnes' })).toBeInViewport();
  await page.getByRole('link', { name: 'Alle campagnes' }).click();
  await expect(page).toHaveURL(/\/nl\/campaigns$/);
  await expectNoOverflow(page);
  await expectAccessible(page);
});
