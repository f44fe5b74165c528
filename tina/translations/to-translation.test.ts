import { expect, it } from 'vitest';
import { pairPages, type PageSummary } from './list-pages.ts';
import { toFileName, toTranslation } from './to-translation.ts';

const page = (path: string, more: Partial<PageSummary> = {}): PageSummary => {
  const [language, name = ''] = path.split('/');
  return {
    file: `site/content/pages/${path}.json`,
    language: language === 'en' ? 'en' : 'nl',
    name,
    title: name,
    isDraft: false,
    translation: undefined,
    ...more,
  };
};
const faq = page('nl/vragen');
const questions = page('en/faq', { translation: faq.file });
const about = page('nl/over-ons');
const pages = [faq, questions, about];

it('a translation begins as a draft that names its page, and whose links stay in its language', () => {
  const link = { label: 'Vragen', type: 'reference', reference: faq.file };
  const values = {
    title: 'Over ons',
    slug: 'over-ons',
    draft: false,
    blocks: [{ _template: 'hero', links: [link, { label: 'Campagnes', url: '/nl#campagnes' }] }],
  };
  expect(toTranslation(values, about, { language: 'en', pages })).toEqual({
    title: 'Over ons',
    slug: 'over-ons',
    draft: true,
    translation: about.file,
    blocks: [
      {
        _template: 'hero',
        links: [
          { ...link, reference: questions.file },
          { label: 'Campagnes', url: '/en#campagnes' },
        ],
      },
    ],
  });
});

it('a translation takes no name of another page', () => {
  const target = { language: 'en', pages: [...pages, page('en/over-ons')] } as const;
  expect(toFileName(about, target)).toBe('over-ons-2');
});

it('the list has a page and its translation on one line, and shows which page has none', () => {
  expect(pairPages(pages)).toEqual([{ nl: faq, en: questions }, { nl: about }]);
});
