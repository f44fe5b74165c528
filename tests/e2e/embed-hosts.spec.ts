import { expect, type Page } from '@playwright/test';
import { getCampaignInPhase } from './support/campaigns.ts';
import { LOADER, renderHostPage, SITE, test, renderWidget } from './support/host.ts';
import { button, getWidgetFrame, readWidgetEvents, LISTENER, widgets } from './support/widgets.ts';

test('a host with a strict policy needs to allow only our script and frame', async ({ page, host }) => {
  const { slug } = await getCampaignInPhase(page.request, 'open');
  const violations: string[] = [];
  page.on('console', (message) => message.type() === 'error' && violations.push(message.text()));
  const policy = `default-src 'none'; script-src ${SITE}; frame-src ${SITE}; style-src 'self'; img-src 'self'`;
  await page.goto(
    host.serve('/', {
      html: renderHostPage(renderWidget(slug, 'accent="#0a7d4f" layout="button"')),
      headers: { 'content-security-policy': policy },
    }),
  );
  const open = page.getByRole('button', { name: 'Take part' });
  await expect(open).toHaveCSS('background-color', 'rgb(10, 125, 79)');
  await open.click();
  await expect(button(page)).toHaveCSS('background-color', 'rgb(10, 125, 79)');
  expect(violations).toEqual([]);
});

test('the widget survives hostile styles, a right-to-left page and 280 pixels', async ({ page, host }) => {
  const { slug } = await getCampaignInPhase(page.request, 'open');
  await page.setViewportSize({ width: 280, height: 700 });
  const hostile = `<style>*, * > * { all: unset !important; opacity: 0 !important; position: absolute !important;
    height: 0 !important; width: 3px !important; transform: scale(0) !important; display: none !important }
    html, body, main { display: block !important; width: 280px !important; height: auto !important; opacity: 1 !important;
    position: static !important; transform: none !important }</style>`;
  const html = renderHostPage(renderWidget(slug), LOADER + hostile).replace('<html', '<html dir="rtl"');
  await page.goto(host.serve('/', { html }));
  await expect(button(page)).toBeVisible();
  const frame = widgets(page).locator('iframe');
  await expect(frame).toHaveCSS('color-scheme', 'light');
  await expect.poll(async () => (await frame.boundingBox())?.height).toBeGreaterThan(500);
  expect((await frame.boundingBox())?.width).toBeGreaterThan(250);
  const overflow = await getWidgetFrame(page)
    .locator('html')
    .evaluate((html) => html.scrollWidth - html.clientWidth);
  expect(overflow).toBe(0);
});

// Regression: on a page 1,900 pixels wide, the picture was 950 pixels high.
test('on a wide page the form begins in the first window', async ({ page, host }) => {
  const { slug } = await getCampaignInPhase(page.request, 'open');
  await page.setViewportSize({ width: 1900, height: 900 });
  await page.goto(host.serve('/', { html: renderHostPage(renderWidget(slug)) }));
  await expect(getWidgetFrame(page).getByRole('textbox', { name: /\?/ })).toBeInViewport();
});

test('a single-page app adds, moves and removes it twenty times without leaks', async ({ page, host }) => {
  const { slug } = await getCampaignInPhase(page.request, 'open');
  await page.addInitScript(() => {
    if (window.top !== window) return;
    let listeners = 0;
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    const isOutside = (target: unknown) =>
      target === undefined || target === window || target === document || target === document.body;
    // Ignores Playwright's own listeners.
    const counts = (target: unknown) =>
      isOutside(target) && String(new Error('who asks').stack).includes('/embed/v1');
    EventTarget.prototype.addEventListener = function (...args: Parameters<typeof addEventListener>) {
      if (counts(this)) listeners += 1;
      addEventListener.apply(this, args);
    };
    EventTarget.prototype.removeEventListener = function (...args: Parameters<typeof removeEventListener>) {
      if (counts(this)) listeners -= 1;
      removeEventListener.apply(this, args);
    };
    Object.defineProperty(window, 'listeners', { get: () => listeners });
  });
  await page.goto(host.serve('/', { html: renderHostPage('<section></section><aside></aside>') }));
  await page.waitForFunction(() => customElements.get('power-hour-subscribe'));
  const globals = await page.evaluate(async (html) => {
    const [main, aside] = [document.querySelector('section'), document.querySelector('aside')];
    if (!main || !aside) throw new Error('the page is not whole');
    for (let round = 0; round < 20; round += 1) {
      main.innerHTML = html;
      await new Promise((resolve) => setTimeout(resolve, 10));
      if (main.firstElementChild) aside.replaceChildren(main.firstElementChild);
      aside.replaceChildren();
    }
    main.innerHTML = html;
    main.firstElementChild?.addEventListener('powerhour:ready', () => (document.title = 'ready'));
    if (main.firstElementChild) aside.replaceChildren(main.firstElementChild);
    return Object.keys(window).filter((name) => /power|embed/i.test(name));
  }, renderWidget(slug));
  await expect(button(page)).toBeVisible();
  await expect(page).toHaveTitle('ready');
  expect(globals).toEqual([]);
  expect(await page.evaluate('window.listeners')).toBe(0);
  await expect(page.locator('iframe')).toHaveCount(1);
});

test('the fallback link shows without script, and when script or frame is blocked', async ({
  browser,
  page,
  host,
}) => {
  const { slug } = await getCampaignInPhase(page.request, 'open');
  const url = host.serve('/', { html: renderHostPage(renderWidget(slug), LISTENER + LOADER) });
  const expectLink = async (at: Page) => {
    const link = at.getByRole('link', { name: 'Take part' });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', `${SITE}/en/campaigns/${slug}`);
  };
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const without = await plain.newPage();
  await without.goto(url);
  await expectLink(without);
  await plain.close();
  await page.route('**/embed/v1.js', (route) => route.abort('blockedbyclient'));
  await page.goto(url);
  await expectLink(page);
  await page.unroute('**/embed/v1.js');
  await page.route(`**/embed/${slug}?*`, (route) => route.abort('blockedbyclient'));
  await page.goto(url);
  await expect.poll(() => readWidgetEvents(page)).toEqual(['error unreachable']);
  await expectLink(page);
  await expect(page.locator('iframe')).toBeHidden();
});

test('the widget finds us as a module, imported, and in a bundle of the host, else only the link shows', async ({
  page,
  host,
}) => {
  const { slug } = await getCampaignInPhase(page.request, 'open');
  const loader = await (await page.request.get(`${SITE}/embed/v1.js`)).text();
  const headers = { 'content-type': 'text/javascript' };
  const bundle = host.serve('/app.js', { html: loader, headers });
  const bare = renderWidget(slug).replace(/<a.*<\/a>/, '');
  const ways: Readonly<Record<string, readonly [head: string, body: string]>> = {
    module: [`<script type="module" src="${SITE}/embed/v1.js"></script>`, bare],
    asyncModule: [`<script async type="module" src="${SITE}/embed/v1.js"></script>`, bare],
    imported: [`<script type="module">import '${SITE}/embed/v1.js'</script>`, renderWidget(slug)],
    bundled: [`<script src="${bundle}"></script>`, renderWidget(slug)],
    bundledWithOrigin: [`<script type="module" src="${bundle}" data-origin="${SITE}"></script>`, bare],
    element: [`<script src="${bundle}"></script>`, bare.replace('lang', `origin="${SITE}" lang`)],
  };
  for (const [way, [head, body]] of Object.entries(ways)) {
    await page.goto(host.serve(`/${way}`, { html: renderHostPage(body, head) }));
    await expect(button(page), way).toBeVisible();
  }
  const link = page.getByRole('link', { name: 'Take part' });
  const elsewhere = renderWidget(slug, `origin="${host.origin}"`);
  host.serve(`/embed/${slug}`, { html: 'Not here' });
  await page.goto(host.serve('/wrong', { html: renderHostPage(elsewhere, LISTENER + LOADER) }));
  await expect.poll(() => readWidgetEvents(page)).toEqual(['error unreachable']);
  await expect(page.locator('iframe')).toBeHidden();
  await expect(link).toBeVisible();
  const nowhere = renderWidget(slug).replace(SITE, 'mailto:');
  await page.goto(
    host.serve('/none', { html: renderHostPage(nowhere, `<script src="${bundle}"></script>`) }),
  );
  await expect(link).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('the widget works with a very long address, no fallback link and an invalid accent', async ({
  page,
  host,
}) => {
  const { slug } = await getCampaignInPhase(page.request, 'open');
  const bare = `<power-hour-subscribe campaign="${slug}" lang="en" layout="button" accent="reddish"></power-hour-subscribe>`;
  await page.goto(`${host.serve('/', { html: renderHostPage(bare) })}?${'x'.repeat(2500)}`);
  const open = page.getByRole('button', { name: slug });
  await expect(open).toHaveCSS('background-color', 'rgb(200, 30, 43)');
  await open.click();
  await expect(button(page)).toBeVisible();
  // Regression: another page of ours was framed.
  await widgets(page).evaluate((widget) => widget.setAttribute('campaign', '../../nl/login?x='));
  await expect(page.locator('iframe')).toHaveAttribute('src', /\/embed\/..%2F..%2Fnl%2Flogin%3Fx%3D\?lang=/);
});

test('the dialog on a page in another language speaks Dutch, like the form in it', async ({ page, host }) => {
  const { slug } = await getCampaignInPhase(page.request, 'open');
  const html = renderHostPage(renderWidget(slug, 'layout="button"', 'de')).replace('lang="en"', 'lang="de"');
  await page.goto(host.serve('/', { html }));
  await page.getByRole('button', { name: 'Take part' }).click();
  await expect(getWidgetFrame(page).locator('html')).toHaveAttribute('lang', 'nl');
  await page.getByRole('button', { name: 'Sluiten' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});
