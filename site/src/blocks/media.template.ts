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
