import type { ElementTemplate } from './editor-field.ts';

/** A link to a page of this site inside a sentence: it follows the page when its slug changes. */
export const pageLinkTemplate: ElementTemplate = {
  name: 'PageLink',
  label: 'Link to a page',
  inline: true,
  fields: [
    { type: 'string', name: 'label', label: 'Words' },
    { type: 'reference', name: 'page', label: 'Page', collections: ['pages'] },
  ],
};
