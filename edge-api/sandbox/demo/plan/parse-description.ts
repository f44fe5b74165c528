import type { Campaign } from '../data/demo-data.ts';

const HEADING = /^(?<marks>##|###) (?<words>.+)$/;
const INLINE = /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|\[(?<label>[^[\]]+)\]\((?<url>[^)]+)\)|[^*[]+/g;

/** Returns a description as the editor stores it: plain text as it is, Markdown blocks as a rich-text document. */
export function parseDescription(description: Campaign['description']) {
  if (typeof description === 'string') return description;
  return { type: 'root', children: description.map(parseBlock) };
}

function parseBlock(block: string | readonly string[]) {
  if (typeof block !== 'string') return { type: 'ul', children: block.map(toListItem) };
  const heading = HEADING.exec(block)?.groups;
  return heading
    ? { type: heading['marks'] === '##' ? 'h2' : 'h3', children: parseInline(heading['words'] ?? '') }
    : { type: 'p', children: parseInline(block) };
}

function toListItem(item: string) {
  return { type: 'li', children: [{ type: 'lic', children: parseInline(item) }] };
}

function parseInline(markdown: string) {
  return [...markdown.matchAll(INLINE)].map(({ 0: plain, groups: { bold, italic, label, url } = {} }) => {
    if (bold !== undefined) return { type: 'text', text: bold, bold: true };
    if (italic !== undefined) return { type: 'text', text: italic, italic: true };
    if (label !== undefined) return { type: 'a', url, children: [{ type: 'text', text: label }] };
    return { type: 'text', text: plain };
  });
}
