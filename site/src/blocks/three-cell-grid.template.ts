import type { CreateExample } from './editor-field.ts';
import { blockTemplate, listField, richTextField, sampleRichText, titleField } from './fields.ts';
import { linksField } from './link-fields.ts';
import { COLUMNS_MAX } from './schema.ts';

const createCell: CreateExample = ({ heading, text }) => ({
  title: heading,
  richText: sampleRichText(text),
});

export const threeCellGridTemplate = blockTemplate(
  { name: 'threeCellGrid', label: 'Three cells: purple, red, off-white' },
  [
    titleField(),
    listField(
      {
        required: true,
        name: 'cells',
        label: 'Cells',
        description: `At most ${COLUMNS_MAX}; the first is purple, then red, then off-white.`,
      },
      { labelField: 'title', defaultLabel: 'Cell', max: COLUMNS_MAX, createExample: createCell },
      [
        titleField(),
        richTextField({ name: 'richText', label: 'Text' }),
        linksField({ name: 'ctas', label: 'Calls to action' }),
      ],
    ),
  ],
  (texts) => ({ title: texts.heading, cells: [createCell(texts), createCell(texts), createCell(texts)] }),
);
