import { expect, test, type Page } from '@playwright/test';
import { logIn } from './support/account.ts';
import { DESKTOP, PHONE, waitForIslands } from './support/accessible.ts';

/** Pages of each demo account's dashboard. */
const PAGES = {
  fan: ['', '/profile'],
  celebrity: ['', '/profile', '/subscribed', '/team'],
  charity: ['', '/charity'],
  admin: ['/admin', '/admin/payments', '/charities', '/payouts'],
};

/**
 * Lists what stands where on a page, in pixels from its top, once the fonts are there; without the handle of a focal
 * point, which lies over its picture and needs the script.
 */
const listPlaces = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [
      ...document.querySelectorAll(
        'main :is(h1, h2, h3, p, li, dt, dd, a, button:not([role=slider]), input)',
      ),
    ]
      .filter((element) => element.checkVisibility())
      .map((element) => ({
        what: `${element.tagName}: ${element.textContent.slice(0, 40)}`,
        top: Math.round(element.getBoundingClientRect().top + scrollY),
      }));
  });

/** Lists the large pictures of a first screen that the browser fetches only after the scripts. */
const listLatePictures = (page: Page) =>
  page.locator('main img[loading=lazy]').evaluateAll((pictures) =>
    pictures.flatMap((picture) => {
      const { top, width } = picture.getBoundingClientRect();
      return top < innerHeight && width > 100 ? [picture.outerHTML] : [];
    }),
  );

// Compares a page whose scripts are blocked with the same page in use: unlike a measured shift, this needs no timing.
// Both get one response, because other tests change what the admin's lists show.
for (const [role, paths] of Object.entries(PAGES))
  test(`nothing on the dashboard of the role ${role} moves when its scripts have run`, async ({ page }) => {
    await logIn(page, `${role}@powerhour.test`);
    for (const size of [PHONE, DESKTOP])
      for (const path of paths) {
        await page.setViewportSize(size);
        const response = await page.request.get(`/nl/dashboard${path}`);
        await page.route(response.url(), (route) => route.fulfill({ response }));
        await page.route('**/*.js', (route) => route.abort());
        await page.goto(response.url());
        const before = await listPlaces(page);
        if (size === PHONE) expect(await listLatePictures(page), path).toEqual([]);
        await page.unroute('**/*.js');
        await page.reload();
        await waitForIslands(page);
        const after = await listPlaces(page);
        expect(await page.evaluate(() => scrollY), `${path} at ${size.width} starts at its top`).toBe(0);
        expect(after.map(({ what }) => what)).toEqual(before.map(({ what }) => what));
        const moved = after.filter(({ top }, at) => Math.abs(top - (before[at]?.top ?? 0)) > 1);
        expect(moved, `${path} at ${size.width}`).toEqual([]);
      }
  });
