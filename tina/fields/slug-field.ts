import type { TinaField } from 'tinacms';
import { validateSlug } from './slug.ts';
import { SlugField } from './SlugField.tsx';

type SlugFieldOptions = {
  name: string;
  label: string;
  description: string;
  /** The field that the slug follows while it is locked. */
  source: string;
};

/** Creates a field for the last part of an address, with a lock (RULES.md, "Addresses"). */
export function createSlugField({ source, ...words }: SlugFieldOptions): TinaField {
  return {
    type: 'string',
    required: true,
    ...words,
    ui: { component: SlugField(source), validate: validateSlug },
  };
}
