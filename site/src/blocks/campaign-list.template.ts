import { blockTemplate, optionalTextField, validateWith, titleField } from './fields.ts';
import { BLOCKS } from './schema.ts';

export const campaignListTemplate = blockTemplate(
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
);
