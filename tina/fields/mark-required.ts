import type { Collection, TinaField } from 'tinacms';

/** What stands behind the label of a field that has to be filled in: the editor itself marks none. */
export const REQUIRED_MARK = ' *';

/** Marks the required fields of a collection, in its lists and blocks too, and gives the collection back. */
export function markRequired(collection: Collection): Collection {
  for (const field of collection.fields ?? []) mark(field);
  return collection;
}

function mark(field: TinaField): void {
  if (field.required && typeof field.label === 'string' && !field.label.endsWith(REQUIRED_MARK)) {
    field.label += REQUIRED_MARK;
  }
  if (field.type !== 'object') return;
  for (const own of field.fields ?? []) mark(own);
  for (const template of field.templates ?? []) for (const own of template.fields) mark(own);
}
