import type { Collection } from 'tinacms';

/** How a collection behaves of which each language has exactly one file: none is added, removed or renamed. */
export const perLanguage: NonNullable<Collection['ui']> = {
  allowedActions: { create: false, delete: false, createFolder: false, createNestedFolder: false },
  filename: { readonly: true },
};
