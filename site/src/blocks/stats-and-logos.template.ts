import { blockTemplate, shortTextField, titleField } from './fields.ts';
import { STATS_MAX } from './schema.ts';

export const statsAndLogosTemplate = blockTemplate(
  { name: 'statsAndLogos', label: 'Figures and logos' },
  [
    titleField(),
    {
      type: 'object',
      list: true,
      name: 'stats',
      label: 'Figures',
      description: `At most ${STATS_MAX}. Only figures that are true.`,
      ui: {
        max: STATS_MAX,
        itemProps: (item) => ({ label: String(item['value'] || 'Figure') }),
        defaultItem: { value: '60', label: 'minutes together' },
      },
      fields: [
        shortTextField({ name: 'value', label: 'Figure' }),
        shortTextField({ name: 'label', label: 'What it counts' }),
      ],
    },
    {
      type: 'object',
      list: true,
      name: 'logos',
      label: 'Logos',
      description: 'From the collection of logos; all of them when the list is empty.',
      ui: { itemProps: (item) => ({ label: String(item['logo'] || 'Logo') }) },
      fields: [{ type: 'reference', name: 'logo', label: 'Logo', required: true, collections: ['logos'] }],
    },
  ],
  { title: 'In figures', stats: [{ value: '60', label: 'minutes together' }] },
);
