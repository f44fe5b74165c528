import { blockTemplate, linkField, optionalField, titleField } from './fields.ts';

export const campaignCarouselTemplate = blockTemplate(
  { name: 'campaignCarousel', label: 'Campaigns in a row' },
  [
    titleField(),
    optionalField({ name: 'description', label: 'Description' }, 'textarea'),
    linkField({ name: 'button', label: 'Button below' }),
  ],
  { title: 'Coming up' },
);
