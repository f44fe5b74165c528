import { z } from 'astro/zod';
import { findTranslationProblem } from '../../site/src/blocks/find-translation.ts';
import { HOME_SLUG, LEGAL_NAMES } from '../../site/src/i18n/reserved-slugs.ts';
import { validateSlug } from '../fields/slug.ts';
import { translate } from '../texts/translate.ts';
import { listPages } from '../translations/list-pages.ts';
import type { Submission } from '../saving/form-state.ts';

const SAME_SLUG = `query($slug: String) {
  pagesConnection(first: 20, filter: { slug: { eq: $slug } }) { edges { node { _sys { relativePath } } } }
}`;
const SameSlug = z.object({
  pagesConnection: z.object({
    edges: z.array(z.object({ node: z.object({ _sys: z.object({ relativePath: z.string() }) }) })),
  }),
});

/** Checks that a page's address is free, and that the home page keeps its address; returns the problem, if any. */
export async function validateAddress({ values, form, cms }: Submission): Promise<string | undefined> {
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
export function validateDraft({ values, form }: Submission): string | undefined {
  if (values['draft'] !== true) return undefined;
  const isNeeded = [HOME_SLUG, ...LEGAL_NAMES].some((name) => form.path.endsWith(`/${name}.json`));
  return isNeeded
    ? `${translate('Draft')}: ${translate('Visitors always need this page, so it cannot be a draft')}.`
    : undefined;
}

/** Checks that the chosen translation is valid and not another page's; returns the problem, if any. */
export async function validateTranslation({ values, form, cms }: Submission): Promise<string | undefined> {
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
