import type { ExampleTexts } from './example-texts.ts';

/**
 * The fields and templates that blocks offer the editor, as far as blocks use them. TinaCMS's own types are not here,
 * because its packages are installed only where the editor is; tina/collections/ has them checked against its types.
 */
export type EditorField = TextField | PictureField | YesNoField | PageField | DocumentField | ObjectField;

/** What a block, or an element inside a text, consists of. */
type EditorTemplate = {
  name: string;
  label: string;
  fields: EditorField[];
};

/** A block that editors can add, with its picture in the picker and what a new one holds. */
export type BlockTemplate = EditorTemplate & { previewSrc: string; createExample: CreateExample };

/** Creates what a new block, or a new item of a list, holds. */
export type CreateExample = (texts: ExampleTexts) => Record<string, unknown>;

/** An element inside a text; inline ones are part of a sentence. */
export type ElementTemplate = EditorTemplate & { inline?: boolean };

type NamedField = { name: string; label: string; description?: string; required?: boolean };
type Validation = { validate?: (value: unknown) => string | undefined };
type TextField = NamedField & {
  type: 'string';
  options?: (string | { value: string; label: string })[];
  ui?: Validation & { component?: 'text' | 'textarea' };
};
type PictureField = NamedField & { type: 'image'; accept: 'image' | 'video'; ui?: Validation };
type YesNoField = NamedField & { type: 'boolean'; ui?: Validation };
type PageField = NamedField & { type: 'reference'; collections: string[]; ui?: Validation };
type DocumentField = NamedField & { type: 'rich-text'; templates: ElementTemplate[]; ui?: Validation };
type ObjectField = NamedField & { type: 'object'; fields: EditorField[] } & (
    { list: true; items: ListItems } | { list?: false }
  );
/** The items of a list: the field that names one, its name while that is empty, and how many there may be. */
export type ListItems = {
  labelField: string;
  defaultLabel: string;
  max?: number;
  createExample?: CreateExample;
};
