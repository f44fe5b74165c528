import type { TinaField } from 'tinacms';
import { expect, it } from 'vitest';
import { PageContent } from '../../site/src/blocks/collections.ts';
import { BLOCK_TEMPLATES } from '../../site/src/blocks/schema.ts';
import { navigation } from './navigation.ts';
import { findFormProblem } from './validate-on-save.ts';
import { EXAMPLE_TEXTS } from '../../site/src/blocks/example-texts.ts';
import { toTinaTemplate } from '../fields/to-tina-field.ts';
import { localize } from '../fields/localize.ts';

const FIELDS: TinaField[] = [
  { type: 'string', name: 'title', label: 'Title', required: true },
  {
    type: 'object',
    name: 'blocks',
    label: 'Blocks',
    list: true,
    templates: BLOCK_TEMPLATES.map(toTinaTemplate),
  },
];
const { fields = [] } = localize({ name: 'pages', path: 'pages', fields: FIELDS });
const text = (words: string) => ({
  type: 'root',
  children: [{ type: 'p', children: [{ type: 'text', text: words }] }],
});
const page = (...blocks: object[]) => ({ title: 'Over ons', slug: 'about', draft: false, blocks });
const problem = (...blocks: object[]) => findFormProblem(PageContent, fields, page(...blocks));

it('a page that the build takes may be saved', () => {
  expect(problem({ _template: 'richText', content: text('Hallo') })).toBeUndefined();
});

it('a draft may keep its examples', () => {
  const draft = { ...page({ _template: 'quote', quote: EXAMPLE_TEXTS.en.quote }), draft: true };
  expect(findFormProblem(PageContent, fields, draft)).toBeUndefined();
});

it.each([
  [
    'Blocks 1, Rich text › Text: This is still the example text: write your own. A page may stay a draft until then.',
    page({ _template: 'richText', content: text(EXAMPLE_TEXTS.nl.text) }),
  ],
  ['Title: Give it a heading', { ...page(), title: '' }],
  [
    'Blocks 2, Quote › Words: Fill this in',
    page({ _template: 'richText', content: text('A') }, { _template: 'quote', quote: ' ' }),
  ],
  ['Blocks 1, Rich text › Text: Write a text', page({ _template: 'richText', content: text('') })],
  [
    'Blocks 1, Three columns with pictures › Columns 1 › Heading: Give it a heading',
    page({ _template: 'threeColumnGrid', title: 'A', columns: [{ title: null, content: text('B') }] }),
  ],
  [
    'Blocks 1, Super hero with film › Calls to action 1: "Kijk" leads nowhere. Choose a page or write an address.',
    page({ _template: 'superHero', title: 'A', ctas: [{ label: 'Kijk', type: 'custom', url: '' }] }),
  ],
])('it is said where the mistake is: %s', (said, values) => {
  expect(findFormProblem(PageContent, fields, values)).toBe(said);
});

it.each(['header', 'footer'])('the %s has room for eight links', (name) => {
  const ui = expect.objectContaining({ max: 8 });
  expect(navigation.fields).toContainEqual(expect.objectContaining({ name, ui }));
});
