import type { CreateExample } from './editor-field.ts';
import {
  blockTemplate,
  choiceField,
  listField,
  richTextField,
  sampleRichText,
  titleField,
} from './fields.ts';
import { linkField } from './link-fields.ts';
import { SIZES } from './schema.ts';

const createColumn: CreateExample = ({ text }) => ({ size: SIZES[0], richText: sampleRichText(text) });

export const columnGridTemplate = blockTemplate(
  { name: 'columnGrid', label: 'Columns of text' },
  [
    titleField(),
    listField(
      { required: true, name: 'columns', label: 'Columns' },
      { labelField: 'size', defaultLabel: 'Column', createExample: createColumn },
      [
        choiceField({ name: 'size', label: 'Width', required: true }, SIZES, {
          half: 'Half',
          oneThird: 'One third',
          twoThirds: 'Two thirds',
          full: 'Full width',
        }),
        richTextField({ name: 'richText', label: 'Text' }),
        linkField({ name: 'link', label: 'Link' }),
      ],
    ),
  ],
  (texts) => ({ title: texts.heading, columns: [createColumn(texts), createColumn(texts)] }),
);
