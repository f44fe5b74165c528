import type { ExampleTexts } from './example-texts.ts';

/*
 * The fields and templates that blocks offer the editor. TinaCMS's own types are not used here, because its packages
 * are installed only where the editor is; tina/collections/ checks these types against them.
 */

/** A block that editors can add, with its picture in the picker and the content of a new one. */
export type BlockTemplate = {
  name: string;
  label: string;
  previewSrc: string;
  createExample: CreateExample;
  fields: EditorField[];
};

/** Creates the content of a new block or list item. */
export type CreateExample = (texts: ExampleTexts) => Record<string, unknown>;

/** An element inside a text; inline ones are part of a sentence. */
export type ElementTemplate = { name: string; label: string; fields: EditorField[]; inline?: boolean };

type Labelled = { label: string; description?: string };
type TextLook = Labelled & {
  type: 'string';
  options?: (string | { value: string; label: string })[];
  ui?: { component?: 'text' | 'textarea' };
};
type PictureLook = Labelled & { type: 'image'; accept: 'image' | 'video' };
type YesNoLook = Labelled & { type: 'boolean' };
type PageLook = Labelled & { type: 'reference'; collections: string[] };
type DocumentLook = Labelled & { type: 'rich-text'; templates: ElementTemplate[] };
type ObjectLook = Labelled & { type: 'object' } & ({ list: true; items: ListItems } | { list?: false });

/** What the editor shows for a field, in addition to the field's schema. */
export type FieldLook = TextLook | PictureLook | YesNoLook | PageLook | DocumentLook | ObjectLook;

type Validated = { ui?: { validate?: (value: unknown) => string | undefined } };

/** A field of a block, or of an element inside a text. */
export type EditorField = { name: string; required?: boolean } & (
  | ((TextLook | PictureLook) & Validated)
  | YesNoLook
  | PageLook
  | DocumentLook
  | (ObjectLook & { fields: EditorField[] })
);

/** The items of a list: the field that labels an item, the label while that is empty, and the maximum number. */
export type ListItems = {
  labelField: string;
  defaultLabel: string;
  max?: number;
  createExample?: CreateExample;
};
