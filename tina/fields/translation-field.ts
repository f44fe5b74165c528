import type { TinaField } from 'tinacms';
import { TranslationField } from './TranslationField.tsx';

/** Creates a field for the same page in the other language, which also makes it. */
export const createTranslationField = (words: {
  name: string;
  label: string;
  description: string;
}): TinaField => ({
  type: 'reference',
  ...words,
  collections: ['pages'],
  ui: { component: TranslationField },
});
