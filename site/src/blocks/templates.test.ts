import { expect, it } from 'vitest';
import type { EditorField } from './editor-field.ts';
import { EXAMPLE_TEXTS } from './example-texts.ts';
import { findExampleText } from './find-example-text.ts';
import { normalizePreview } from './normalize-preview.ts';
import { Block } from './schema.ts';
import { BLOCK_TEMPLATES } from './schema.ts';

type Fields = readonly EditorField[];

const getFields = (field: EditorField): Fields => (field.type === 'object' ? field.fields : []);
const isList = (field: EditorField) => 'list' in field && field.list;

it.each(BLOCK_TEMPLATES)(
  'the editor’s templates begin with a valid block that may not be published: $name',
  ({ name, createExample }) => {
    for (const texts of Object.values(EXAMPLE_TEXTS)) {
      const example = createExample(texts);
      expect(Block.safeParse({ _template: name, ...example }).error).toBeUndefined();
      expect(findExampleText(example)).toBeDefined();
    }
  },
);

it('the editor’s templates have one type for fields of one name, because the editor queries all blocks at once', () => {
  const seen = new Map<string, string>();
  const visit = (fields: Fields, path: string) => {
    for (const field of fields) {
      const at = `${path}.${field.name}`;
      const kind = `${field.type} ${isList(field)} ${field.required ?? false}`;
      expect(seen.get(at) ?? kind, at).toBe(kind);
      seen.set(at, kind);
      visit(getFields(field), at);
    }
  };
  for (const { fields } of BLOCK_TEMPLATES) visit(fields, '');
});

it('a page from the live preview becomes what its file holds', () => {
  const tree = { type: 'root', children: [{ type: 'p', children: [{ type: 'text', text: 'Hi' }] }] };
  const terms = { __typename: 'Pages', id: 'site/content/pages/nl/terms.json', _sys: { filename: 'terms' } };
  const overlay = {
    __typename: 'PagesBlocksSuperHero',
    title: 'Film',
    ctas: [{ __typename: 'PagesBlocksSuperHeroCtas', label: 'Terms', type: 'reference', reference: terms }],
  };
  const rich = { __typename: 'PagesBlocksRichText', content: tree };
  expect(normalizePreview([overlay, rich])).toEqual([
    {
      _template: 'superHero',
      title: 'Film',
      ctas: [{ label: 'Terms', type: 'reference', reference: 'site/content/pages/nl/terms.json' }],
    },
    { _template: 'richText', content: tree },
  ]);
  expect(Block.array().safeParse(normalizePreview([overlay, rich])).success).toBe(true);
});

it('a page from the live preview stays as it is when it comes from a file', () => {
  const block = { _template: 'quote', quote: 'Yes', author: null };
  expect(normalizePreview(block)).toEqual(block);
});
