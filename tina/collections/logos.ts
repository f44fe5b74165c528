import type { Collection, TinaField } from 'tinacms';
import { Logo } from '../../site/src/blocks/collections.ts';
import { ShortText, Url } from '../../site/src/ui/field-schemas.ts';
import { validateWith } from '../../site/src/blocks/fields.ts';
import { toSlug } from '../../edge-api/platform/slug-rules.ts';
import { picture } from '../fields/field-checks.ts';
import { validateOnSave } from './validate-on-save.ts';

const fields: TinaField[] = [
  {
    type: 'string',
    name: 'name',
    label: 'Name of the organisation',
    description: 'Read aloud to people who cannot see the logo.',
    isTitle: true,
    required: true,
    ui: { validate: validateWith(ShortText) },
  },
  picture({ name: 'image', label: 'Logo', description: 'Left empty: the name as text.' }),
  {
    type: 'string',
    name: 'url',
    label: 'Their site',
    description: 'Starts with https://.',
    ui: { validate: validateWith(Url) },
  },
];

/** The organisations whose logos pages can show. */
export const logos: Collection = {
  name: 'logos',
  label: 'Logos',
  path: 'site/content/logos',
  format: 'json',
  ui: {
    beforeSubmit: validateOnSave(Logo, fields),
    filename: { slugify: (values) => toSlug(String(values['name'] ?? '')) || 'new-logo' },
  },
  fields,
};
