import { blockTemplate, mediaField, optionalTextField, richTextField, sampleRichText } from './fields.ts';
import { linksField } from './link-fields.ts';

export const highlightedHeroTemplate = blockTemplate(
  { name: 'highlightedHero', label: 'Highlighted hero' },
  [
    optionalTextField({ name: 'eyebrow', label: 'Line above the heading' }),
    richTextField({ name: 'richText', label: 'Text', description: 'Begins with a heading.' }),
    mediaField({ name: 'media', label: 'Picture' }),
    linksField({ name: 'ctas', label: 'Calls to action', description: 'The first is the main one.' }),
  ],
  ({ heading, text }) => ({ richText: sampleRichText(text, ['h2', heading]) }),
);
