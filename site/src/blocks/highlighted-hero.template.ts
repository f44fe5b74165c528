import {
  blockTemplate,
  linksField,
  mediaField,
  optionalTextField,
  richTextField,
  sampleRichText,
} from './fields.ts';

export const highlightedHeroTemplate = blockTemplate(
  { name: 'highlightedHero', label: 'Highlighted hero' },
  [
    optionalTextField({ name: 'eyebrow', label: 'Line above the heading' }),
    richTextField({ name: 'richText', label: 'Text', description: 'Begins with a heading.' }),
    mediaField({ name: 'media', label: 'Picture' }),
    linksField({ name: 'ctas', label: 'Calls to action', description: 'The first is the main one.' }),
  ],
  {
    richText: {
      type: 'root',
      children: [
        { type: 'h2', children: [{ type: 'text', text: 'One thing to remember' }] },
        ...sampleRichText('Say why in two sentences.').children,
      ],
    },
  },
);
