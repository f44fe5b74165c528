import { blockTemplate, iconField, listField, plainTextField, titleField } from './fields.ts';
import { linkField } from './link-fields.ts';
import { STEPS_MAX } from './schema.ts';

const step = { icon: 'star', cardTitle: 'A step', cardDescription: 'What to do, in a sentence or two.' };

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
      { labelField: 'cardTitle', defaultLabel: 'Step', max: STEPS_MAX, defaultItem: step },
      [
        iconField(),
        titleField({ name: 'cardTitle', label: 'Heading' }),
        plainTextField({ name: 'cardDescription', label: 'Description' }),
      ],
    ),
    linkField({ name: 'link', label: 'Link below' }),
  ],
  { title: 'How it works', steps: [step, step, step] },
);
