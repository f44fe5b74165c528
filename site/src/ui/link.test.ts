import { describe, expect, it } from 'vitest';
import { hrefOf, linkAttributes } from './link.ts';

describe('a link', () => {
  it('of type custom leads to its url', () => {
    expect(hrefOf({ type: 'custom', url: 'https://example.org/a' }, 'nl')).toBe('https://example.org/a');
  });

  it('of type reference leads to the page under its collection', () => {
    const reference = 'site/content/pages/nl/terms.json';
    expect(hrefOf({ type: 'reference', reference }, 'nl')).toBe('/nl/pages/terms');
  });

  it('of type reference to something without a slug leads nowhere', () => {
    expect(hrefOf({ type: 'reference', reference: 'site/content/' }, 'nl')).toBe('#');
  });

  it('falls back to the given url, else leads nowhere', () => {
    expect(hrefOf({ type: 'reference', url: '/nl/terms' }, 'nl')).toBe('/nl/terms');
    expect(hrefOf({}, 'nl')).toBe('#');
  });

  it.each([
    'javascript:alert(1)',
    ' JAVASCRIPT:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
  ])('never leads to %s', (url) => expect(hrefOf({ type: 'custom', url }, 'nl')).toBe('#'));

  it('opens a new tab only when asked, and without handing over the window', () => {
    expect(linkAttributes({ url: '/nl', newTab: true }, 'nl')).toEqual({
      href: '/nl',
      target: '_blank',
      rel: 'noopener',
    });
    expect(linkAttributes({ url: '/nl' }, 'nl')).toEqual({ href: '/nl' });
  });
});
