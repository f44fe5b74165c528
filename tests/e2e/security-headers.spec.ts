import { expect, test } from '@playwright/test';
import { SECURITY_HEADERS } from '#api/platform/header-rules.ts';
import { toPolicyHash } from '#site/security-headers.ts';
import { getCampaignInPhase } from './support/campaigns.ts';

test('pages and files of every kind carry the security headers', async ({ request }) => {
  const { slug } = await getCampaignInPhase(request, 'open');
  const paths = [
    ...['/nl', '/en/terms', '/en/login', '/nl/dashboard', '/favicon.svg', '/robots.txt', '/sitemap.xml'],
    ...[
      `/nl/campaigns/${slug}`,
      '/en/campaigns',
      '/sitemap-campaigns.xml',
      '/sitemap-charities.xml',
      '/nl/no-such-page',
      '/terms',
      '/',
    ],
  ];
  for (const path of paths) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(headers[name.toLowerCase()], `${path}: ${name}`).toContain(value);
    }
  }
  const frame = (await request.get(`/embed/${slug}`)).headers();
  expect(frame['content-security-policy']).toContain('frame-ancestors https:');
  expect(frame['x-content-type-options']).toBe('nosniff');
});

test('a page rendered on demand allows its own styles alone, and the page for unknown addresses is whole', async ({
  page,
}) => {
  const styles = () => page.locator('style').evaluateAll((all) => all.map(({ textContent }) => textContent));
  const listAllowed = (policy: string | undefined) =>
    [...(policy?.match(/style-src[^;]*/)?.[0].matchAll(/'(?<hash>sha256-[^']+)'/g) ?? [])].map(
      ({ groups }) => groups?.['hash'],
    );
  const campaign = await getCampaignInPhase(page.request, 'open');
  const response = await page.goto(`/nl/campaigns/${campaign.slug}`);
  const allowed = listAllowed((await response?.headerValues('content-security-policy'))?.join(';'));
  expect(allowed.toSorted()).toEqual((await styles()).map(toPolicyHash).toSorted());
  const unknown = await page.goto('/nl/campaigns/no-such-campaign');
  expect(unknown?.status()).toBe(404);
  const known = listAllowed((await unknown?.headerValues('content-security-policy'))?.join(';'));
  for (const css of await styles()) expect(known).toContain(toPolicyHash(css));
});
