import type { Template, TinaField } from 'tinacms';
import { EXAMPLE_TEXTS } from '../../site/src/blocks/example-texts.ts';
import type { BlockTemplate, CreateExample, EditorField } from '../../site/src/blocks/editor-field.ts';
import { translate } from '../texts/translate.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../edge-api/platform/rules.ts';

/** Converts a block's template: lists show a block by its title, and a new one has examples in the page's language. */
export function toTinaTemplate({ previewSrc, createExample, ...template }: BlockTemplate): Template {
  return {
    ...template,
    fields: template.fields.map(toTinaField),
    ui: {
      previewSrc,
      defaultItem: createInOpenLanguage(createExample),
      itemProps: (item) => ({
        label: [translate(template.label), toLabel(item['title'])].filter(Boolean).join(': '),
      }),
    },
  };
}

/** Converts a block's field, including nested fields. */
export function toTinaField(field: EditorField): TinaField {
  if (field.type === 'reference') return omitEmpty(field);
  if (field.type !== 'object') return field;
  const fields = field.fields.map(toTinaField);
  if (!field.list) return { ...field, fields };
  const { items, ...rest } = field;
  const { labelField, defaultLabel, max, createExample } = items;
  return {
    ...rest,
    fields,
    ui: {
      ...(max !== undefined && { max }),
      ...(createExample && { defaultItem: createInOpenLanguage(createExample) }),
      itemProps: (item) => ({ label: toLabel(item[labelField]) ?? translate(defaultLabel) }),
    },
  };
}

const createInOpenLanguage = (createExample: CreateExample) => () =>
  createExample(EXAMPLE_TEXTS[getOpenLanguage()]);

/** Returns a non-empty text; undefined for anything else. */
const toLabel = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Omits a page that was not chosen from the file: TinaCMS writes '' as soon as the field is on screen. */
export const omitEmpty = <Field extends object>(field: Field): Field =>
  Object.assign(field, { ui: { parse: (value: unknown) => (value === '' ? undefined : value) } });

/** Returns the language of the page that is open in the editor, from the editor's address. */
export function getOpenLanguage(hash = typeof location === 'undefined' ? '' : location.hash): Language {
  return hash.split(/[/?]/).find(isLanguage) ?? DEFAULT_LANGUAGE;
}
