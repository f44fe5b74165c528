import { blockTemplate, richField, sample } from './fields.ts';
import { GROUNDS } from './schema.ts';

const LABELS = { paper: 'Light, for reading', night: 'Dark, for one big statement' } as const;

export const richTextTemplate = blockTemplate(
  { name: 'richText', label: 'Rich text' },
  [
    richField({
      name: 'content',
      label: 'Text',
      description: 'Code gets a copy button; pictures come from the menu of embeds.',
    }),
    {
      type: 'string',
      name: 'ground',
      label: 'Ground',
      options: GROUNDS.map((value) => ({ value, label: LABELS[value] })),
    },
  ],
  { content: sample('Write here.') },
);
