import { expect } from '@playwright/test';
import { MINUTE_MS } from '#api/platform/rules.ts';
import { MOMENT_TEXTS } from '#api/submissions/moment-text-rules.ts';
import { subscribeTexts } from '#widget/subscribe/texts.ts';
import { expectAccessible } from './support/accessible.ts';
import { post } from './support/account.ts';
import { getCampaignInPhase } from './support/campaigns.ts';
import { LOADER, renderHostPage, test, renderWidget } from './support/host.ts';
import { createOpenCampaign, createParticipant } from './support/participants.ts';
import { button, getWidgetFrame, readWidgetEvents, LISTENER, widgets } from './support/widgets.ts';

test('forged messages change nothing', async ({ page, host }) => {
  const { slug } = await getCampaignInPhase(page.request, 'open');
  const forged = `[{type:'go',value:'/api/embed/go?key=x'},{type:'go',value:'https://evil.example/'},
    {type:'height',value:'1'},{type:'subscribed',value:'paid'},{type:'close',value:''},{type:'ready',value:''},
    {type:'start',page:'https://evil.example/',ticket:'x.y.z.w'}].map(m=>({powerHour:1,...m}))`;
  const evil = `<script>window.onmessage=({data})=>{if(data==='go')for(const m of ${forged})for(let at=-1;at<parent.length;at++){const w=at<0?parent:parent[at];
    const {port1,port2}=new MessageChannel();port1.onmessage=({data})=>parent.postMessage('stolen '+data.type,'*');
    w.postMessage(m,'*',[port2])}if(data==='go')parent.postMessage('done','*')}</script>`;
  host.serve('/evil', { html: evil });
  const other = host.origin.replace('127.0.0.1', 'localhost');
  const outcome = `<script>window.outcome=[];addEventListener('message',({data})=>{if(typeof data==='string')outcome.push(data)})</script>`;
  const body = `${renderWidget(slug)}<iframe id="evil" src="${other}/evil"></iframe>`;
  const url = host.serve('/', { html: renderHostPage(body, LISTENER + outcome + LOADER) });
  await page.goto(url);
  await expect(button(page)).toBeVisible();
  const before = ['ready ', 'step email'];
  await expect.poll(() => readWidgetEvents(page)).toEqual(before);
  const readSpareHeight = async () => {
    const box = await widgets(page).locator('iframe').boundingBox();
    const body = getWidgetFrame(page).locator('body');
    const content = await body.evaluate((element) => Math.ceil(element.getBoundingClientRect().height));
    return (box?.height ?? 0) - content;
  };
  await expect.poll(readSpareHeight).toBe(0);
  await page.evaluate(() => {
    const evil = document.querySelector<HTMLIFrameElement>('#evil');
    evil?.contentWindow?.postMessage('go', '*');
  });
  await expect.poll(() => page.evaluate<string[]>('window.outcome')).toEqual(['done']);
  await getWidgetFrame(page).getByRole('textbox', { name: /\?/ }).fill('Still here');
  expect(page.url()).toBe(url);
  expect(await readWidgetEvents(page)).toEqual(before);
  await expect.poll(readSpareHeight).toBe(0);
  expect(await page.evaluate<string[]>('window.outcome')).toEqual(['done']);
});

test('the dialog opens, keeps its place while it grows, closes from inside and restores the focus', async ({
  page,
  host,
}) => {
  const { slug } = await getCampaignInPhase(page.request, 'open');
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.goto(
    host.serve('/', { html: renderHostPage(renderWidget(slug, 'layout="button" theme="dark"')) }),
  );
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
    await getWidgetFrame(page).getByRole('textbox', { name: /\?/ }).fill(round);
    await getWidgetFrame(page).getByRole('textbox', { name: /\?/ }).press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
  }
  await expect(getWidgetFrame(page).getByRole('textbox', { name: /\?/ })).toHaveValue('again');
});

test('the form gives way once the campaign closes while the page is open', async ({ page, host }) => {
  const { slug, subscriptionDeadline } = await getCampaignInPhase(page.request, 'open');
  const { title } = MOMENT_TEXTS.en;
  await page.clock.install();
  await page.goto(host.serve('/', { html: renderHostPage(renderWidget(slug)) }));
  await expect(button(page)).toBeVisible();
  await expect(getWidgetFrame(page).getByRole('heading', { name: title.closed })).toBeHidden();
  const left = new Date(subscriptionDeadline ?? 0).getTime() - Date.now();
  await page.clock.fastForward(left + MINUTE_MS);
  await expect(getWidgetFrame(page).getByRole('heading', { name: title.closed })).toBeVisible();
  await expect(getWidgetFrame(page).getByRole('status')).toHaveText(title.closed);
  await expect(button(page)).toBeHidden();
});

test('the frame loads again once the campaign opens', async ({ request }) => {
  const { slug, subscriptionStartDate } = await getCampaignInPhase(request, 'not-started');
  const response = await request.get(`/embed/${slug}`);
  const reloadsAt = Date.now() + Number(response.headers()['refresh']) * 1000;
  const startsAt = new Date(subscriptionStartDate ?? 0).getTime();
  expect(Math.abs(reloadsAt - startsAt)).toBeLessThan(MINUTE_MS);
  expect(reloadsAt).toBeGreaterThan(startsAt - 1);
});

test('the form gives way once its visitor comes back to a campaign that was closed early', async ({
  browser,
  page,
  host,
}) => {
  const owner = await createParticipant(browser, { role: 'charity', language: 'en' });
  const { id, slug } = await createOpenCampaign(owner);
  await page.goto(host.serve('/', { html: renderHostPage(renderWidget(slug)) }));
  await expect(button(page)).toBeVisible();
  await post(owner.page, `/api/campaigns/${id}/cancel`, { reason: 'The kitchen has flooded.' });
  const frame = getWidgetFrame(page);
  await frame.locator('body').evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(frame.getByText('The kitchen has flooded.', { exact: false })).toBeVisible();
  await expect(button(page)).toBeHidden();
  await owner.context.close();
});

test('a page with one campaign twice, and our script, is accessible in light and in dark', async ({
  page,
  host,
}) => {
  const { slug } = await getCampaignInPhase(page.request, 'open');
  const both = ['light', 'dark'].map((theme) => renderWidget(slug, `theme="${theme}" accent="#ffd400"`));
  await page.goto(host.serve('/', { html: renderHostPage(both.join(''), LISTENER + LOADER + LOADER) }));
  for (const at of [0, 1]) {
    // A frame out of view is not painted, so nothing in it would count as stable.
    await widgets(page).nth(at).locator('iframe').scrollIntoViewIfNeeded();
    await button(page, at).click();
    await expect(getWidgetFrame(page, at).getByText(subscribeTexts.en.emailRequired)).toBeVisible();
  }
  await expectAccessible(page);
  await getWidgetFrame(page, 1).getByRole('textbox', { name: /\?/ }).fill('Only here');
  await expect(getWidgetFrame(page, 0).getByRole('textbox', { name: /\?/ })).toHaveValue('');
  expect((await readWidgetEvents(page)).filter((event) => event.startsWith('ready'))).toHaveLength(2);
});
