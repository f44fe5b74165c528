import type { Collection, TinaField } from 'tinacms';
import { PageContent } from '../../site/src/blocks/collections.ts';
import { validateWith } from '../../site/src/blocks/fields.ts';
import { Title } from '../../site/src/blocks/field-schemas.ts';
import { BLOCK_TEMPLATES } from '../../site/src/blocks/templates.ts';
import { createSlugField } from '../fields/slug-field.ts';
import { validateMaxLength, picture } from '../fields/field-checks.ts';
import { toFileName, validateFilePath } from './folders.ts';
import { validateAddress } from './validate-address.ts';
import { validateOnSave } from './validate-on-save.ts';

const fields: TinaField[] = [
  {
    type: 'string',
    name: 'title',
    label: 'Title',
    description: 'Stands in the browser tab and in search engines.',
    isTitle: true,
    required: true,
    ui: { validate: validateWith(Title) },
  },
  createSlugField({
    name: 'slug',
    label: 'Address',
    description:
      "The last part of the page's address. Locked, it follows the title; unlock it to write your own.",
    source: 'title',
  }),
  {
    type: 'string',
    name: 'description',
    label: 'Description',
    description: 'One or two sentences for search engines and shared links.',
    ui: { component: 'textarea', validate: validateMaxLength(300) },
  },
  picture({
    name: 'image',
    label: 'Picture for shared links',
    description: 'Leave empty for the usual one.',
  }),
  {
    type: 'boolean',
    name: 'noindex',
    label: 'Keep out of search engines',
  },
  {
    type: 'object',
    name: 'blocks',
    label: 'Blocks',
    description: 'What the page is made of, from top to bottom. Drag to reorder.',
    list: true,
    ui: { visualSelector: true },
    templates: BLOCK_TEMPLATES,
  },
];

/** The pages, a folder per language; files with the same name are translations of each other. */
export const pages: Collection = {
  name: 'pages',
  label: 'Pages',
  path: 'site/content/pages',
  format: 'json',
  ui: {
    beforeSubmit: validateOnSave(
      PageContent,
      fields,
      (submission) => validateFilePath(submission.form.path) ?? validateAddress(submission),
    ),
    router: ({ document }) => `/tina-preview/${document._sys.relativePath.replace(/\.json$/, '')}`,
    filename: {
      slugify: (values) => toFileName(values['title'], 'new-page'),
      description: 'Begin with the language, as nl/about or en/about. Both languages use the same name.',
    },
  },
  fields,
};
