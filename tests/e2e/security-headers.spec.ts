import { expect, test } from '@playwright/test';
import { SECURITY_HEADERS } from '#api/platform/header-rules.ts';
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
