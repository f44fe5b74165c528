import { brotliCompressSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { subscribeTexts } from '../../widget/subscribe/texts.ts';
import { expectAccessible } from './support/accessible.ts';
import { campaignIn } from './support/campaigns.ts';
import { LOADER, pageWith, refuseStorage, SITE, test, widgetOf } from './support/host.ts';
import { newAddress } from './support/people.ts';

/** What HTML, styles and script of the frame may weigh together, compressed. */
const FRAME_MAX_BYTES = 30_000;

const widgets = (page: Page) => page.locator('power-hour-subscribe');
const frameOf = (page: Page, at = 0) => widgets(page).nth(at).frameLocator('iframe');
const button = (page: Page, at = 0) =>
  frameOf(page, at).getByRole('button', { name: subscribeTexts.en.continue });

/** Keeps what the widgets tell the page, for {@link heard}. */
const LISTENER = `<script>window.heard=[];for(const t of ['ready','step','subscribed','error'])
addEventListener('powerhour:'+t,({detail})=>heard.push(t+' '+detail.value))</script>`;
const heard = (page: Page) => page.evaluate<string[]>('window.heard');

test('a host with a strict policy needs to allow our script and our frame, and nothing else', async ({
  page,
  host,
}) => {
  const { slug } = await campaignIn(page.request, 'open');
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  const policy = `default-src 'none'; script-src ${SITE}; frame-src ${SITE}; style-src 'self'; img-src 'self'`;
  await page.goto(
    host.serve('/', {
      html: pageWith(widgetOf(slug, 'accent="#0a7d4f" layout="button"')),
      headers: { 'content-security-policy': policy },
    }),
  );
  const open = page.getByRole('button', { name: 'Take part' });
  await expect(open).toHaveCSS('background-color', 'rgb(10, 125, 79)');
  await open.click();
  await expect(button(page)).toHaveCSS('background-color', 'rgb(10, 125, 79)');
  expect(complaints).toEqual([]);
});

test('hostile styles, a right-to-left page and 280 pixels leave the widget whole', async ({ page, host }) => {
  const { slug } = await campaignIn(page.request, 'open');
  await page.setViewportSize({ width: 280, height: 700 });
  const hostile = `<style>*, * > * { all: unset !important; opacity: 0 !important; position: absolute !important;
    height: 0 !important; width: 3px !important; transform: scale(0) !important; display: none !important }
    html, body, main { display: block !important; width: 280px !important; height: auto !important; opacity: 1 !important;
    position: static !important; transform: none !important }</style>`;
  const html = pageWith(widgetOf(slug), LOADER + hostile).replace('<html', '<html dir="rtl"');
  await page.goto(host.serve('/', { html }));
  await expect(button(page)).toBeVisible();
  const box = await widgets(page).locator('iframe').boundingBox();
  expect(box?.width).toBeGreaterThan(250);
  expect(box?.height).toBeGreaterThan(500);
  const overflow = await frameOf(page)
    .locator('html')
    .evaluate((html) => html.scrollWidth - html.clientWidth);
  expect(overflow).toBe(0);
});

test('a single-page app puts it in, moves it and takes it out twenty times; nothing is left behind', async ({
  page,
  host,
}) => {
  const { slug } = await campaignIn(page.request, 'open');
  await page.addInitScript(() => {
    if (window.top !== window) return;
    let listeners = 0;
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    const isOutside = (target: unknown) =>
      target === undefined || target === window || target === document || target === document.body;
    // Playwright's own listeners are none of ours.
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
  await page.goto(host.serve('/', { html: pageWith('<section></section><aside></aside>') }));
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
  }, widgetOf(slug));
  await expect(button(page)).toBeVisible();
  await expect(page).toHaveTitle('ready');
  expect(globals).toEqual([]);
  expect(await page.evaluate('window.listeners')).toBe(0);
  await expect(page.locator('iframe')).toHaveCount(1);
});

test('five on one page work beside each other, with the script twice', async ({ page, host }) => {
  const { slug } = await campaignIn(page.request, 'open');
  const five = Array.from({ length: 5 }, () => widgetOf(slug)).join('');
  await page.goto(host.serve('/', { html: pageWith(five, LISTENER + LOADER + LOADER) }));
  for (let at = 0; at < 5; at += 1) {
    await widgets(page).nth(at).scrollIntoViewIfNeeded();
    await expect(button(page, at)).toBeVisible();
  }
  await frameOf(page, 3).getByRole('textbox', { name: /\?/ }).fill('Only here');
  await expect(frameOf(page, 1).getByRole('textbox', { name: /\?/ })).toHaveValue('');
  expect((await heard(page)).filter((event) => event.startsWith('ready'))).toHaveLength(5);
});

test('the link inside is there without script, and when the script or the frame is blocked', async ({
  browser,
  page,
  host,
}) => {
  const { slug } = await campaignIn(page.request, 'open');
  const url = host.serve('/', { html: pageWith(widgetOf(slug), LISTENER + LOADER) });
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
  await expect.poll(() => heard(page)).toEqual(['error unreachable']);
  await expectLink(page);
  await expect(page.locator('iframe')).toBeHidden();
});

test('a page with an endless address, no link inside and half an accent still gets a widget that can be used', async ({
  page,
  host,
}) => {
  const { slug } = await campaignIn(page.request, 'open');
  const bare = `<power-hour-subscribe campaign="${slug}" lang="en" layout="button" accent="reddish"></power-hour-subscribe>`;
  await page.goto(`${host.serve('/', { html: pageWith(bare) })}?${'x'.repeat(2500)}`);
  const open = page.getByRole('button', { name: slug });
  await expect(open).toHaveCSS('background-color', 'rgb(200, 30, 43)');
  await open.click();
  await expect(button(page)).toBeVisible();
});

test('forged messages change nothing, whoever sends them', async ({ page, host }) => {
  const { slug } = await campaignIn(page.request, 'open');
  const forged = `[{type:'go',value:'/api/embed/go?key=x'},{type:'go',value:'https://evil.example/'},
    {type:'height',value:'1'},{type:'subscribed',value:'paid'},{type:'close',value:''},{type:'ready',value:''},
    {type:'start',page:'https://evil.example/',ticket:'x.y.z.w'}].map(m=>({powerHour:1,...m}))`;
  const evil = `<script>window.onmessage=({data})=>{if(data==='go')for(const m of ${forged})for(let at=-1;at<parent.length;at++){const w=at<0?parent:parent[at];
    const {port1,port2}=new MessageChannel();port1.onmessage=({data})=>parent.postMessage('stolen '+data.type,'*');
    w.postMessage(m,'*',[port2])}if(data==='go')parent.postMessage('done','*')}</script>`;
  host.serve('/evil', { html: evil });
  const other = host.origin.replace('127.0.0.1', 'localhost');
  const outcome = `<script>window.outcome=[];addEventListener('message',({data})=>{if(typeof data==='string')outcome.push(data)})</script>`;
  const body = `${widgetOf(slug)}<iframe id="evil" src="${other}/evil"></iframe>`;
  const url = host.serve('/', { html: pageWith(body, LISTENER + outcome + LOADER) });
  await page.goto(url);
  await expect(button(page)).toBeVisible();
  const before = await heard(page);
  expect(before).toEqual(['ready ', 'step email']);
  const height = (await widgets(page).locator('iframe').boundingBox())?.height;
  await page.evaluate(() => {
    const evil = document.querySelector<HTMLIFrameElement>('#evil');
    evil?.contentWindow?.postMessage('go', '*');
  });
  await expect.poll(() => page.evaluate<string[]>('window.outcome')).toEqual(['done']);
  await frameOf(page).getByRole('textbox', { name: /\?/ }).fill('Still here');
  expect(page.url()).toBe(url);
  expect(await heard(page)).toEqual(before);
  expect((await widgets(page).locator('iframe').boundingBox())?.height).toBe(height);
  expect(await page.evaluate<string[]>('window.outcome')).toEqual(['done']);
});

test('the dialog opens, stays where it is while it grows, closes from inside and gives the focus back', async ({
  page,
  host,
}) => {
  const { slug } = await campaignIn(page.request, 'open');
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.goto(host.serve('/', { html: pageWith(widgetOf(slug, 'layout="button" theme="dark"')) }));
  const open = page.getByRole('button', { name: 'Take part' });
  await open.click();
  await expect(page.getByRole('dialog', { name: 'Take part' })).toBeVisible();
  const frame = widgets(page).locator('iframe');
  await button(page).scrollIntoViewIfNeeded();
  const before = await frame.boundingBox();
  await button(page).click();
  await expect.poll(async () => (await frame.boundingBox())?.height).toBeGreaterThan(before?.height ?? 0);
  expect((await frame.boundingBox())?.y).toBe(before?.y);
  for (const round of ['first', 'again']) {
    await frameOf(page).getByRole('textbox', { name: /\?/ }).fill(round);
    await frameOf(page).getByRole('textbox', { name: /\?/ }).press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
  }
  await expect(frameOf(page).getByRole('textbox', { name: /\?/ })).toHaveValue('again');
});

test('axe finds nothing on a page that has one campaign twice, in light and in dark', async ({
  page,
  host,
}) => {
  const { slug } = await campaignIn(page.request, 'open');
  const both = ['light', 'dark'].map((theme) => widgetOf(slug, `theme="${theme}" accent="#ffd400"`));
  await page.goto(host.serve('/', { html: pageWith(both.join('')) }));
  for (const at of [0, 1]) {
    await button(page, at).click();
    await expect(frameOf(page, at).getByText(subscribeTexts.en.emailRequired)).toBeVisible();
  }
  await expectAccessible(page);
});

test('the frame stays within its bytes, and only it may be framed', async ({ page }) => {
  const { slug } = await campaignIn(page.request, 'open');
  const answer = await page.request.get(`/embed/${slug}?lang=nl`);
  const html = await answer.text();
  const parts = [...html.matchAll(/(?:src|href)="(\/(?:embed|_astro)\/[^"]+\.(?:js|css))"/g)].map(
    ([, path = '']) => path,
  );
  expect(parts.some((path) => path.endsWith('.js'))).toBe(true);
  const texts = await Promise.all(parts.map(async (path) => (await page.request.get(path)).text()));
  const bytes = [html, ...texts].reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  expect(bytes).toBeLessThanOrEqual(FRAME_MAX_BYTES);
  expect(answer.headers()['x-frame-options']).toBeUndefined();
  expect(answer.headers()['content-security-policy']).not.toContain("frame-ancestors 'none'");
  for (const path of ['/en', `/en/campaigns/${slug}`, '/en/login', '/embed', '/embed/a/b']) {
    const other = (await page.request.get(path)).headers();
    expect(other['x-frame-options'], path).toBe('DENY');
    expect(other['content-security-policy'], path).toContain("frame-ancestors 'none'");
  }
});

test('the exact version is pinned by its digest', async ({ page, host }) => {
  const { slug } = await campaignIn(page.request, 'open');
  const exact: { src: string; integrity: string } = await (await page.request.get('/embed/v1.json')).json();
  const script = `<script async src="${SITE}${exact.src}" integrity="${exact.integrity}" crossorigin="anonymous"></script>`;
  await page.goto(host.serve('/', { html: pageWith(widgetOf(slug), script) }));
  await expect(button(page)).toBeVisible();
});

test('a browser that keeps nothing for other sites still takes the visitor to the provider', async ({
  page,
  host,
}) => {
  const { slug } = await campaignIn(page.request, 'open');
  await refuseStorage(page);
  const kept: string[] = [];
  page.on('response', (response) => {
    if (response.frame() === page.mainFrame()) return;
    void Promise.all([response.request().headerValue('cookie'), response.headerValue('set-cookie')]).then(
      (cookies) => kept.push(...cookies.filter((cookie) => cookie !== null)),
    );
  });
  await page.goto(host.serve('/', { html: pageWith(widgetOf(slug)) }));
  await frameOf(page).getByRole('textbox', { name: /\?/ }).fill('Because of the soup.');
  await frameOf(page).getByLabel(subscribeTexts.en.email).fill(newAddress());
  await button(page).click();
  await frameOf(page).getByRole('button', { name: subscribeTexts.en.continueToPayment }).click();
  await page.waitForURL(/\/checkout\//);
  expect(kept).toEqual([]);
});
