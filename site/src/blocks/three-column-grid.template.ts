import type { CreateExample } from './editor-field.ts';
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

const createColumn: CreateExample = ({ heading, text }) => ({
  title: heading,
  content: sampleRichText(text),
});

export const threeColumnGridTemplate = blockTemplate(
  { name: 'threeColumnGrid', label: 'Three columns with pictures' },
  [
    titleField(),
    listField(
      { required: true, name: 'columns', label: 'Columns', description: `At most ${COLUMNS_MAX}.` },
      { labelField: 'title', defaultLabel: 'Column', max: COLUMNS_MAX, createExample: createColumn },
      [
        mediaField({ name: 'image', label: 'Picture' }),
        titleField(),
        richTextField({ name: 'content', label: 'Text' }),
        optionalTextField({
          name: 'ctaText',
          label: 'Text of the link',
          description: 'Without text there is no link.',
        }),
        linkTargetField({ name: 'link', label: 'Link' }),
      ],
    ),
  ],
  (texts) => ({
    title: texts.heading,
    columns: [createColumn(texts), createColumn(texts), createColumn(texts)],
  }),
);
