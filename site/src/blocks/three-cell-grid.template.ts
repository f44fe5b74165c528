import { blockTemplate, listField, richTextField, sampleRichText, titleField } from './fields.ts';
import { linksField } from './link-fields.ts';
import { COLUMNS_MAX } from './schema.ts';

const cell = { title: 'A cell', richText: sampleRichText('A few sentences about it.') };

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
      { labelField: 'title', defaultLabel: 'Cell', max: COLUMNS_MAX, defaultItem: cell },
      [
        titleField(),
        richTextField({ name: 'richText', label: 'Text' }),
        linksField({ name: 'ctas', label: 'Calls to action' }),
      ],
    ),
  ],
  { title: 'For three kinds of people', cells: [cell, cell, cell] },
);
