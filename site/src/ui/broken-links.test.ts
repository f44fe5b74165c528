import { expect, it } from 'vitest';
import { findBrokenLinks } from './broken-links.ts';

const isThere = (file: string) => file === 'site/content/pages/nl/terms.json';

it('finds links with words that lead nowhere, wherever they are', () => {
  const page = {
    blocks: [
      { _template: 'hero', links: [{ label: 'To the film', type: 'custom', url: '/nl' }, { label: 'Lost' }] },
      { _template: 'howTo', link: { label: 'Gone', type: 'reference', reference: 'site/content/x.json' } },
      { _template: 'threeColumnGrid', columns: [{ title: 'A', ctaText: 'Read', link: null }] },
    ],
  };
  expect(findBrokenLinks(page, isThere)).toEqual([
    { place: ['blocks', 0, 'links', 1], words: 'Lost' },
    { place: ['blocks', 1, 'link'], words: 'Gone' },
    { place: ['blocks', 2, 'columns', 0, 'link'], words: 'Read' },
  ]);
});

it('is content with addresses, with pages that are there and with links without words', () => {
  const terms = { type: 'reference', reference: 'site/content/pages/nl/terms.json' };
  const blocks = [
    {
      ctas: [
        { label: 'Terms', ...terms },
        { label: 'Mail', url: 'mailto:a@b.test' },
      ],
      button: { label: '' },
    },
    {
      stats: [{ value: '60', label: 'minutes' }],
      columns: [{ ctaText: 'Terms', link: terms }, { ctaText: '' }],
    },
    { link: { label: 'Falls back', type: 'reference', reference: '', url: '/nl' } },
  ];
  expect(findBrokenLinks({ blocks }, isThere)).toEqual([]);
});
