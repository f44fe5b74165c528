import type { Collection } from 'tinacms';
import { SHORT_MAX, Url } from '../../site/src/blocks/parts.ts';
import { refusing } from '../../site/src/blocks/fields.ts';
import { slugOf } from '../../edge-api/campaigns/rules.ts';
import { atMost, picture } from '../fields/words.ts';

/** Organisations that pages can show. */
export const logos: Collection = {
  name: 'logos',
  label: 'Logos',
  path: 'site/content/logos',
  format: 'json',
  ui: { filename: { slugify: (values) => slugOf(String(values['name'] ?? '')) || 'new-logo' } },
  fields: [
    {
      type: 'string',
      name: 'name',
      label: 'Name of the organisation',
      description: 'Read aloud to people who cannot see the logo.',
      isTitle: true,
      required: true,
      ui: { validate: atMost(SHORT_MAX) },
    },
    picture({ name: 'image', label: 'Logo', description: 'Left empty: the name in type.' }),
    {
      type: 'string',
      name: 'url',
      label: 'Their site',
      description: 'Starts with https://.',
      ui: { validate: refusing(Url) },
    },
  ],
};
