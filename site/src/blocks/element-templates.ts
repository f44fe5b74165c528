import type { ElementTemplate } from './editor-field.ts';

/** A picture with a caption inside rich text. */
export const mediaTemplate: ElementTemplate = {
  name: 'Media',
  label: 'Picture with caption',
  fields: [
    { type: 'image', name: 'image', label: 'Picture', accept: 'image' },
    { type: 'string', name: 'alt', label: 'What the picture shows' },
    { type: 'string', name: 'caption', label: 'Caption' },
  ],
};

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
