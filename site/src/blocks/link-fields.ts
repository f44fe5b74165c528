import type { EditorField } from './editor-field.ts';
import { listField, optionalTextField, shortTextField, validateWith, type FieldOptions } from './fields.ts';
import { LINK_TYPES, Url } from '#site/ui/field-schemas.ts';
import { LINKS_MAX } from './schema.ts';

/** The number of links that fit into a header or footer. */
export const NAVIGATION_LINKS_MAX = 8;
const LABELS = { custom: 'An address', reference: 'A page of this site' } as const;

/** Returns the fields of where a link leads. */
const targetFields = (): EditorField[] => [
  {
    type: 'string',
    name: 'type',
    label: 'Leads to',
    options: LINK_TYPES.map((value) => ({ value, label: LABELS[value] })),
  },
  {
    type: 'string',
    name: 'url',
    label: 'Address',
    description: 'Starts with /, #, https://, mailto: or tel:. Used when the link leads to an address.',
    ui: { validate: validateWith(Url) },
  },
  {
    type: 'reference',
    name: 'reference',
    label: 'Page',
    description: 'Used when the link leads to a page of this site.',
    collections: ['pages'],
  },
  { type: 'boolean', name: 'newTab', label: 'Opens in a new tab' },
];

/** Returns a link whose words are another field. */
export const linkTargetField = (options: FieldOptions): EditorField => ({
  type: 'object',
  ...options,
  fields: targetFields(),
});

/** Returns a single link; without words there is none. */
export const linkField = (options: FieldOptions): EditorField => ({
  type: 'object',
  ...options,
  fields: [
    optionalTextField({ name: 'label', label: 'Words', description: 'Without text there is no link.' }),
    ...targetFields(),
  ],
});

/** Returns a list of links, the first of which is the main one. */
export const linksField = (
  options: FieldOptions,
  { max = LINKS_MAX }: { readonly max?: number } = {},
): EditorField =>
  listField(
    options,
    {
      labelField: 'label',
      defaultLabel: 'Link',
      max,
      createExample: ({ link }) => ({ label: link, type: 'custom', url: '/' }),
    },
    [shortTextField({ name: 'label', label: 'Words' }), ...targetFields()],
  );
