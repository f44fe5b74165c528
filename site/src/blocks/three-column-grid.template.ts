import {
  blockTemplate,
  listField,
  mediaField,
  optionalTextField,
  richTextField,
  sampleRichText,
  titleField,
} from './fields.ts';
import { linkTargetField } from './link-fields.ts';
import { COLUMNS_MAX } from './schema.ts';

const column = { title: 'A column', content: sampleRichText('A few sentences about it.') };

export const threeColumnGridTemplate = blockTemplate(
  { name: 'threeColumnGrid', label: 'Three columns with pictures' },
  [
    titleField(),
    listField(
      { required: true, name: 'columns', label: 'Columns', description: `At most ${COLUMNS_MAX}.` },
      { labelField: 'title', defaultLabel: 'Column', max: COLUMNS_MAX, defaultItem: column },
      [
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
    ),
  ],
  { title: 'Three things', columns: [column, column, column] },
);
