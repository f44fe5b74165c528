import { blockTemplate, optionalTextField, titleField } from './fields.ts';
import { linkField } from './link-fields.ts';

export const campaignCarouselTemplate = blockTemplate(
  { name: 'campaignCarousel', label: 'Campaigns in a row' },
  [
    titleField(),
    optionalTextField({ name: 'description', label: 'Description' }, 'textarea'),
    linkField({ name: 'button', label: 'Button below' }),
  ],
  ({ heading }) => ({ title: heading }),
);
