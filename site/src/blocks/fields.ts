import type { z } from 'astro/zod';
import type { BlockTemplate, CreateExample, EditorField, ListItems } from './editor-field.ts';
import { ICON_NAMES } from './icon-names.ts';
import { mediaTemplate, pageLinkTemplate } from './element-templates.ts';
import { Anchor, MediaUrl, PlainText, ShortText, Title } from '#site/ui/field-schemas.ts';

/** Returns a check for the editor: the schema's first message about a value, or nothing. */
export const validateWith =
  (schema: z.ZodType) =>
  (value: unknown): string | undefined =>
    schema.safeParse(value).error?.issues[0]?.message;

export type FieldOptions = { name: string; label: string; description?: string; required?: boolean };

/** Returns the heading of a block. */
export const titleField = (options: Partial<FieldOptions> = {}): EditorField => ({
  type: 'string',
  name: 'title',
  label: 'Heading',
  required: true,
  ...options,
  ui: { validate: validateWith(Title) },
});

/** Returns a field of a few words. */
export const shortTextField = (options: FieldOptions): EditorField => ({
  type: 'string',
  required: true,
  ...options,
  ui: { validate: validateWith(ShortText) },
});

/** Returns a paragraph without markup. */
export const plainTextField = (options: FieldOptions): EditorField => ({
  type: 'string',
  required: true,
  ...options,
  ui: { component: 'textarea', validate: validateWith(PlainText) },
});

/** Returns a text that may be left out; `textarea` for more than a line. */
export const optionalTextField = (
  options: FieldOptions,
  component: 'text' | 'textarea' = 'text',
): EditorField => ({ type: 'string', ...options, ui: { component } });

/** Returns a text with headings, lists, links, code, pictures and links to pages. */
export const richTextField = (options: FieldOptions): EditorField => ({
  type: 'rich-text',
  required: true,
  ...options,
  templates: [mediaTemplate, pageLinkTemplate],
});

/** Returns a choice among values, each with its label. */
export const choiceField = <Value extends string>(
  options: FieldOptions,
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): EditorField => ({
  type: 'string',
  ...options,
  options: values.map((value) => ({ value, label: labels[value] })),
});

/** Returns a picture with the words for people who cannot see it. */
export const mediaField = (options: FieldOptions): EditorField => ({
  type: 'object',
  ...options,
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

/** Returns a list of objects. */
export const listField = (options: FieldOptions, items: ListItems, fields: EditorField[]): EditorField => ({
  type: 'object',
  list: true,
  ...options,
  items,
  fields,
});

/** Returns a choice among the product's icons. */
export const iconField = (): EditorField => ({
  type: 'string',
  name: 'icon',
  label: 'Icon',
  required: true,
  options: [...ICON_NAMES],
});

/** Returns a block's template: its own fields and the anchor, with its picture in the picker. */
export const blockTemplate = (
  { name, label }: { name: string; label: string },
  fields: EditorField[],
  createExample: CreateExample,
): BlockTemplate => ({
  name,
  label,
  previewSrc: `/previews/${name}.webp`,
  createExample,
  fields: [
    ...fields,
    {
      type: 'string',
      name: 'anchor',
      label: 'Anchor',
      description: 'One word: a link to #word then jumps here.',
      ui: { validate: validateWith(Anchor) },
    },
  ],
});

/** Returns what a new rich text holds: a paragraph, below a heading if one is given. */
export const sampleRichText = (text: string, heading?: readonly [type: 'h1' | 'h2', text: string]) => ({
  type: 'root',
  children: [...(heading ? [heading] : []), ['p', text] as const].map(([type, words]) => ({
    type,
    children: [{ type: 'text', text: words }],
  })),
});
