import { expect, test, type Page } from '@playwright/test';

type Event = {
  event: string;
  label?: string;
  value?: number;
  page: string;
  sessionId: string;
  userId?: string;
};

declare global {
  interface Window {
    beacons: string[];
    analytics: unknown[][];
  }
}

/** Records the beacons of a page and still sends them; returns the events so far. */
async function recordBeacons(page: Page, prepare: () => void = () => undefined) {
  await page.addInitScript(() => {
    window.beacons = [];
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      if (data instanceof Blob) void data.text().then((text) => window.beacons.push(text));
      return send(url, data);
    };
  });
  await page.addInitScript(prepare);
  return async (): Promise<Event[]> => {
    const sent = await page.evaluate(() => window.beacons);
    return sent.map((text) => JSON.parse(text));
  };
}

/** Scrolls to the end of the page in steps. */
async function scrollThroughPage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 3) {
      scrollTo({ top: y, behavior: 'instant' });
      for (let frames = 0; frames < 3; frames += 1) await frame();
    }
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  });
}

test('a visit reports the page, its blocks, the scroll depth and the pressed button once each', async ({
  page,
}) => {
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/tracking')) answers.push(response.status());
  });
  const sent = await recordBeacons(page);
  await page.goto('/en');
  await scrollThroughPage(page);
  const depths = async () =>
    (await sent()).filter(({ event }) => event === 'scroll_depth').map(({ value }) => value);
  await expect.poll(depths).toEqual([25, 50, 75, 100]);
  for (const top of [0, 1e6]) await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  await page.evaluate(() =>
    document.addEventListener('click', (click) => click.preventDefault(), { capture: true }),
  );
  await page.locator('main .button').first().click();
  await expect.poll(async () => (await sent()).filter(({ event }) => event === 'cta_click')).toHaveLength(1);

  const events = await sent();
  expect(events.filter(({ event }) => event === 'page_view')).toHaveLength(1);
  expect(await depths()).toEqual([25, 50, 75, 100]);
  const blocks = events.filter(({ event }) => event === 'block_view').map(({ value }) => value);
  const parts = await page.locator('main > *').count();
  const labels = events.filter(({ event }) => event === 'block_view').map(({ label }) => label);
  expect(labels).toEqual(
    expect.arrayContaining(['hero', 'howTo', 'richText', 'imageCluster', 'threeCellGrid']),
  );
  expect(blocks.length).toBeGreaterThanOrEqual(parts - 1);
  expect(new Set(blocks).size).toBe(blocks.length);
  expect(new Set(events.map(({ sessionId }) => sessionId)).size).toBe(1);
  expect(events.every((event) => event.page === '/en' && !('userId' in event))).toBe(true);
  await expect.poll(() => answers.length).toBe(events.length);
  expect(new Set(answers)).toEqual(new Set([202]));
  const { cookies } = await page.context().storageState();
  expect(cookies).toEqual([]);
});

for (const [name, ask] of [
  ['Do Not Track', () => Object.defineProperty(navigator, 'doNotTrack', { value: '1' })],
  ['Global Privacy Control', () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })],
] as const) {
  test(`with ${name} nothing is reported to a third party`, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const sent = await recordBeacons(page, ask);
    await page.addInitScript(() => {
      window.analytics = [];
      Object.assign(window, { gtag: (...call: unknown[]) => window.analytics.push(call) });
    });
    await page.goto('/nl/terms');
    await scrollThroughPage(page);
    await page.waitForLoadState('networkidle');
    expect(await sent()).toEqual([]);
    expect(await page.evaluate(() => window.analytics)).toEqual([]);
    expect(requests).not.toContain('/api/tracking');
  });
}

test('the page’s own analytics get the same events, and their failure does not matter', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const sent = await recordBeacons(page);
  await page.addInitScript(() => {
    window.analytics = [];
    const gtag = (...call: unknown[]) => {
      window.analytics.push(call);
      throw new Error('blocked');
    };
    Object.assign(window, { gtag });
  });
  await page.goto('/nl/terms');
  await scrollThroughPage(page);
  await expect.poll(async () => (await sent()).some(({ value }) => value === 100)).toBe(true);
  const names = await page.evaluate(() => window.analytics.map(([command, event]) => [command, event]));
  expect(names).toContainEqual(['event', 'page_view']);
  expect(names).toContainEqual(['event', 'scroll_depth']);
  expect(errors).toEqual([]);
});

test('going back to a page counts as another view', async ({ page }) => {
  const sent = await recordBeacons(page);
  await page.goto('/nl/terms');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  const views = async () => (await sent()).filter(({ event }) => event === 'page_view').length;
  await expect.poll(views).toBe(2);
});
