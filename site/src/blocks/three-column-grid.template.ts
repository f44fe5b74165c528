import {
  blockTemplate,
  mediaField,
  optionalField,
  richField,
  sample,
  targetField,
  titleField,
} from './fields.ts';
import { COLUMNS_MAX } from './schema.ts';

const column = { title: 'A column', content: sample('A few sentences about it.') };

export const threeColumnGridTemplate = blockTemplate(
  { name: 'threeColumnGrid', label: 'Three columns with pictures' },
  [
    titleField(),
    {
      type: 'object',
      list: true,
      required: true,
      name: 'columns',
      label: 'Columns',
      description: `At most ${COLUMNS_MAX}.`,
      ui: {
        max: COLUMNS_MAX,
        itemProps: (item) => ({ label: String(item['title'] || 'Column') }),
        defaultItem: column,
      },
      fields: [
        mediaField({ name: 'image', label: 'Picture' }),
        titleField(),
        richField({ name: 'content', label: 'Text' }),
        optionalField({ name: 'ctaText', label: 'Words of the link', description: 'No link without words.' }),
        targetField({ name: 'link', label: 'Link' }),
      ],
    },
  ],
  { title: 'Three things', columns: [column, column, column] },
);
