import { blockTemplate, linksField, mediaField, optionalField, richField, sample } from './fields.ts';

export const highlightedHeroTemplate = blockTemplate(
  { name: 'highlightedHero', label: 'Highlighted hero' },
  [
    optionalField({ name: 'eyebrow', label: 'Line above the heading' }),
    richField({ name: 'richText', label: 'Text', description: 'Begins with a heading.' }),
    mediaField({ name: 'media', label: 'Picture' }),
    linksField({ name: 'ctas', label: 'Calls to action', description: 'The first is the main one.' }),
  ],
  {
    richText: {
      type: 'root',
      children: [
        { type: 'h2', children: [{ type: 'text', text: 'One thing to remember' }] },
        ...sample('Say why in two sentences.').children,
      ],
    },
  },
);
