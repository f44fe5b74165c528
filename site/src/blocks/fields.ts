import { z } from 'astro/zod';
import type { BlockTemplate, CreateExample, EditorField, FieldLook, ListItems } from './editor-field.ts';
import { ICON_NAMES } from './icon-names.ts';
import { mediaTemplate, pageLinkTemplate } from './element-templates.ts';
import {
  Anchor,
  Icon,
  Link,
  Media,
  OptionalText,
  PlainText,
  RichTextValue,
  ShortText,
  Title,
} from '#site/ui/field-schemas.ts';

/*
 * The fields of blocks: each is a schema with what the editor shows for it, which `toEditorField` converts to the
 * editor's format.
 */

const LOOKS = z.registry<FieldLook>();

/** Returns a copy of a schema that the editor shows as `look` says. */
export function field<Schema extends z.ZodType>(schema: Schema, look: FieldLook): Schema {
  const copy = schema.clone();
  LOOKS.add(copy, look);
  return copy;
}

const describe = (label: string, description?: string) => ({
  label,
  ...(description !== undefined && { description }),
});

/** Returns a heading. */
export const title = () => field(Title, { type: 'string', label: 'Heading' });

/** Returns a few words. */
export const shortText = (label: string) => field(ShortText, { type: 'string', label });

/** Returns a paragraph without markup. */
export const plainText = (label: string, description?: string) =>
  field(PlainText, { type: 'string', ...describe(label, description), ui: { component: 'textarea' } });

/** Returns a text that may be left out; `textarea` for more than a line. */
export const optionalText = (label: string, description?: string, component: 'text' | 'textarea' = 'text') =>
  field(OptionalText, { type: 'string', ...describe(label, description), ui: { component } });

/** Returns a text with headings, lists, links, code, pictures and links to pages. */
export const richText = (label = 'Text', description?: string) =>
  field(RichTextValue, {
    type: 'rich-text',
    ...describe(label, description),
    templates: [mediaTemplate, pageLinkTemplate],
  });

/** Returns a choice among values, each with its label. */
export const choice = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
  label: string,
  description?: string,
) =>
  field(z.enum(values), {
    type: 'string',
    ...describe(label, description),
    options: values.map((value) => ({ value, label: labels[value] })),
  });

/** Returns a choice among the product's icons. */
export const icon = () => field(Icon, { type: 'string', label: 'Icon', options: [...ICON_NAMES] });

/** Returns a reference to a document of a collection, by its file. */
export const reference = (label: string, collection: string) =>
  field(PlainText, { type: 'reference', label, collections: [collection] });

/** Returns an object of fields that belong together. */
export const group = <Fields extends z.ZodRawShape>(fields: Fields, label: string, description?: string) =>
  field(z.object(fields), { type: 'object', ...describe(label, description) });

/** Returns a picture with its alternative text. */
export const picture = (label = 'Picture', description?: string) =>
  group(
    {
      image: field(Media.shape.image, {
        type: 'image',
        label: 'Picture',
        description: 'A file name without spaces or +.',
        accept: 'image',
      }),
      alt: field(Media.shape.alt, {
        type: 'string',
        label: 'What the picture shows',
        description: 'One sentence for people who cannot see it. Leave empty when it only decorates.',
      }),
    },
    label,
    description,
  ).nullish();

type ListOptions = ListItems & { label: string; description?: string; tooMany?: string };

/** Returns a list of objects; `tooMany` is the message for more than `items.max`. */
export function list<Fields extends z.ZodRawShape>(
  fields: Fields,
  { label, description, tooMany, ...items }: ListOptions,
) {
  const schema = z.array(z.object(fields));
  return field(items.max === undefined ? schema : schema.max(items.max, tooMany), {
    type: 'object',
    list: true,
    ...describe(label, description),
    items,
  });
}

export const LINKS_MAX = 3;
/** The number of links that fit into a header or footer. */
export const NAVIGATION_LINKS_MAX = 8;

const target = {
  type: field(Link.shape.type, {
    type: 'string',
    label: 'Leads to',
    options: [
      { value: 'custom', label: 'An address' },
      { value: 'reference', label: 'A page of this site' },
    ],
  }),
  url: field(Link.shape.url, {
    type: 'string',
    label: 'Address',
    description: 'Starts with /, #, https://, mailto: or tel:. Used when the link leads to an address.',
  }),
  reference: field(Link.shape.reference, {
    type: 'reference',
    label: 'Page',
    description: 'Used when the link leads to a page of this site.',
    collections: ['pages'],
  }),
  newTab: field(Link.shape.newTab, { type: 'boolean', label: 'Opens in a new tab' }),
};

/** Returns a link whose words are another field. */
export const linkTarget = (label: string) => group(target, label).nullish();

/** Returns a single link; without words there is none. */
export const link = (label: string) =>
  group({ label: optionalText('Words', 'Without text there is no link.'), ...target }, label).nullish();

/** Returns a list of links, the first of which is the main one. */
export const links = (label: string, description?: string, max = LINKS_MAX) =>
  list(
    { label: shortText('Words'), ...target },
    {
      ...describe(label, description),
      labelField: 'label',
      defaultLabel: 'Link',
      max,
      tooMany: `At most ${max} links`,
      createExample: ({ link }) => ({ label: link, type: 'custom', url: '/' }),
    },
  ).nullish();

const BLOCK_LOOKS = z.registry<Pick<BlockTemplate, 'name' | 'label' | 'createExample'>>();

/** Returns the schema of a block, with its label in the editor and the content of a new one. */
export function block<Name extends string, Fields extends z.ZodRawShape>(
  name: Name,
  label: string,
  fields: Fields,
  createExample: CreateExample,
) {
  const anchor = field(Anchor, {
    type: 'string',
    label: 'Anchor',
    description: 'One word: a link to #word then jumps here.',
  });
  const schema = z.object({ _template: z.literal(name), ...fields, anchor });
  BLOCK_LOOKS.add(schema, { name, label, createExample });
  return schema;
}

/** Returns a block's template for the editor. Throws for a schema that is not a block. */
export function toBlockTemplate(schema: z.ZodObject): BlockTemplate {
  const look = BLOCK_LOOKS.get(schema);
  if (!look) throw new Error('a schema is no block');
  const { _template, ...fields } = schema.shape;
  return { ...look, previewSrc: `/previews/${look.name}.webp`, fields: toEditorFields(fields) };
}

const toEditorFields = (fields: z.core.$ZodShape): EditorField[] =>
  Object.entries(fields).map(([name, schema]) => toEditorField(name, schema));

/** Returns the editor's description of a field. Throws for a field that does not say what the editor shows. */
export function toEditorField(name: string, schema: z.core.$ZodType): EditorField {
  const inner = unwrap(schema);
  const look = LOOKS.get(schema) ?? LOOKS.get(inner);
  if (!look) throw new Error(`the field ${name} does not say what the editor shows`);
  const common = { name, ...(!z.safeParse(schema, null).success && { required: true }) };
  if (look.type === 'object') {
    const item = inner instanceof z.ZodArray ? unwrap(inner.element) : inner;
    if (!(item instanceof z.ZodObject)) throw new Error(`the field ${name} is no object`);
    return { ...common, ...look, fields: toEditorFields(item.shape) };
  }
  if (look.type === 'string' && !look.options) {
    return { ...common, ...look, ui: { ...look.ui, validate: validateWith(schema) } };
  }
  return look.type === 'image'
    ? { ...common, ...look, ui: { validate: validateWith(schema) } }
    : { ...common, ...look };
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? unwrap(schema.unwrap())
    : schema;
}

/** Returns a validator for the editor: it returns the schema's first message about a value, or undefined. */
export const validateWith =
  (schema: z.core.$ZodType) =>
  (value: unknown): string | undefined =>
    z.safeParse(schema, value).error?.issues[0]?.message;

/** Returns the content of a new rich text: a paragraph, below a heading if one is given. */
export const sampleRichText = (text: string, heading?: readonly [type: 'h1' | 'h2', text: string]) => ({
  type: 'root',
  children: [...(heading ? [heading] : []), ['p', text] as const].map(([type, words]) => ({
    type,
    children: [{ type: 'text', text: words }],
  })),
});
