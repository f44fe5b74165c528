import { blockTemplate, mediaField, richTextField, sampleRichText, titleField } from './fields.ts';
import { LAYOUTS } from './schema.ts';

const LABELS = {
  left: 'Pictures left',
  right: 'Pictures right',
  'top-bottom': 'Pictures above the text',
} as const;

export const floatingImageTemplate = blockTemplate(
  { name: 'floatingImage', label: 'Text with floating picture' },
  [
    {
      type: 'string',
      name: 'layout',
      label: 'Layout',
      required: true,
      options: LAYOUTS.map((value) => ({ value, label: LABELS[value] })),
    },
    titleField(),
    richTextField({ name: 'content', label: 'Text' }),
    mediaField({ name: 'mainImage', label: 'Main picture' }),
    mediaField({
      name: 'floatingImage',
      label: 'Floating picture',
      description: 'Lies over a corner of the main one.',
    }),
  ],
  { layout: LAYOUTS[0], title: 'A heading', content: sampleRichText('What the pictures do not say.') },
);
