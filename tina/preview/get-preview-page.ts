import { requestWithMetadata } from '@tinacms/astro/data';
import { tinaField } from '@tinacms/astro/tina-field';
import { getCollection, getEntry } from 'astro:content';
import { isLanguage, isRecord, type Language } from '../../edge-api/platform/rules.ts';
import { findTranslation } from '../../site/src/blocks/find-translation.ts';
import { normalizePreview } from '../../site/src/blocks/normalize-preview.ts';
import { Block } from '../../site/src/blocks/schema.ts';
import { listFieldTexts, type FieldText } from './list-field-texts.ts';

/** A block in the preview, with the field that a click opens, or with the problem that prevents showing it. */
type PreviewBlock = {
  readonly field: string;
  readonly texts: readonly FieldText[];
  readonly block?: Block;
  readonly problem?: string;
};

/** A page of the preview, as saved or as currently edited. */
export type PreviewPage = {
  readonly language: Language;
  readonly title: string;
  readonly isDraft: boolean;
  readonly file: string;
  /** The preview of its translation; null when it has none. */
  readonly alternate: string | null;
  readonly blocks: readonly PreviewBlock[];
};

/** Returns the page of a path such as nl/about; undefined when the path cannot be an editors' page. */
export async function getPreviewPage(path: string): Promise<PreviewPage | undefined> {
  const [, language] = /^([a-z]{2})\/[\w-]+$/.exec(path) ?? [];
  if (!isLanguage(language)) return undefined;
  const saved = await getEntry('pages', path);
  const { data } = await requestWithMetadata<{ pages?: unknown }>(
    { data: { pages: saved?.data }, query: buildPageQuery(), variables: { relativePath: `${path}.json` } },
    { priority: 'primary' },
  );
  const page = isRecord(data.pages) ? data.pages : {};
  const blocks: readonly unknown[] = Array.isArray(page['blocks']) ? page['blocks'] : [];
  const file = toFile(path);
  const files = (await getCollection('pages')).map(({ id, data: { translation } }) => ({
    file: toFile(id),
    translation,
  }));
  const alternate = findTranslation({ file, translation: saved?.data.translation }, files);
  return {
    language,
    title: typeof page['title'] === 'string' ? page['title'] : path,
    isDraft: page['draft'] === true,
    file,
    alternate: alternate
      ? `/tina-preview/${alternate.split('/').slice(3).join('/').replace('.json', '')}`
      : null,
    blocks: blocks.map(toPreviewBlock),
  };
}

const toFile = (id: string): string => `site/content/pages/${id}.json`;

function toPreviewBlock(raw: unknown): PreviewBlock {
  const place = { field: isRecord(raw) ? tinaField(raw) : '', texts: listFieldTexts(raw) };
  const parsed = Block.safeParse(normalizePreview(raw));
  if (parsed.success) return { ...place, block: parsed.data };
  const { path = [], message = '' } = parsed.error.issues[0] ?? {};
  return { ...place, problem: `${path.join(' › ')}: ${message}` };
}

const FILES: Readonly<Record<string, unknown>> = import.meta.glob('../__generated__/{queries,frags}.gql', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const QUERY = /^query pages\(.*?^\}$/ms;
const FRAGMENT = /^fragment PagesParts on Pages \{.*?^\}$/ms;

/**
 * What the preview asks the editor for: all fields of one page, in the query that the editor's own build has written.
 * Throws when the editor was never built here.
 */
function buildPageQuery(): string {
  const generated = Object.values(FILES).join('\n');
  const query = QUERY.exec(generated)?.[0];
  const fragment = FRAGMENT.exec(generated)?.[0];
  if (query === undefined || fragment === undefined) {
    throw new Error('The editor has not written its queries yet: start it with npm run edit.');
  }
  return `${query}\n${fragment}`;
}
