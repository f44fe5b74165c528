import type { Collection } from 'tinacms';
import { STARS_MAX } from '../../site/src/blocks/collections.ts';
import { SHORT_MAX } from '../../site/src/blocks/parts.ts';
import { slugOf } from '../../edge-api/campaigns/rules.ts';
import { atMost, filledIn, picture } from '../fields/words.ts';

/** What people say, each language in its folder. */
export const testimonials: Collection = {
  name: 'testimonials',
  label: 'Testimonials',
  path: 'site/content/testimonials',
  format: 'json',
  ui: {
    filename: {
      slugify: (values) => `nl/${slugOf(String(values['name'] ?? '')) || 'new-testimonial'}`,
      description: 'Begin with the language, as nl/noor or en/noor.',
    },
  },
  fields: [
    {
      type: 'string',
      name: 'name',
      label: 'Who says it',
      description: 'As they agreed to be named, for example a first name with an initial.',
      isTitle: true,
      required: true,
      ui: { validate: atMost(SHORT_MAX) },
    },
    {
      type: 'string',
      name: 'review',
      label: 'What they say',
      description: 'Their own words, with their consent.',
      required: true,
      ui: { component: 'textarea', validate: (value: unknown) => filledIn(value) ?? atMost(400)(value) },
    },
    {
      type: 'number',
      name: 'rating',
      label: 'Stars',
      description: `From 1 to ${STARS_MAX}.`,
      required: true,
      ui: { validate: stars },
    },
    picture({ name: 'avatar', label: 'Portrait', description: 'Square. Left empty: their initials.' }),
  ],
};

function stars(value: unknown): string | undefined {
  const count = Number(value);
  return Number.isInteger(count) && count >= 1 && count <= STARS_MAX
    ? undefined
    : `A whole number from 1 to ${STARS_MAX}`;
}
