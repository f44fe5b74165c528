import { z } from 'astro/zod';
import { HOME_SLUG } from '../../site/src/i18n/reserved-slugs.ts';
import { validateSlug } from '../fields/slug.ts';
import { translate } from '../texts/translate.ts';
import type { Submission } from './submission.ts';

const SAME_SLUG = `query($slug: String) {
  pagesConnection(first: 20, filter: { slug: { eq: $slug } }) { edges { node { _sys { relativePath } } } }
}`;
const SameSlug = z.object({
  pagesConnection: z.object({
    edges: z.array(z.object({ node: z.object({ _sys: z.object({ relativePath: z.string() }) }) })),
  }),
});

/** Checks that a page's address is free, and that the home page keeps its own; returns the problem, if any. */
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
