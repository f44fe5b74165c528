import type { TinaRichTextContent } from '@tinacms/astro/types';
import { parseMDX } from '@tinacms/mdx';

/** The field that the editor's rich text is parsed as: no components of its own in it. */
const FIELD: Parameters<typeof parseMDX>[1] = { type: 'rich-text', name: 'content', templates: [] };

/**
 * Rich text from the markdown that the editor saves.
 * Throws with the file's name when the markdown cannot be read, so that the build says which file to repair.
 */
export function richTextOf(markdown: string, file: string): TinaRichTextContent {
  const root = parseMDX(markdown, FIELD, (url) => url);
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
