import { blockTemplate, richTextField, sampleRichText } from './fields.ts';
import { BACKGROUNDS } from './schema.ts';

const LABELS = { paper: 'Light, for reading', night: 'Dark, for one big statement' } as const;

export const richTextTemplate = blockTemplate(
  { name: 'richText', label: 'Rich text' },
  [
    richTextField({
      name: 'content',
      label: 'Text',
      description: 'Code gets a copy button; pictures come from the menu of embeds.',
    }),
    {
      type: 'string',
      name: 'ground',
      label: 'Ground',
      options: BACKGROUNDS.map((value) => ({ value, label: LABELS[value] })),
    },
  ],
  { content: sampleRichText('Write here.') },
);
