import { blockTemplate, choiceField, richTextField, sampleRichText, titleField } from './fields.ts';
import { ALIGNMENTS } from './schema.ts';

export const centredTextTemplate = blockTemplate(
  { name: 'centredText', label: 'Centred text' },
  [
    titleField(),
    richTextField({ name: 'content', label: 'Text' }),
    choiceField(
      { name: 'alignment', label: 'Alignment', description: 'Centre when nothing is chosen.' },
      ALIGNMENTS,
      { left: 'Left', center: 'Centre', right: 'Right' },
    ),
  ],
  ({ heading, text }) => ({ title: heading, content: sampleRichText(text) }),
);
