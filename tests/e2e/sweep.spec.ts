import { expect, test, type Page } from '@playwright/test';
import { PHASES } from '#api/campaigns/rules.ts';
import { accountTexts } from '#site/features/accounts/texts.ts';
import { logIn, logInAsAdmin, logInAsNewUser } from './support/account.ts';
import {
  DESKTOP,
  expectAccessible,
  expectNoOverflow,
  expectTouchTargets,
  PHONE,
  waitForIslands,
} from './support/accessible.ts';
import { findOwnCampaign, getCampaignInPhase } from './support/campaigns.ts';

const ACCOUNT_PATHS = [
  'login',
  'register',
  'register?role=celebrity',
  'verify-email',
  'forgot-password',
  'reset-password?token=x',
  'cancel-email-change?token=x',
  'login-link?token=x',
  'not-me?token=x',
];

/** Lists the paths that each role sees, without the language; logs the page in as that role. */
const ROLES = {
  visitor: async (page: Page, language: string) => {
    const sitemap = await (await page.request.get('/sitemap-pages.xml')).text();
    const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+\/(?<path>[^<]*)/g)].map(
      ([, path = '']) => path,
    );
    const pages = paths.filter((path) => path.split('/')[0] === language).map((path) => path.slice(3));
    expect(pages.length).toBeGreaterThan(10);
    return [...pages.filter((path) => !ACCOUNT_PATHS.includes(path)), 'blocks'];
  },
  'visitor with an account in mind': () => Promise.resolve(ACCOUNT_PATHS),
  'visitor of campaigns': async (page: Page) => {
    const campaigns = await Promise.all(PHASES.map((phase) => getCampaignInPhase(page.request, phase)));
    const finished = campaigns.at(-1)?.slug;
    return [
      ...campaigns.map(({ slug }) => `campaigns/${slug}`),
      ...['answers', 'live', 'selection'].map((path) => `campaigns/${finished}/${path}`),
      `embed-test?campaign=${finished}`,
      ...['report', 'charities/de-leesboot', 'no-such-page'],
    ];
  },
  fan: async (page: Page) => {
    await logIn(page, 'fan@powerhour.test');
    return ['', '/subscribed', '/profile', '/year-statement'].map((path) => `dashboard${path}`);
  },
  'fan without a confirmed address': async (page: Page) => {
    await logInAsNewUser(page);
    return ['dashboard', 'dashboard/profile'];
  },
  celebrity: async (page: Page) => {
    const open = await findOwnCampaign(page, ({ phase }) => phase === 'open');
    const finished = await findOwnCampaign(page, ({ winnersSelected }) => winnersSelected);
    const ofOpen = ['edit', 'embed', 'kit', 'names', 'nominees', 'numbers', 'statement'];
    const ofFinished = ['nominees', 'numbers', 'statement', 'story', 'thanks', 'wall', 'winners'];
    return [
      ...['', '/profile', '/campaigns/create'],
      ...ofOpen.map((path) => `/campaigns/${open.id}/${path}`),
      ...ofFinished.map((path) => `/campaigns/${finished.id}/${path}`),
    ].map((path) => `dashboard${path}`);
  },
  charity: async (page: Page) => {
    await logIn(page, 'charity@powerhour.test');
    return ['', '/charity', '/subscribed'].map((path) => `dashboard${path}`);
  },
  admin: async (page: Page) => {
    await logInAsAdmin(page);
    const parts = ['', '/campaigns', '/log', '/mails', '/messages', '/payments', '/sweeps'];
    return [
      ...parts.map((path) => `dashboard/admin${path}`),
      ...['charities', 'payouts', 'reports', 'selections'].map((path) => `dashboard/${path}`),
    ];
  },
};

test.use({ hasTouch: true });

for (const [role, listPaths] of Object.entries(ROLES)) {
  for (const language of ['nl', 'en'] as const) {
    test(`every page for the role ${role} is whole, accessible, fits both widths and a finger (${language})`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(`${page.url()}: ${message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`);
      });
      await page.setViewportSize(PHONE);
      for (const [at, path] of (await listPaths(page, language)).entries()) {
        const isEven = at % 2 === 0;
        await page.goto(`/${language}/${path}`.replace(/\/$/, ''));
        // Islands of public pages may be inactive until they are used; those of the dashboard load at once.
        if (path.startsWith('dashboard')) await waitForIslands(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(/\S/);
        expect(await page.locator('body').innerText(), path).not.toMatch(/\{[a-z]\w*\}|undefined|\[object/);
        // Editors' pages are checked in both languages, pages made of components only in one.
        if (role === 'visitor' || isEven === (language === 'en')) await expectAccessible(page);
        await expectNoOverflow(page);
        // Both languages have the same targets, at the phone's width; each page loads at the width of the last.
        if (isEven && language === 'nl') await expectTouchTargets(page);
        await page.setViewportSize(isEven ? DESKTOP : PHONE);
        await expectNoOverflow(page);
        if (!isEven && language === 'nl') await expectTouchTargets(page);
      }
      // Browsers log a missing page, and the refused token of a link.
      expect(errors.filter((error) => !/\/no-such-page|\?token=x: .* 400 /.test(error))).toEqual([]);
    });
  }
}

test('every account page says in its HTML that it needs script', async ({ request }) => {
  for (const language of ['nl', 'en'] as const) {
    const said = new RegExp(`<noscript>.*${accountTexts(language).common.noScript.slice(0, 40)}`);
    for (const path of ACCOUNT_PATHS)
      expect(await (await request.get(`/${language}/${path}`)).text(), path).toMatch(said);
  }
});
