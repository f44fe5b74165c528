import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { PHASES } from '#api/campaigns/rules.ts';
import { expectAccessible } from './support/accessible.ts';
import { getCampaignInPhase } from './support/campaigns.ts';

for (const language of ['nl', 'en'] as const) {
  test(`every editors’ page and the 404 page are accessible (${language})`, async ({ page, request }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const sitemap = await (await request.get('/sitemap-pages.xml')).text();
    const paths = [...sitemap.matchAll(/<loc>(?<url>[^<]*)/g)].map(([, url = '']) => new URL(url).pathname);
    const languagePaths = paths.filter((path) => path.split('/')[1] === language);
    expect(languagePaths.length).toBeGreaterThan(10);
    for (const path of [...languagePaths, `/${language}/no-such-page`]) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectAccessible(page);
    }
  });

  for (const phase of PHASES) {
    test(`the campaign page in phase ${phase} is accessible and complete without script (${language})`, async ({
      page,
      browser,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const campaign = await getCampaignInPhase(page.request, phase);
      await page.goto(`/${language}/campaigns/${campaign.slug}`);
      await expectAccessible(page);
      const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
      await plain.goto(page.url());
      await expect(plain.getByRole('heading', { level: 1 })).toContainText(campaign.name);
      await expect(plain.getByText(campaign.charity.name).first()).toBeVisible();
      await plain.context().close();
    });
  }
}

test('without script every campaign can still be reached', async ({ browser, request }) => {
  const { slug, name } = await getCampaignInPhase(request, 'open');
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/nl');
  await page.getByRole('link', { name: 'Bekijk alle campagnes op één pagina' }).first().click();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/nl/campaigns/${slug}$`));
  await page.context().close();
});

test('a link to a place on the same page closes the mobile menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/nl');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Campagnes' });
  await link.click();
  await expect(page).toHaveURL(/#campagnes$/);
  await expect(link).toBeHidden();
});

test('at twice the text size, no word of a heading, a step or a button breaks or leaves a phone’s screen', async ({
  page,
}) => {
  const { slug } = await getCampaignInPhase(page.request, 'open');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/nl', '/en/about', '/nl/contact', '/nl/terms', `/nl/campaigns/${slug}`]) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const words = page
      .locator('h1, footer h2, .button:not(.campaign-card *), .sf-steps li')
      .filter({ visible: true });
    await expect.poll(() => words.evaluateAll(findBrokenWords), path).toEqual([]);
  }
});

/** Returns the words of elements that stand on more than one line, or not wholly on the screen. */
function findBrokenWords(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const { left, right } = range.getBoundingClientRect();
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1 || left < 0 || right > innerWidth) broken.push(word);
      }
    return broken;
  });
}

test('the layout does not shift while a page is scrolled to its end', async ({ page }) => {
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
    expect(Number(shift), path).toBeCloseTo(0, 2);
  }
});

test('a page without islands ships less than 3 kB of script', async ({ page }) => {
  const files: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') files.push(response.body());
  });
  await page.goto('/nl/terms');
  await page.waitForLoadState('networkidle');
  const inline = await page.locator('script:not([src]):not([type="application/ld+json"])').allTextContents();
  const scripts = [...inline.map((text) => Buffer.from(text)), ...(await Promise.all(files))];
  const bytes = scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThan(3000);
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

test('no public page may be framed, and each links its translation', async ({ page, request }) => {
  const { slug } = await getCampaignInPhase(request, 'open');
  for (const path of ['', '/terms', `/campaigns/${slug}`]) {
    const answer = await page.goto(`/nl${path}`);
    const headers = answer?.headers() ?? {};
    expect(`${headers['content-security-policy'] ?? ''} ${headers['x-frame-options'] ?? ''}`).toMatch(
      /frame-ancestors 'none'|DENY/,
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    for (const language of ['nl', 'en']) {
      await expect(page.locator(`link[rel=alternate][hreflang=${language}]`)).toHaveAttribute(
        'href',
        new RegExp(`/${language}${path}$`),
      );
    }
    await expect(page.locator('link[rel=alternate][hreflang=x-default]')).toHaveAttribute(
      'href',
      new RegExp(`/nl${path}$`),
    );
  }
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
