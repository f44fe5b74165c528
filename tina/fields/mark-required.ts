import type { Collection, TinaField } from 'tinacms';

/** The mark behind the label of a required field; the editor itself marks none. */
export const REQUIRED_MARK = ' *';

/** Marks the required fields of a collection, including its lists and blocks, and returns the collection. */
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
