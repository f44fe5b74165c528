import { blockTemplate, linkField, richTextField, sampleRichText, titleField } from './fields.ts';
import { SIZES } from './schema.ts';

const LABELS = { half: 'Half', oneThird: 'One third', twoThirds: 'Two thirds', full: 'Full width' } as const;
const column = { size: SIZES[0], richText: sampleRichText('A few sentences.') };

export const columnGridTemplate = blockTemplate(
  { name: 'columnGrid', label: 'Columns of text' },
  [
    titleField(),
    {
      type: 'object',
      list: true,
      required: true,
      name: 'columns',
      label: 'Columns',
      ui: { itemProps: (item) => ({ label: String(item['size'] || 'Column') }), defaultItem: column },
      fields: [
        {
          type: 'string',
          name: 'size',
          label: 'Width',
          required: true,
          options: SIZES.map((value) => ({ value, label: LABELS[value] })),
        },
        richTextField({ name: 'richText', label: 'Text' }),
        linkField({ name: 'link', label: 'Link' }),
      ],
    },
  ],
  { title: 'A heading', columns: [column, column] },
);
