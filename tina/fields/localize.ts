import type { Collection, TinaField } from 'tinacms';
import { translate } from '../texts/translate.ts';

/** The mark after the label of a required field; the editor has none of its own. */
export const REQUIRED_MARK = ' *';

type Validate = (...values: unknown[]) => unknown;
const isValidate = (value: unknown): value is Validate => typeof value === 'function';

/** Translates a collection's texts into the editor's language and marks required fields; returns the collection. */
export function localize(collection: Collection): Collection {
  if (collection.label !== undefined) collection.label = translate(collection.label);
  const filename = collection.ui?.filename;
  if (filename?.description !== undefined) filename.description = translate(filename.description);
  for (const field of collection.fields ?? []) localizeField(field);
  return collection;
}

function localizeField(field: TinaField): void {
  if (typeof field.label === 'string') field.label = translate(field.label);
  // Some fields are used in several blocks, so they may be marked already.
  if (field.required && typeof field.label === 'string' && !field.label.endsWith(REQUIRED_MARK)) {
    field.label += REQUIRED_MARK;
  }
  if (field.description !== undefined) field.description = translate(field.description);
  if ('options' in field) {
    for (const option of field.options ?? []) {
      if (typeof option === 'object' && typeof option.label === 'string')
        option.label = translate(option.label);
    }
  }
  localizeValidation(field);
  const templates = 'templates' in field ? (field.templates ?? []) : [];
  for (const template of templates) {
    if (typeof template.label === 'string') template.label = translate(template.label);
    for (const child of template.fields) localizeField(child);
  }
  if (field.type === 'object') for (const child of field.fields ?? []) localizeField(child);
}

function localizeValidation({ ui }: { ui?: unknown }): void {
  if (typeof ui !== 'object' || ui === null || !('validate' in ui) || !isValidate(ui.validate)) return;
  const { validate } = ui;
  ui.validate = (...values: unknown[]) => {
    const message = validate(...values);
    return typeof message === 'string' ? translate(message) : message;
  };
}
