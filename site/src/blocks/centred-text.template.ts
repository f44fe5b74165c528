import { blockTemplate, richTextField, sampleRichText, titleField } from './fields.ts';
import { ALIGNMENTS } from './schema.ts';

const LABELS = { left: 'Left', center: 'Centre', right: 'Right' } as const;

export const centredTextTemplate = blockTemplate(
  { name: 'centredText', label: 'Centred text' },
  [
    titleField(),
    richTextField({ name: 'content', label: 'Text' }),
    {
      type: 'string',
      name: 'alignment',
      label: 'Alignment',
      description: 'Centre when nothing is chosen.',
      options: ALIGNMENTS.map((value) => ({ value, label: LABELS[value] })),
    },
  ],
  { title: 'A heading', content: sampleRichText('A few sentences below it.') },
);
