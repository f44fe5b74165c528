import type { Collection, TinaField } from 'tinacms';

/** What stands behind the label of a field that has to be filled in: the editor itself marks none. */
export const REQUIRED_MARK = ' *';

/** Marks the required fields of a collection, in its lists and blocks too, and gives the collection back. */
export function markRequired(collection: Collection): Collection {
  for (const field of collection.fields ?? []) markField(field);
  return collection;
}

function markField(field: TinaField): void {
  if (field.required && typeof field.label === 'string' && !field.label.endsWith(REQUIRED_MARK)) {
    field.label += REQUIRED_MARK;
  }
  if (field.type !== 'object') return;
  for (const child of field.fields ?? []) markField(child);
  for (const template of field.templates ?? []) for (const child of template.fields) markField(child);
}
