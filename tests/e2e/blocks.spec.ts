import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { BLOCKS } from '#site/blocks/schema.ts';
import { expectRoomForLongWord, PHONE } from './support/accessible.ts';

/** The blocks with an island; all others are on /blocks. */
const CAMPAIGN_BLOCKS = ['campaignCarousel', 'campaignList'];

test('the video loads when it is played, and hides its overlay meanwhile', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.webm')) films.push(request.url());
  });
  await page.goto('/en/blocks');
  const play = page.getByRole('link', { name: /^Play the film/ });
  await play.scrollIntoViewIfNeeded();
  expect(films).toEqual([]);
  await play.click();
  await expect(play).toBeHidden();
  expect(films.length).toBeGreaterThan(0);
  const video = page.locator('video');
  await expect(video).toBeFocused();
  await video.evaluate((film: HTMLVideoElement) => film.pause());
  await expect(play).toBeVisible();
});

test('testimonials move until they are hovered over or focused', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/en/blocks');
  const view = page.getByRole('region', { name: 'What people say afterwards' });
  const track = view.locator('[data-marquee]');
  await view.scrollIntoViewIfNeeded();
  await expect(track).toHaveCSS('animation-duration', '60s');
  await expect(track).toHaveCSS('animation-play-state', 'running');
  await view.hover();
  await expect(track).toHaveCSS('animation-play-state', 'paused');
  await page.mouse.move(0, 0);
  await expect(track).toHaveCSS('animation-play-state', 'running');
  await view.focus();
  await expect(track).toHaveCSS('animation-play-state', 'paused');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(track).toHaveCSS('animation-name', 'none');
});

test('a long word fits on a phone wherever editors write it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/nl/blocks');
  await expectRoomForLongWord(page.locator('[data-block] :is(h1, h2, h3, p, li, span, a):not(:has(*))'));
});

test('a page without islands, here one with every other block, ships less than 3 kB of script', async ({
  page,
}) => {
  const files: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') files.push(response.body());
  });
  await page.goto('/nl/blocks');
  await page.waitForLoadState('networkidle');
  const shown = await page
    .locator('[data-block]')
    .evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-block')));
  expect([...new Set([...shown, ...CAMPAIGN_BLOCKS])].sort()).toEqual(Object.keys(BLOCKS).sort());
  const inline = await page.locator('script:not([src]):not([type="application/ld+json"])').allTextContents();
  const scripts = [...inline.map((text) => Buffer.from(text)), ...(await Promise.all(files))];
  const bytes = scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThan(3000);
});
