import type { TinaRichTextContent } from '@tinacms/astro/types';
import { parseMDX } from '@tinacms/mdx';
import { mediaTemplate } from './media.template.ts';
import { pageLinkTemplate } from './page-link.template.ts';
import type { Rich } from './parts.ts';

/** The field that the editor's rich text is parsed as, with what may be embedded in it. */
const FIELD: Parameters<typeof parseMDX>[1] = {
  type: 'rich-text',
  name: 'content',
  templates: [mediaTemplate, pageLinkTemplate],
};

/**
 * Rich text as a document: from the markdown that the editor saves, or as the live preview sends it.
 * Throws with the file's name when the markdown cannot be read, so that the build says which file to repair.
 */
export function richTextOf(text: Rich, file: string): TinaRichTextContent {
  if (typeof text !== 'string') return text;
  const root = parseMDX(text, FIELD, (url) => url);
  const broken = root.children.find((node) => node.type === 'invalid_markdown');
  if (broken) {
    throw new Error(
      `${file}: this text is not valid markdown (${broken.message}). Look for an unclosed < or {, and write them as \\< and \\{.`,
    );
  }
  const content: unknown = root;
  if (!isRichText(content)) throw new Error(`${file}: this text has no content that can be rendered.`);
  return content;
}

/** The parser and the renderer describe the same document by types that differ in a title's null. */
function isRichText(value: unknown): value is TinaRichTextContent {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'root';
}
