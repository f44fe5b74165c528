import type { Collection, TinaField } from 'tinacms';
import { STARS_MAX, Testimonial } from '../../site/src/blocks/collections.ts';
import { validateWith } from '../../site/src/blocks/fields.ts';
import { ShortText } from '../../site/src/ui/field-schemas.ts';
import { picture, validateText } from '../fields/field-checks.ts';
import { translate } from '../texts/translate.ts';
import { toFileName, validateFilePath } from './folders.ts';
import { validateOnSave } from './validate-on-save.ts';

const fields: TinaField[] = [
  {
    type: 'string',
    name: 'name',
    label: 'Who says it',
    description: 'As they agreed to be named, for example a first name with an initial.',
    isTitle: true,
    required: true,
    ui: { validate: validateWith(ShortText) },
  },
  {
    type: 'string',
    name: 'review',
    label: 'What they say',
    description: 'Their own words, with their consent.',
    required: true,
    ui: { component: 'textarea', validate: validateText(400) },
  },
  {
    type: 'number',
    name: 'rating',
    label: 'Stars',
    description: `From 1 to ${STARS_MAX}.`,
    required: true,
    ui: { validate: validateRating },
  },
  picture({ name: 'avatar', label: 'Portrait', description: 'Square. Left empty: their initials.' }),
];

/** Quotes of people, a folder per language. */
export const testimonials: Collection = {
  name: 'testimonials',
  label: 'Testimonials',
  path: 'site/content/testimonials',
  format: 'json',
  ui: {
    beforeSubmit: validateOnSave(Testimonial, fields, ({ form }) => validateFilePath(form.path)),
    filename: {
      slugify: (values) => toFileName(values['name'], 'new-testimonial'),
      description: 'Begin with the language, for example nl/noor or en/noor.',
    },
  },
  fields,
};

function validateRating(value: unknown): string | undefined {
  const count = Number(value);
  return Number.isInteger(count) && count >= 1 && count <= STARS_MAX
    ? undefined
    : translate('A whole number from 1 to {max}', { max: STARS_MAX });
}
