import { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import type { EditorField } from './editor-field.ts';
import { EXAMPLE_TEXTS } from './example-texts.ts';
import { findExampleText } from './find-example-text.ts';
import { ICON_NAMES } from './icon-names.ts';
import { normalizePreview } from './normalize-preview.ts';
import { Block, BLOCKS } from './schema.ts';
import { BLOCK_TEMPLATES } from './templates.ts';

/** Values that a field's schema and its validation in the editor must agree on. */
const SAMPLES = [
  '',
  'word',
  'two words',
  'NL',
  '/media/stage.webp',
  '/media/my picture.png',
  'javascript:x',
  'https://a.test',
  'x'.repeat(81),
  'x'.repeat(121),
];

const Validate = z.custom<(value: string) => unknown>((value) => typeof value === 'function');

type Fields = readonly EditorField[];

const getFields = (field: EditorField): Fields => (field.type === 'object' ? field.fields : []);
const isList = (field: EditorField) => 'list' in field && field.list;

/** Returns a schema without the optional and nullable around it. */
function unwrapSchema(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? unwrapSchema(schema.unwrap())
    : schema;
}

function expectFieldsToMatch(fields: Fields, schema: z.core.$ZodType, path: string): void {
  if (!(schema instanceof z.ZodObject)) throw new Error(`${path}: the schema is no object`);
  const { _template, ...shape } = schema.shape;
  expect(fields.map(({ name }) => name).toSorted(), path).toEqual(Object.keys(shape).toSorted());
  for (const field of fields) {
    const at = `${path}.${field.name}`;
    const fieldSchema = shape[field.name];
    if (!(fieldSchema instanceof z.ZodType)) throw new Error(`${at}: no schema`);
    expect(field.required === true, `${at} is required`).toBe(!fieldSchema.safeParse(null).success);
    const inner = unwrapSchema(fieldSchema);
    expect(isList(field), `${at} is a list`).toBe(inner instanceof z.ZodArray);
    const item = unwrapSchema(inner instanceof z.ZodArray ? inner.element : inner);
    if (inner instanceof z.ZodArray) expectSameMaximum(field, inner, at);
    if (field.type === 'object') expectFieldsToMatch(getFields(field), item, at);
    if (field.type === 'string' || field.type === 'image') expectSameValues(field, fieldSchema, item, at);
  }
}

function expectSameMaximum(field: EditorField, schema: z.ZodArray, at: string): void {
  const tooMany = schema.safeParse(Array.from({ length: 1000 }, () => null)).error?.issues;
  const most = tooMany?.find((issue) => issue.code === 'too_big')?.maximum;
  expect('items' in field ? field.items.max : undefined, `${at} at most`).toBe(most);
}

function expectSameValues(field: EditorField, schema: z.ZodType, item: z.core.$ZodType, at: string): void {
  const options =
    'options' in field ? field.options.map((o) => (typeof o === 'string' ? o : o.value)) : undefined;
  if (item instanceof z.ZodEnum || options) {
    expect(options, at).toEqual(item instanceof z.ZodEnum ? item.options : [...ICON_NAMES]);
    return;
  }
  const validate = z
    .object({ validate: Validate.optional() })
    .parse(('ui' in field && field.ui) || {}).validate;
  for (const sample of SAMPLES) {
    const message: unknown = validate?.(sample);
    expect(message === undefined, `${at} takes "${sample.slice(0, 20)}"`).toBe(
      schema.safeParse(sample).success,
    );
  }
}

describe("the editor's templates", () => {
  it('exist for every block', () => {
    expect(BLOCK_TEMPLATES.map(({ name }) => name).toSorted()).toEqual(Object.keys(BLOCKS).toSorted());
  });

  it.each(BLOCK_TEMPLATES)('agree with the schema: $name', ({ name, fields }) => {
    const schema = Object.entries(BLOCKS).find(([block]) => block === name)?.[1];
    if (!schema) throw new Error(`no schema for ${name}`);
    expectFieldsToMatch(fields, schema, name);
  });

  it.each(BLOCK_TEMPLATES)(
    'begin with a valid block that may not be published: $name',
    ({ name, createExample }) => {
      for (const texts of Object.values(EXAMPLE_TEXTS)) {
        const example = createExample(texts);
        expect(Block.safeParse({ _template: name, ...example }).error).toBeUndefined();
        expect(findExampleText(example)).toBeDefined();
      }
    },
  );

  it('have one type for fields of one name, because the editor queries all blocks at once', () => {
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
});

describe('a page from the live preview', () => {
  it('becomes what its file holds', () => {
    const tree = { type: 'root', children: [{ type: 'p', children: [{ type: 'text', text: 'Hi' }] }] };
    const terms = {
      __typename: 'Pages',
      id: 'site/content/pages/nl/terms.json',
      _sys: { filename: 'terms' },
    };
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

  it('stays as it is when it comes from a file', () => {
    const block = { _template: 'quote', quote: 'Yes', author: null };
    expect(normalizePreview(block)).toEqual(block);
  });
});
