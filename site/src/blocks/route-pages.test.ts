import { expect, it } from 'vitest';
import type { PageContent } from './collections.ts';
import { EXAMPLE_TEXTS } from './example-texts.ts';
import { routePages, type PageEntry } from './route-pages.ts';

const page = (id: string, data: Partial<PageContent> = {}): PageEntry => ({
  id,
  data: { title: 'Over ons', slug: id.slice(3), draft: false, ...data },
});
const homes = [page('nl/home'), page('en/home')];
const twin = page('en/team', { translation: 'site/content/pages/nl/over-ons.json' });
const route = (...pages: PageEntry[]) =>
  routePages([...homes, ...pages])
    .slice(-pages.length)
    .map(({ path, alternate }) => [path, alternate]);

it('gives both pages of a pair each other’s address', () => {
  expect(route(page('nl/over-ons'), twin)).toEqual([
    ['/nl/over-ons', '/en/team'],
    ['/en/team', '/nl/over-ons'],
  ]);
});

it('leaves a draft out, also as the translation of a public page', () => {
  const pages = [...homes, page('nl/over-ons', { draft: true }), twin];
  expect(routePages(pages).map(({ path, alternate }) => [path, alternate])).toEqual([
    ['/nl', null],
    ['/en', null],
    ['/en/team', null],
  ]);
});

it.each(['nl', 'en'] as const)(
  'refuses to publish the %s examples of a new block, but takes a draft',
  (language) => {
    const { heading, text } = EXAMPLE_TEXTS[language];
    const richText = { _template: 'richText' as const, content: `# Eigen kop\n\n${text}` };
    const quote = { _template: 'quote' as const, quote: heading };
    expect(() => route(page('nl/a', { blocks: [richText] }))).toThrow(
      `site/content/pages/nl/a.json: block 1 (richText) still has the example "${text}" as its content.`,
    );
    expect(() => route(page('nl/a', { blocks: [{ ...richText, content: 'Eigen' }, quote] }))).toThrow(
      /block 2 \(quote\)/,
    );
    expect(routePages([...homes, page('nl/a', { blocks: [quote], draft: true })])).toHaveLength(2);
  },
);

it.each([
  ['a page outside a language', page('de/a'), 'site/content/pages/de/a.json: pages lie in'],
  [
    'the slug of another page',
    page('nl/a', { slug: 'home' }),
    'already taken by site/content/pages/nl/home.json',
  ],
  ["the product's own slug", page('nl/a', { slug: 'login' }), 'the slug login is the product'],
  ['a draft that forms link to', page('nl/terms', { draft: true }), 'nl/terms.json: forms link to this page'],
  [
    'a second translation of a page',
    page('en/b', { translation: 'site/content/pages/nl/over-ons.json' }),
    'a page has one',
  ],
])('refuses %s, naming the file', (_, added, message) => {
  expect(() => routePages([...homes, page('nl/over-ons'), twin, added])).toThrow(message);
});

it('refuses a language without a public first page', () => {
  expect(() => routePages([page('nl/home'), page('en/home', { draft: true })])).toThrow(
    /pages\/en: no public page/,
  );
});
