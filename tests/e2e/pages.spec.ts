import { expect, test, type Page } from '@playwright/test';
import { PHASES } from '#api/campaigns/rules.ts';
import { campaignTexts } from '#site/features/campaigns/texts.ts';
import { otherLanguage } from '#site/i18n/redirects.ts';
import { expectNoOverflow, expectTouchTargets, PHONE } from './support/accessible.ts';
import { findOwnCampaign, getCampaignInPhase } from './support/campaigns.ts';

test('without script every campaign can be reached, and its page is complete in every phase', async ({
  browser,
  request,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const open = await getCampaignInPhase(request, 'open');
  await page.goto('/nl');
  await page.getByRole('link', { name: 'Alle campagnes' }).click();
  await page.getByLabel('Status').selectOption('Afgelopen');
  await page.getByRole('button', { name: 'Zoeken' }).click();
  await expect(page).toHaveURL(/\/nl\/campaigns\?.*status=over/);
  await expect(page.getByRole('link', { name: open.name, exact: true })).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Campagnes' }).click();
  await page.getByRole('link', { name: open.name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/nl/campaigns/${open.slug}$`));
  await expect(page.getByRole('button', { name: 'Verder' })).toHaveCount(0);
  for (const phase of PHASES) {
    const { slug, name, charity } = await getCampaignInPhase(request, phase);
    await page.goto(`/nl/campaigns/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(page.getByText(charity.name).filter({ visible: true }).first()).toBeVisible();
  }
  await page.close();
});

test('a link to a place on the same page closes the mobile menu', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/nl');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Campagnes' });
  await link.evaluate((anchor) => anchor.setAttribute('href', '#campagnes'));
  await link.click();
  await expect(page).toHaveURL(/#campagnes$/);
  await expect(link).toBeHidden();
});

test('at twice the text size, no word of a heading, a step or a button breaks or leaves a phone’s screen', async ({
  page,
}) => {
  const { slug } = await getCampaignInPhase(page.request, 'open');
  await page.setViewportSize(PHONE);
  const account = ['/nl/login', '/nl/dashboard/campaigns/create'];
  for (const path of [
    '/nl',
    '/en/about',
    '/en/how-it-works',
    '/nl/contact',
    '/nl/terms',
    `/nl/campaigns/${slug}`,
    ...account,
  ]) {
    await page.goto(path);
    await expectWholeWords(page);
  }
});

test('at twice the text size, no word of a dashboard breaks on the narrowest phone, and none scrolls sideways', async ({
  page,
}) => {
  const { id } = await findOwnCampaign(page, (campaign) => campaign.winnersSelected);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['', '/profile', `/campaigns/${id}/winners`, `/campaigns/${id}/statement`]) {
    await page.goto(`/nl/dashboard${path}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectWholeWords(page);
    await expectNoOverflow(page);
  }
});

test('with the text spacing of WCAG 1.4.12, nothing of the footer leaves the screen', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 480 });
  await page.goto('/nl/terms');
  await page.locator('.site-footer .word').evaluate(({ style }) => (style.letterSpacing = '0.12em'));
  await expectNoOverflow(page);
});

/** Doubles a page's font size; fails if that breaks a word or moves it off the screen. */
async function expectWholeWords(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const words = page
    .locator('h1, h2, h3:not(.campaign-card *), .button:not(.campaign-card *), .label, [class$=-steps] > li')
    .filter({ visible: true });
  await expect.poll(() => words.evaluateAll(findBrokenWords), page.url()).toEqual([]);
}

test('a visitor in another zone reads deadlines by both clocks, and what is in another language says so', async ({
  browser,
}) => {
  const page = await browser.newPage({ timezoneId: 'America/New_York' });
  const { slug, language, plannedDate, charity } = await getCampaignInPhase(page.request, 'open');
  const other = otherLanguage(language);
  await page.goto(`/${other}/campaigns/${slug}`);
  // The times of the meeting and the deadline.
  const ownTimes = page.getByText(/^\d\d:\d\d in Amsterdam .+ \(New York\)$/).filter({ visible: true });
  await expect(ownTimes).toHaveCount(plannedDate === null ? 1 : 2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', language);
  const said = campaignTexts(other).page.inOtherLanguage;
  await expect(page.getByText(said)).toHaveCount(1);
  await page.goto(`/${language}/campaigns/${slug}`);
  await expect(page.getByText(said)).toHaveCount(0);
  // Regression: cards that only the server renders never showed it.
  for (const path of ['/en/campaigns', `/en/charities/${charity.slug}`]) {
    await page.goto(path);
    await expect(ownTimes.first()).toBeVisible();
  }
  await page.close();
});

test('in forced colours every button has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { slug } = await getCampaignInPhase(page.request, 'open');
  for (const path of ['/nl', `/nl/campaigns/${slug}`, `/embed/${slug}`]) {
    await page.goto(path);
    const buttons = page.locator('button, .button').filter({ visible: true });
    await expect(buttons.first()).toBeVisible();
    const bare = await buttons.evaluateAll((elements) =>
      elements.flatMap((element) => {
        const { borderTopStyle, outlineStyle } = getComputedStyle(element);
        return borderTopStyle === 'none' && outlineStyle === 'none' ? [element.outerHTML] : [];
      }),
    );
    expect(bare, path).toEqual([]);
  }
});

test('what is pressed in the frame is large enough for a finger', async ({ browser, request }) => {
  const page = await browser.newPage({ hasTouch: true, viewport: PHONE });
  for (const phase of PHASES) {
    const { slug } = await getCampaignInPhase(request, phase);
    await page.goto(`/embed/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectTouchTargets(page);
  }
  await page.close();
});

/** Returns the words in elements that are broken across lines, or not fully on the screen. */
function findBrokenWords(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest('.visually-hidden')) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const { left, right } = range.getBoundingClientRect();
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1 || left < 0 || right > innerWidth) broken.push(word);
      }
    }
    return broken;
  });
}

test('the layout does not shift while a page is scrolled to its end', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shift += Number(entry.value);
      document.documentElement.dataset['shift'] = `${shift}`;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/nl', '/en/blocks']) {
    await page.goto(path);
    await page.mouse.wheel(0, 900);
    const cards = page.locator('.campaign-list .campaign-card a');
    if (path === '/nl') await expect(cards.first()).toBeAttached();
    const shift = await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += 300) {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
      }
      return document.documentElement.dataset['shift'] ?? '0';
    });
    // A card that arrives with a longer name shifts the bottom of its neighbours by a line, 0.006 of the window; other
    // tests create cards meanwhile.
    expect(Number(shift), path).toBeLessThan(0.02);
  }
});

test('a phone’s first screen is as high in the fonts that stand in as in the site’s own', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const measure = async (path: string) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    return page
      .locator('main > section')
      .first()
      .evaluate(({ clientHeight }) => clientHeight);
  };
  for (const path of ['/nl', '/en', '/nl/how-it-works']) {
    const height = await measure(path);
    await page.route(/\.woff2/, (route) => route.abort());
    expect(await measure(path), path).toBe(height);
    await page.unroute(/\.woff2/);
  }
});

test('an address without a language redirects to the visitor’s language in one step', async ({ request }) => {
  const dutch = await request.get('/terms?x=1', {
    maxRedirects: 0,
    headers: { 'accept-language': 'fr, nl;q=0.8' },
  });
  expect([dutch.status(), dutch.headers()['location']]).toEqual([302, '/nl/terms?x=1']);
  const english = await request.get('/', { maxRedirects: 0, headers: { 'accept-language': 'en-GB' } });
  expect([english.status(), english.headers()['location']]).toEqual([302, '/en']);
  const chosen = await request.get('/dashboard', {
    maxRedirects: 0,
    headers: { cookie: 'lang=en', 'accept-language': 'nl' },
  });
  expect([chosen.status(), chosen.headers()['location']]).toEqual([302, '/en/dashboard']);
  expect((await request.get('/nl/pages/terms', { maxRedirects: 0 })).status()).toBe(301);
});

test('the page for webmasters shows code and policy with this site’s own address', async ({
  request,
  baseURL,
}) => {
  for (const language of ['nl', 'en']) {
    const html = await (await request.get(`/${language}/embed`)).text();
    expect(html).toContain(`${baseURL}/embed/v1.js`);
    expect(html).toContain(`frame-src ${baseURL}`);
    expect(html).not.toContain('%origin%');
  }
});
