import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { SECURITY_HEADERS } from '#api/platform/header-rules.ts';
import { TEST_FOLDER } from '../support/test-instance.ts';
import { getCampaignInPhase } from './support/campaigns.ts';

const CLIENT = `${TEST_FOLDER}/dist/client`;

test('in every built page the policy comes before the first script', () => {
  const files = globSync('**/*.html', { cwd: CLIENT, exclude: ['admin/**'] });
  expect(files.length).toBeGreaterThan(40);
  for (const file of files) {
    const html = readFileSync(`${CLIENT}/${file}`, 'utf8');
    const policy = html.indexOf('<meta http-equiv="content-security-policy"');
    expect(policy, file).toBeGreaterThan(0);
    expect(policy, file).toBeLessThan(html.indexOf('<script'));
  }
});

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
