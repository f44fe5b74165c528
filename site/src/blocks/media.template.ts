import type { Template } from 'tinacms';

/** A picture with a caption inside rich text. */
export const mediaTemplate: Template = {
  name: 'Media',
  label: 'Picture with caption',
  fields: [
    { type: 'image', name: 'image', label: 'Picture', accept: 'image' },
    { type: 'string', name: 'alt', label: 'What the picture shows' },
    { type: 'string', name: 'caption', label: 'Caption' },
  ],
};
