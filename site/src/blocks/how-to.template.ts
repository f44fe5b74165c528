import type { CreateExample } from './editor-field.ts';
import { blockTemplate, iconField, listField, plainTextField, titleField } from './fields.ts';
import { linkField } from './link-fields.ts';
import { STEPS_MAX } from './schema.ts';

const createStep: CreateExample = ({ heading, sentence }) => ({
  icon: 'star',
  cardTitle: heading,
  cardDescription: sentence,
});

export const howToTemplate = blockTemplate(
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
);
