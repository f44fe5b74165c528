import type { Collection, TinaField } from 'tinacms';
import { PageContent } from '../../site/src/blocks/collections.ts';
import { validateWith } from '../../site/src/blocks/fields.ts';
import { Title } from '../../site/src/ui/field-schemas.ts';
import { BLOCK_TEMPLATES } from '../../site/src/blocks/schema.ts';
import { validateSlug } from '../fields/slug.ts';
import { SlugField } from '../fields/SlugField.tsx';
import { validateMaxLength, picture } from '../fields/field-checks.ts';
import { toTinaTemplate } from '../fields/to-tina-field.ts';
import { TranslationField } from '../fields/TranslationField.tsx';
import { toFileName, validateFilePath } from './folders.ts';
import { translate } from '../texts/translate.ts';
import { validateOnSave } from './validate-on-save.ts';
import { z } from 'astro/zod';
import { findTranslationProblem } from '../../site/src/blocks/find-translation.ts';
import { HOME_SLUG, LEGAL_NAMES } from '../../site/src/i18n/reserved-slugs.ts';
import { listPages } from '../translations/list-pages.ts';
import type { Submission } from '../saving/form-state.ts';

const fields: TinaField[] = [
  {
    type: 'string',
    name: 'title',
    label: 'Title',
    description: 'Appears in the browser tab and in search engines.',
    isTitle: true,
    required: true,
    ui: { validate: validateWith(Title) },
  },
  {
    type: 'string',
    required: true,
    name: 'slug',
    label: 'Address',
    description:
      "The last part of the page's address. Locked, it follows the title; unlock it to write your own.",
    ui: { component: SlugField('title'), validate: validateSlug },
  },
  {
    type: 'boolean',
    name: 'draft',
    label: 'Draft',
    description: 'Visitors do not see a draft. You see it in the preview.',
  },
  {
    type: 'reference',
    name: 'translation',
    label: 'The same page in the other language',
    description:
      'Visitors reach it with the language switch, and search engines see that the two belong together.',
    collections: ['pages'],
    ui: { component: TranslationField },
  },
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
  { type: 'boolean', name: 'noindex', label: 'Keep out of search engines' },
  {
    type: 'object',
    name: 'claims',
    label: 'Promises',
    description: 'Sentences of this page that a test checks. If you rewrite one, change it here too.',
    list: true,
    ui: { itemProps: (item) => ({ label: String(item['id'] || translate('Promises')) }) },
    fields: [
      { type: 'string', name: 'id', label: 'Name', required: true },
      { type: 'string', name: 'words', label: 'Words', required: true, ui: { component: 'textarea' } },
    ],
  },
  {
    type: 'object',
    name: 'blocks',
    label: 'Blocks',
    description: 'What the page is made of, from top to bottom. Drag to reorder.',
    list: true,
    ui: { visualSelector: true },
    templates: BLOCK_TEMPLATES.map(toTinaTemplate),
  },
];

/** The pages, a folder per language; a new one is a draft until its editor publishes it. */
export const pages: Collection = {
  name: 'pages',
  label: 'Pages',
  path: 'site/content/pages',
  format: 'json',
  // oxlint-disable-next-line typescript/no-deprecated -- TinaCMS has no other place for a collection without templates
  defaultItem: () => ({ draft: true }),
  ui: {
    beforeSubmit: validateOnSave(
      PageContent,
      fields,
      async (submission) =>
        validateFilePath(submission.form.path) ??
        validateDraft(submission) ??
        (await validateAddress(submission)) ??
        (await validateTranslation(submission)),
    ),
    router: ({ document }) => `/tina-preview/${document._sys.relativePath.replace(/\.json$/, '')}`,
    filename: {
      slugify: (values) => toFileName(values['title'], 'new-page'),
      description: 'Begin with the language, for example nl/about or en/about.',
    },
  },
  fields,
};

const SAME_SLUG = `query($slug: String) {
  pagesConnection(first: 20, filter: { slug: { eq: $slug } }) { edges { node { _sys { relativePath } } } }
}`;
const SameSlug = z.object({
  pagesConnection: z.object({
    edges: z.array(z.object({ node: z.object({ _sys: z.object({ relativePath: z.string() }) }) })),
  }),
});

/** Checks that a page's address is free, and that the home page keeps its address; returns the problem, if any. */
async function validateAddress({ values, form, cms }: Submission): Promise<string | undefined> {
  const slug = values['slug'];
  const own = form.path.replace(/^site\/content\/pages\/+/, '');
  const [language] = own.split('/');
  if (own === `${language}/${HOME_SLUG}.json` && slug !== HOME_SLUG) {
    return at(translate("This is the site's first page, whose address stays {slug}", { slug: HOME_SLUG }));
  }
  const slugProblem = validateSlug(slug);
  if (slugProblem !== undefined) return at(slugProblem);
  const { edges } = SameSlug.parse(
    await cms.api.tina.request(SAME_SLUG, { variables: { slug } }),
  ).pagesConnection;
  const other = edges.find(
    ({ node }) => node._sys.relativePath !== own && node._sys.relativePath.startsWith(`${language}/`),
  );
  if (!other) return undefined;
  const page = other.node._sys.relativePath;
  return at(translate('The page {page} already has the address {slug}', { page, slug: String(slug) }));
}

const at = (problem: string): string => `${translate('Address')}: ${problem}.`;

/** Checks that a page that visitors always need is not a draft; returns the problem, if any. */
function validateDraft({ values, form }: Submission): string | undefined {
  if (values['draft'] !== true) return undefined;
  const isNeeded = [HOME_SLUG, ...LEGAL_NAMES].some((name) => form.path.endsWith(`/${name}.json`));
  return isNeeded
    ? `${translate('Draft')}: ${translate('Visitors always need this page, so it cannot be a draft')}.`
    : undefined;
}

/** Checks that the chosen translation is valid and not another page's; returns the problem, if any. */
async function validateTranslation({ values, form, cms }: Submission): Promise<string | undefined> {
  const { translation } = values;
  if (typeof translation !== 'string' || translation === '') return undefined;
  const page = { file: form.path.replace(/\/{2,}/g, '/'), translation };
  const others = (await listPages(cms.api.tina)).filter(({ file }) => file !== page.file);
  if (findTranslationProblem(page, [page, ...others]) === undefined) return undefined;
  const problem = translate('The page {page} is not in the other language, or already has a translation', {
    page: translation,
  });
  return `${translate('The same page in the other language')}: ${problem}.`;
}
