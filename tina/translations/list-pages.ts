import { z } from 'astro/zod';
import { isLanguage, isRecord, LANGUAGES, type Language } from '../../edge-api/platform/rules.ts';
import { findTranslation } from '../../site/src/blocks/find-translation.ts';

/** The part of TinaCMS's client that reads and writes content files. */
export type EditorApi = {
  readonly request: (query: string, options: { variables: object }) => Promise<unknown>;
  readonly schema?: { readonly transformPayload: (collection: string, values: object) => object };
  /** Whether the files are on this machine, not on TinaCloud. */
  readonly isLocalMode?: boolean;
  readonly usingProtectedBranch?: () => boolean;
};

/** Returns TinaCMS's client, which its types do not describe. Throws if it has another shape. */
export function requireEditorApi(client: unknown): EditorApi {
  if (isEditorApi(client)) return client;
  throw new Error('The client of TinaCMS cannot be called.');
}

const isEditorApi = (client: unknown): client is EditorApi =>
  isRecord(client) && typeof client['request'] === 'function';

/** More pages than a site like this ever has. */
const PAGES_MAX = 2000;
// Only fields that may be missing: otherwise one file without a title would make the whole query fail.
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

/** A page in each of its languages. */
export type PagePair = Readonly<Partial<Record<Language, PageSummary>>>;

/** Groups each page with its translation, in the order of the first language's pages. */
export function pairPages(pages: readonly PageSummary[]): PagePair[] {
  const placed = new Set<string>();
  return pages
    .toSorted((one, other) => LANGUAGES.indexOf(one.language) - LANGUAGES.indexOf(other.language))
    .flatMap((page) => {
      if (placed.has(page.file)) return [];
      const file = findTranslation(page, pages);
      const translation = pages.find((other) => other.file === file && !placed.has(other.file));
      placed.add(page.file);
      if (translation) placed.add(translation.file);
      return [{ [page.language]: page, ...(translation && { [translation.language]: translation }) }];
    });
}
