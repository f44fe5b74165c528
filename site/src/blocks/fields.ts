import type { z } from 'astro/zod';
import type { Template, TinaField } from 'tinacms';
import { ICON_NAMES } from './icon-names.ts';
import { mediaTemplate } from './media.template.ts';
import { pageLinkTemplate } from './page-link.template.ts';
import { Anchor, LINK_TYPES, MediaUrl, PlainText, ShortText, Title, Url } from './field-schemas.ts';
import { LINKS_MAX } from './schema.ts';

/** What a schema says about a value, as the editor wants to hear it: a sentence, or nothing. */
export const validateWith =
  (schema: z.ZodType) =>
  (value: unknown): string | undefined =>
    schema.safeParse(value).error?.issues[0]?.message;

type FieldOptions = { name: string; label: string; description?: string };

/** The heading of a block. */
export const titleField = (words: Partial<FieldOptions> = {}): TinaField => ({
  type: 'string',
  name: 'title',
  label: 'Heading',
  required: true,
  ...words,
  ui: { validate: validateWith(Title) },
});

/** A few words. */
export const shortTextField = (words: FieldOptions): TinaField => ({
  type: 'string',
  required: true,
  ...words,
  ui: { validate: validateWith(ShortText) },
});

/** A paragraph without markup. */
export const plainTextField = (words: FieldOptions): TinaField => ({
  type: 'string',
  required: true,
  ...words,
  ui: { component: 'textarea', validate: validateWith(PlainText) },
});

/** Text that may be left out; `textarea` for more than a line. */
export const optionalTextField = (
  words: FieldOptions,
  component: 'text' | 'textarea' = 'text',
): TinaField => ({
  type: 'string',
  ...words,
  ui: { component },
});

/** Text with headings, lists, links, code, pictures and links to pages. */
export const richTextField = (words: FieldOptions): TinaField => ({
  type: 'rich-text',
  required: true,
  ...words,
  templates: [mediaTemplate, pageLinkTemplate],
});

/** A picture with the words for who cannot see it. */
export const mediaField = (words: FieldOptions): TinaField => ({
  type: 'object',
  ...words,
  fields: [
    {
      type: 'image',
      name: 'image',
      label: 'Picture',
      description: 'A file name without spaces or +.',
      accept: 'image',
      ui: { validate: validateWith(MediaUrl) },
    },
    {
      type: 'string',
      name: 'alt',
      label: 'What the picture shows',
      description: 'One sentence for people who cannot see it. Leave empty when it only decorates.',
    },
  ],
});

/** Where a link leads. */
export const linkTargetFields = (): TinaField[] => [
  {
    type: 'string',
    name: 'type',
    label: 'Leads to',
    options: [
      { value: LINK_TYPES[0], label: 'An address' },
      { value: LINK_TYPES[1], label: 'A page of this site' },
    ],
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

/** Where something leads whose words stand elsewhere. */
export const linkTargetField = (words: FieldOptions): TinaField => ({
  type: 'object',
  ...words,
  fields: linkTargetFields(),
});

/** A single link; none without a label. */
export const linkField = (words: FieldOptions): TinaField => ({
  type: 'object',
  ...words,
  fields: [
    optionalTextField({ name: 'label', label: 'Words', description: 'No link without words.' }),
    ...linkTargetFields(),
  ],
});

/** A list of links, the first of which is the main one. */
export const linksField = (words: FieldOptions): TinaField => ({
  type: 'object',
  list: true,
  ...words,
  ui: {
    max: LINKS_MAX,
    itemProps: (item) => ({ label: String(item['label'] || 'Link') }),
    defaultItem: { label: 'Read more', type: 'custom', url: '/' },
  },
  fields: [shortTextField({ name: 'label', label: 'Words' }), ...linkTargetFields()],
});

/** One of the product's icons. */
export const iconField = (): TinaField => ({
  type: 'string',
  name: 'icon',
  label: 'Icon',
  required: true,
  options: [...ICON_NAMES],
});

/** The word that a link can jump to. */
export const anchorField = (): TinaField => ({
  type: 'string',
  name: 'anchor',
  label: 'Anchor',
  description: 'One word: a link to #word then jumps here.',
  ui: { validate: validateWith(Anchor) },
});

/** A block's template: its own fields and the anchor, with its picture in the picker. */
export const blockTemplate = (
  { name, label }: { name: string; label: string },
  fields: TinaField[],
  defaultItem: Record<string, unknown>,
): Template => ({
  name,
  label,
  ui: {
    previewSrc: `/previews/${name}.webp`,
    defaultItem,
    itemProps: (item) => ({ label: item['title'] ? `${label}: ${String(item['title'])}` : label }),
  },
  fields: [...fields, anchorField()],
});

/** What a new rich text holds. */
export const sampleRichText = (text: string) => ({
  type: 'root',
  children: [{ type: 'p', children: [{ type: 'text', text }] }],
});
