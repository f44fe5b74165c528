import type { BlockTemplate, CreateExample } from './editor-field.ts';
import {
  blockTemplate,
  choiceField,
  iconField,
  listField,
  optionalTextField,
  plainTextField,
  richTextField,
  sampleRichText,
  titleField,
  validateWith,
} from './fields.ts';
import { linkField } from './link-fields.ts';
import { ALIGNMENTS, BLOCKS, SIZES, STEPS_MAX } from './schema.ts';

const createColumn: CreateExample = ({ text }) => ({ size: SIZES[0], richText: sampleRichText(text) });

const createStep: CreateExample = ({ heading, sentence }) => ({
  icon: 'star',
  cardTitle: heading,
  cardDescription: sentence,
});

/** The blocks of campaigns, columns and steps, and the big text. */
export const LIST_TEMPLATES: readonly BlockTemplate[] = [
  blockTemplate(
    { name: 'campaignCarousel', label: 'Campaigns in a row' },
    [
      titleField(),
      optionalTextField({ name: 'description', label: 'Description' }, 'textarea'),
      linkField({ name: 'button', label: 'Button below' }),
    ],
    ({ heading }) => ({ title: heading }),
  ),
  blockTemplate(
    { name: 'campaignList', label: 'All campaigns, with search' },
    [
      titleField(),
      optionalTextField({ name: 'description', label: 'Description' }, 'textarea'),
      {
        type: 'string',
        name: 'country',
        label: 'Country',
        description:
          'Only campaigns by celebrities in this country: a code of two capitals, such as NL. Empty shows all.',
        ui: { validate: validateWith(BLOCKS.campaignList.shape.country) },
      },
    ],
    ({ heading }) => ({ title: heading }),
  ),
  blockTemplate(
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
  ),
  blockTemplate(
    { name: 'howTo', label: 'How to, in steps' },
    [
      titleField(),
      listField(
        {
          required: true,
          name: 'steps',
          label: 'Steps',
          description: `At most ${STEPS_MAX}; they are numbered.`,
        },
        { labelField: 'cardTitle', defaultLabel: 'Step', max: STEPS_MAX, createExample: createStep },
        [
          iconField(),
          titleField({ name: 'cardTitle', label: 'Heading' }),
          plainTextField({ name: 'cardDescription', label: 'Description' }),
        ],
      ),
      linkField({ name: 'link', label: 'Link below' }),
    ],
    (texts) => ({ title: texts.heading, steps: [createStep(texts), createStep(texts), createStep(texts)] }),
  ),
  blockTemplate(
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
  ),
];
