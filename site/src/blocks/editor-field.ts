/**
 * The fields and templates that blocks offer the editor, as far as blocks use them. TinaCMS's own types are not here,
 * because its packages are installed only where the editor is; tina/collections/ has them checked against its types.
 */
export type EditorField = TextField | PictureField | YesNoField | PageField | DocumentField | ObjectField;

/** What a block, or an element inside a text, consists of. */
export type EditorTemplate = {
  name: string;
  label: string;
  ui?: ItemDisplay & { previewSrc: string };
  fields: EditorField[];
};

/** An element inside a text; inline ones stand in a sentence. */
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
    { list: true; ui: ItemDisplay & { max?: number } } | { list?: false; ui?: ItemDisplay }
  );
type ItemDisplay = {
  defaultItem?: Record<string, unknown>;
  itemProps?: (item: Record<string, unknown>) => { label: string };
};
