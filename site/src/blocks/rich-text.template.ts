import { blockTemplate, choiceField, richTextField, sampleRichText } from './fields.ts';
import { BACKGROUNDS } from './schema.ts';

export const richTextTemplate = blockTemplate(
  { name: 'richText', label: 'Rich text' },
  [
    richTextField({
      name: 'content',
      label: 'Text',
      description: 'Code gets a copy button; add pictures from the embed menu.',
    }),
    choiceField({ name: 'ground', label: 'Ground' }, BACKGROUNDS, {
      paper: 'Light, for reading',
      night: 'Dark, for one big statement',
    }),
  ],
  ({ text }) => ({ content: sampleRichText(text) }),
);
