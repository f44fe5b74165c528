import { z } from 'astro/zod';
import { isLanguage, type Language } from '../../edge-api/platform/rules.ts';
import type { EditorApi } from './editor-api.ts';

/** More pages than a site of this kind has. */
const PAGES_MAX = 2000;
// Only what may be missing: one file without a title would otherwise keep the whole list from being read.
const PAGES = `query($first: Float) {
  pagesConnection(first: $first) {
    edges { node { draft translation { ... on Document { id } } _sys { path relativePath title } } }
  }
}`;
const Pages = z.object({
  pagesConnection: z.object({
    edges: z.array(
      z.object({
        node: z.object({
          draft: z.boolean().nullish(),
          translation: z.object({ id: z.string() }).nullish(),
          _sys: z.object({ path: z.string(), relativePath: z.string(), title: z.string().nullish() }),
        }),
      }),
    ),
  }),
});

/** A page as the lists of the editor show it. */
export type PageSummary = {
  /** Such as site/content/pages/nl/about.json. */
  readonly file: string;
  readonly language: Language;
  /** The name of its file, such as about. */
  readonly name: string;
  readonly title: string;
  readonly isDraft: boolean;
  readonly translation: string | undefined;
};

/** Lists the pages of all languages, drafts included, by title. */
export async function listPages(api: EditorApi): Promise<PageSummary[]> {
  const { pagesConnection } = Pages.parse(await api.request(PAGES, { variables: { first: PAGES_MAX } }));
  return pagesConnection.edges
    .flatMap(({ node }) => {
      const [language, name] = node._sys.relativePath.replace(/\.json$/, '').split('/');
      if (!isLanguage(language) || name === undefined) return [];
      const { path: file } = node._sys;
      const title = node._sys.title || name;
      const translation = node.translation?.id;
      return [{ file, language, name, title, isDraft: node.draft === true, translation }];
    })
    .toSorted((one, other) => one.title.localeCompare(other.title));
}
