import type { TinaRichTextContent } from '@tinacms/astro/types';
import { parseMarkdown } from './parse-markdown.ts';
import type { RichTextValue } from '#site/ui/field-schemas.ts';
import { isRecord } from '#api/platform/rules.ts';

/** Parses markdown; returns a document of the live preview unchanged. Throws with the file's name if it is invalid. */
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

/** Returns whether this is a document. The types of the parser and the renderer differ for inline nodes. */
function isRichText(value: unknown): value is TinaRichTextContent {
  return isRecord(value) && value['type'] === 'root';
}
