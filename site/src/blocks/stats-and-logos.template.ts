import type { CreateExample } from './editor-field.ts';
import { blockTemplate, listField, shortTextField, titleField } from './fields.ts';
import { STATS_MAX } from './schema.ts';

const createFigure: CreateExample = ({ figure, figureLabel }) => ({ value: figure, label: figureLabel });

export const statsAndLogosTemplate = blockTemplate(
  { name: 'statsAndLogos', label: 'Figures and logos' },
  [
    titleField(),
    listField(
      {
        name: 'stats',
        label: 'Figures',
        description: `At most ${STATS_MAX}. Only figures that are true.`,
      },
      { labelField: 'value', defaultLabel: 'Figure', max: STATS_MAX, createExample: createFigure },
      [
        shortTextField({ name: 'value', label: 'Figure' }),
        shortTextField({ name: 'label', label: 'What it counts' }),
      ],
    ),
    listField(
      {
        name: 'logos',
        label: 'Logos',
        description: 'From the collection of logos; all of them when the list is empty.',
      },
      { labelField: 'logo', defaultLabel: 'Logo' },
      [{ type: 'reference', name: 'logo', label: 'Logo', required: true, collections: ['logos'] }],
    ),
  ],
  (texts) => ({ title: texts.heading, stats: [createFigure(texts)] }),
);
