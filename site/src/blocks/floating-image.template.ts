import {
  blockTemplate,
  choiceField,
  mediaField,
  richTextField,
  sampleRichText,
  titleField,
} from './fields.ts';
import { LAYOUTS } from './schema.ts';

export const floatingImageTemplate = blockTemplate(
  { name: 'floatingImage', label: 'Text with floating picture' },
  [
    choiceField({ name: 'layout', label: 'Layout', required: true }, LAYOUTS, {
      left: 'Pictures left',
      right: 'Pictures right',
      'top-bottom': 'Pictures above the text',
    }),
    titleField(),
    richTextField({ name: 'content', label: 'Text' }),
    mediaField({ name: 'mainImage', label: 'Main picture' }),
    mediaField({
      name: 'floatingImage',
      label: 'Floating picture',
      description: 'Overlaps a corner of the main picture.',
    }),
  ],
  ({ heading, text }) => ({ layout: LAYOUTS[0], title: heading, content: sampleRichText(text) }),
);
