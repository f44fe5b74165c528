import type { Collection } from 'tinacms';

/** The options of a collection with exactly one file per language, which cannot be added, removed or renamed. */
export const perLanguage: NonNullable<Collection['ui']> = {
  allowedActions: { create: false, delete: false, createFolder: false, createNestedFolder: false },
  filename: { readonly: true },
};
