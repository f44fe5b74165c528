import { blockTemplate, listField, titleField } from './fields.ts';

export const testimonialsTemplate = blockTemplate(
  { name: 'testimonials', label: 'Testimonials' },
  [
    titleField(),
    { type: 'boolean', name: 'hidden', label: 'Hidden', description: 'Keeps the block on the page, unseen.' },
    listField(
      {
        name: 'testimonials',
        label: 'Testimonials',
        description: "From the collection; all of the page's language when the list is empty.",
      },
      { labelField: 'testimonial', defaultLabel: 'Testimonial' },
      [
        {
          type: 'reference',
          name: 'testimonial',
          label: 'Testimonial',
          required: true,
          collections: ['testimonials'],
        },
      ],
    ),
  ],
  ({ heading }) => ({ title: heading, hidden: true }),
);
