import { expect, test, type Page } from '@playwright/test';
import { MINUTE_MS } from '#api/platform/rules.ts';
import { momentTexts } from '#site/features/campaigns/render-moment.ts';
import { shareTexts } from '#site/features/sharing/share-texts.ts';
import { submissionTexts } from '#site/features/submissions/texts.ts';
import { selectionTexts } from '#site/features/nominees/selection-texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { post, verifyAddress } from './support/account.ts';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { getCampaignInPhase } from './support/campaigns.ts';
import {
  chooseWinner,
  closeCampaign,
  createOpenCampaign,
  createParticipant,
  subscribeAndPay,
} from './support/participants.ts';

const SMALL = { width: 390, height: 700 };

/** Expects a campaign's page to show, without scrolling, what holds and what comes next. */
async function expectFirstScreen(
  page: Page,
  address: string,
  { state, next, way }: Readonly<Record<'state' | 'next' | 'way', string>>,
) {
  await page.setViewportSize(SMALL);
  const hero = page.locator('.campaign-hero');
  // The edge caches what a visitor has read for some seconds.
  await expect(async () => {
    await page.goto(address);
    for (const text of [state, next])
      await expect(hero.getByText(text).filter({ visible: true })).toBeInViewport({
        ratio: 1,
        timeout: 1_000,
      });
  }).toPass();
  if (way !== '') await expect(hero.getByRole('link', { name: way })).toBeInViewport({ ratio: 1 });
  else await expect(hero.locator('.to-form')).toHaveCount(0);
  await expectNoOverflow(page);
}

test('the first screen says the state and the next step: not paid, paid, nominated, won, cancelled', async ({
  browser,
  page: visitor,
}) => {
  test.setTimeout(120_000);
  // Each state is tested in one language, because states do not depend on it.
  const [t, en] = [momentTexts('nl'), momentTexts('en')];
  const owner = await createParticipant(browser, { role: 'charity', language: 'nl' });
  const { id, slug, artistName: celebrity } = await createOpenCampaign(owner);
  const fill = (text: string) => (fillText(text, { celebrity }).split('{')[0] ?? '').trim();
  const address = `/nl/campaigns/${slug}`;
  const inEnglish = `/en/campaigns/${slug}`;
  const [fan, unpaid] = [
    await createParticipant(browser, { language: 'nl' }),
    await createParticipant(browser, { language: 'nl' }),
  ];
  await verifyAddress(fan.page, fan.email);
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
  await unpaid.page.waitForURL(/#donate$/);
  await expect(unpaid.page.getByRole('heading', { name: t.title.unpaid })).toBeInViewport();

  // An open page reloads itself once the campaign has closed.
  await unpaid.page.goto('about:blank');
  await closeCampaign(owner, id, 1);
  const nominated = { state: en.title.nominated, next: fill(en.next.choice), way: '' };
  await expectFirstScreen(visitor, inEnglish, nominated);
  await expect(visitor.getByRole('region', { name: shareTexts('en').title })).toHaveCount(0);
  await expectFirstScreen(unpaid.page, address, { state: t.title.missed, next: t.title.missed, way: '' });

  await chooseWinner(owner, id, submissionId);
  for (const width of [SMALL.width, 768]) {
    await fan.page.setViewportSize({ ...SMALL, width });
    await fan.page.goto('/nl/dashboard');
    const { outcomeAccept, outcomeDecline } = submissionTexts('nl').submissions;
    const accept = fan.page.getByRole('button', { name: outcomeAccept });
    for (const reply of [accept, fan.page.getByRole('link', { name: outcomeDecline })])
      await expect(reply).toBeInViewport({ ratio: 1 });
  }
  const won = { state: en.title.won, next: fill(en.next.reply), way: en.action.reply };
  await expectFirstScreen(fan.page, inEnglish, won);
  await expectFirstScreen(visitor, inEnglish, { state: en.title.chosen, next: en.next.thanks, way: '' });

  await post(owner.page, `/api/campaigns/${id}/cancel`, { reason: 'Noor is ziek geworden, helaas.' });
  await expectFirstScreen(visitor, address, { state: t.title.cancelled, next: t.next.refund, way: '' });
});

// Regression: hero and banner both said it.
test('a page whose campaign closes while it is open says so once', async ({ page }) => {
  const { slug, subscriptionDeadline } = await getCampaignInPhase(page.request, 'open');
  const { closed } = momentTexts('en').title;
  await page.clock.install();
  await page.goto(`/en/campaigns/${slug}`);
  await page.clock.fastForward(new Date(subscriptionDeadline ?? 0).getTime() - Date.now() + MINUTE_MS);
  const banner = page.getByRole('heading', { name: closed });
  await expect(banner).toBeVisible();
  await expect(page.locator('.campaign-hero').getByText(closed)).toBeHidden();
  await page.setViewportSize(SMALL);
  await expect(page.locator('.campaign-hero').getByText(closed)).toBeVisible();
  await expect(banner).toHaveCSS('clip-path', 'inset(50%)');
});

test('where nothing was paid, the selection page says that nobody chooses, and lists no steps', async ({
  browser,
  page,
}) => {
  const t = selectionTexts('nl');
  const owner = await createParticipant(browser, { role: 'charity', language: 'nl' });
  const { id, slug } = await createOpenCampaign(owner);
  const steps = page.getByRole('heading', { name: t.steps });
  await page.goto(`/nl/campaigns/${slug}/selection`);
  await expect(steps).toBeVisible();
  await expect(page.getByText(t.before)).toBeVisible();

  await closeCampaign(owner, id, 0);
  await page.goto(`/nl/campaigns/${slug}/selection`);
  await expect(page.getByText(momentTexts('nl').text.empty)).toBeVisible();
  await expect(steps).toHaveCount(0);
  await expect(page.getByRole('heading', { name: t.figures })).toHaveCount(0);
  await expectAccessible(page);
});
