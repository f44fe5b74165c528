import {
  blockTemplate,
  mediaField,
  optionalTextField,
  richTextField,
  sampleRichText,
  linkTargetField,
  titleField,
} from './fields.ts';
import { COLUMNS_MAX } from './schema.ts';

const column = { title: 'A column', content: sampleRichText('A few sentences about it.') };

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
        richTextField({ name: 'content', label: 'Text' }),
        optionalTextField({
          name: 'ctaText',
          label: 'Words of the link',
          description: 'No link without words.',
        }),
        linkTargetField({ name: 'link', label: 'Link' }),
      ],
    },
  ],
  { title: 'Three things', columns: [column, column, column] },
);
