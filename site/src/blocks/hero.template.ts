import {
  blockTemplate,
  iconField,
  linksField,
  mediaField,
  plainTextField,
  richTextField,
  sampleRichText,
} from './fields.ts';
import { ICONS_MAX } from './schema.ts';

export const heroTemplate = blockTemplate(
  { name: 'hero', label: 'Hero' },
  [
    richTextField({
      name: 'richText',
      label: 'Text',
      description: 'Begins with a heading 1; words in italics shine.',
    }),
    mediaField({ name: 'media', label: 'Picture' }),
    {
      type: 'object',
      list: true,
      name: 'iconList',
      label: 'Icons with a few words',
      description: `At most ${ICONS_MAX}.`,
      ui: {
        max: ICONS_MAX,
        itemProps: (item) => ({ label: String(item['text'] || 'Icon') }),
        defaultItem: { icon: 'star', text: 'A reason to take part' },
      },
      fields: [iconField(), plainTextField({ name: 'text', label: 'Words' })],
    },
    linksField({ name: 'links', label: 'Links', description: 'The first is the main one.' }),
  ],
  {
    richText: {
      type: 'root',
      children: [
        { type: 'h1', children: [{ type: 'text', text: 'A heading that promises something' }] },
        ...sampleRichText('And a sentence that explains it.').children,
      ],
    },
  },
);
