import { expect, it } from 'vitest';
import { toHref, toLinkAttributes } from './link.ts';

it('a link of type custom leads to its url', () => {
  expect(toHref({ type: 'custom', url: 'https://example.org/a' }, 'nl')).toBe('https://example.org/a');
});

it('a link of type reference leads to the page under its collection', () => {
  const reference = 'site/content/pages/nl/terms.json';
  expect(toHref({ type: 'reference', reference }, 'nl')).toBe('/nl/pages/terms');
});

it('a link of type reference to something without a slug leads nowhere', () => {
  expect(toHref({ type: 'reference', reference: 'site/content/' }, 'nl')).toBe('#');
});

it('a link falls back to the given url, else leads nowhere', () => {
  expect(toHref({ type: 'reference', url: '/nl/terms' }, 'nl')).toBe('/nl/terms');
  expect(toHref({}, 'nl')).toBe('#');
});

it.each([
  'javascript:alert(1)',
  ' JAVASCRIPT:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
])('a link never leads to %s', (url) => expect(toHref({ type: 'custom', url }, 'nl')).toBe('#'));

it('a link opens a new tab only when asked, and without handing over the window', () => {
  expect(toLinkAttributes({ url: '/nl', newTab: true }, 'nl')).toEqual({
    href: '/nl',
    target: '_blank',
    rel: 'noopener',
  });
  expect(toLinkAttributes({ url: '/nl' }, 'nl')).toEqual({ href: '/nl' });
});

it('a link says that it leads to the page that it is on', () => {
  const link = { url: '/nl/campaigns' };
  for (const page of ['/nl/campaigns', '/nl/campaigns?status=open'])
    expect(toLinkAttributes(link, 'nl', page)).toEqual({ href: '/nl/campaigns', 'aria-current': 'page' });
  for (const page of ['/nl', '/en/campaigns', '/nl/campaigns/noor'])
    expect(toLinkAttributes(link, 'nl', page)).toEqual({ href: '/nl/campaigns' });
});
