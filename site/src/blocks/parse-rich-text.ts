import type { TinaRichTextContent } from '@tinacms/astro/types';
import { parseMarkdown } from './parse-markdown.ts';
import type { RichTextValue } from './field-schemas.ts';
import { isRecord } from '#api/platform/rules.ts';

/**
 * Rich text as a document: from the markdown that the editor saves, or as the live preview sends it.
 * Throws with the file's name when the markdown cannot be read, so that the build says which file to repair.
 */
export function parseRichText(text: RichTextValue, file: string): TinaRichTextContent {
  if (typeof text !== 'string') return text;
  const content = readMarkdown(text, file);
  if (!isRichText(content)) throw new Error(`${file}: this text has no content that can be rendered.`);
  return content;
}

function readMarkdown(markdown: string, file: string): unknown {
  try {
    return parseMarkdown(markdown);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `${file}: this text is not valid markdown (${reason}). Look for an unclosed < or {, and write them as \\< and \\{.`,
      { cause },
    );
  }
}

/** The reader and the renderer describe the same document by types that differ inside a line. */
function isRichText(value: unknown): value is TinaRichTextContent {
  return isRecord(value) && value['type'] === 'root';
}
