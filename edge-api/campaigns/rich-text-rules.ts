import { countCodePoints, cutText, isBlank, isRecord } from '../platform/rules.ts';

/** Text of a description; a newline in it is a line break. */
export type TextNode = {
  readonly type: 'text';
  readonly text: string;
  readonly bold?: true;
  readonly italic?: true;
};
type LinkNode = { readonly type: 'a'; readonly url: string; readonly children: readonly TextNode[] };
export type InlineNode = TextNode | LinkNode;
export type ItemNode = {
  readonly type: 'li';
  readonly children: readonly [{ readonly type: 'lic'; readonly children: readonly InlineNode[] }];
};
type TextBlock = { readonly type: 'p' | 'h2' | 'h3'; readonly children: readonly InlineNode[] };
export type ListBlock = { readonly type: 'ul' | 'ol'; readonly children: readonly ItemNode[] };
export type BlockNode = TextBlock | ListBlock;

/** A campaign's description: paragraphs, headings, bold, italic, links and lists (RULES.md, "Descriptions"). */
export type RichText = { readonly type: 'root'; readonly children: readonly BlockNode[] };

export const EMPTY_RICH_TEXT: RichText = { type: 'root', children: [] };

/** Addresses that people may link to. */
export const LINK_PATTERN = /^(?:https?:\/\/|mailto:)\S/i;
/** Addresses that a stored link may have, including paths of this site. */
const SAFE_HREF = /^(?:(?:https?:\/\/|mailto:)\S|\/(?![/\\]))/i;

const BLOCK_TYPES = ['p', 'h2', 'h3', 'ul', 'ol'];
const INLINE_TYPES = ['text', 'a'];
/** The node types allowed within each type. */
const CHILD_TYPES: Readonly<Record<string, readonly string[]>> = {
  root: BLOCK_TYPES,
  p: INLINE_TYPES,
  h2: INLINE_TYPES,
  h3: INLINE_TYPES,
  ul: ['li'],
  ol: ['li'],
  li: ['lic'],
  lic: INLINE_TYPES,
  a: ['text'],
};

type Node = Readonly<Record<string, unknown>>;

/** Returns the objects in a node's list. */
export function listNodes(node: unknown, name = 'children'): Node[] {
  const list = isRecord(node) ? node[name] : undefined;
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

/** Returns a description, plain text or a document, as a document; drops unsupported content. */
export function parseRichText(description: unknown): RichText {
  if (typeof description === 'string') {
    const paragraphs = description.split(/\n{2,}/).map((text) => text.trim());
    return {
      type: 'root',
      children: paragraphs
        .filter(Boolean)
        .map((text) => ({ type: 'p', children: [createTextNode(text, false, false)] })),
    };
  }
  if (!isRecord(description) || description['type'] !== 'root') return EMPTY_RICH_TEXT;
  return { type: 'root', children: listNodes(description).flatMap(parseBlock) };
}

function parseBlock(node: Node): BlockNode[] {
  const { type } = node;
  if (type === 'p' || type === 'h2' || type === 'h3') return [{ type, children: parseInlines(node) }];
  if (type !== 'ul' && type !== 'ol') return [];
  const items = listNodes(node).map((item): ItemNode => ({
    type: 'li',
    children: [{ type: 'lic', children: listNodes(item).flatMap(parseInlines) }],
  }));
  return [{ type, children: items }];
}

function parseInlines(node: Node): InlineNode[] {
  return listNodes(node).flatMap((child): InlineNode[] => {
    const { type, url } = child;
    if (type !== 'a') return parseText(child);
    const children = listNodes(child).flatMap(parseText);
    return typeof url === 'string' && SAFE_HREF.test(url) ? [{ type, url, children }] : children;
  });
}

function parseText({ type, text, bold, italic }: Node): TextNode[] {
  if (type !== 'text' || typeof text !== 'string' || text === '') return [];
  return [createTextNode(text, bold === true, italic === true)];
}

/** Creates a text node with only the given marks. */
export function createTextNode(text: string, bold: boolean, italic: boolean): TextNode {
  return { type: 'text', text, ...(bold && { bold }), ...(italic && { italic }) };
}

/** Returns the type or mark of the first node that is not allowed in its place; undefined for a valid document. */
export function findUnsupportedType(
  node: unknown,
  allowed: readonly string[] = ['root'],
): string | undefined {
  if (Array.isArray(node)) return 'array';
  const type = String(isRecord(node) ? node['type'] : node);
  if (!isRecord(node) || !allowed.includes(type)) return type;
  if (type === 'text') return typeof node['text'] === 'string' ? findUnsupportedMark(node) : type;
  const { children } = node;
  if (!Array.isArray(children)) return type;
  for (const child of children) {
    const found = findUnsupportedType(child, CHILD_TYPES[type]);
    if (found !== undefined) return found;
  }
  return undefined;
}

const findUnsupportedMark = (node: Node) =>
  Object.keys(node).find((mark) => node[mark] === true && mark !== 'bold' && mark !== 'italic');

/** Returns whether every link of a document is one that people may use. */
export function hasOnlyAllowedLinks(node: unknown): boolean {
  if (isRecord(node) && node['type'] === 'a') {
    return typeof node['url'] === 'string' && LINK_PATTERN.test(node['url']);
  }
  return listNodes(node).every(hasOnlyAllowedLinks);
}

/** Returns whether a description in any form has no text (RULES.md, "Required fields"). */
export function isEmptyDescription(description: unknown): boolean {
  if (typeof description === 'string') return isBlank(description);
  if (Array.isArray(description)) return description.every(isEmptyDescription);
  if (!isRecord(description)) return true;
  const { text, children } = description;
  return typeof text === 'string' ? isBlank(text) : isEmptyDescription(children);
}

/** Returns the number of characters in a description's text. */
export function countCharacters(description: unknown): number {
  const text = isRecord(description) ? description['text'] : description;
  const own = typeof text === 'string' ? countCodePoints(text) : 0;
  return listNodes(description).reduce((sum, child) => sum + countCharacters(child), own);
}

/** Returns a description as plain text, with one space between blocks, items and lines. */
export function toPlainText(description: unknown): string {
  return joinLines(parseRichText(description));
}

const joinLines = (document: RichText) => joinText(document).replace(/\s+/g, ' ').trim();

function joinText(node: RichText | BlockNode | ItemNode | ItemNode['children'][0] | InlineNode): string {
  if (node.type === 'text') return node.text;
  const isBlockList = node.type === 'root' || node.type === 'ul' || node.type === 'ol';
  return node.children.map(joinText).join(isBlockList ? ' ' : '');
}

/** Maximum length of a card's description, more than its five lines hold: a browser lays out everything it gets. */
export const CARD_TEXT_MAX = 280;

/** Returns the start of a description as plain text without headings, cut between words, at most `length` characters long. */
export function excerpt(description: unknown, length: number): string {
  const { children } = parseRichText(description);
  const text = joinLines({ type: 'root', children: children.filter(({ type }) => !type.startsWith('h')) });
  if (countCodePoints(text) <= length) return text;
  const cut = cutText(text, length - 1);
  const space = cut.lastIndexOf(' ');
  const words = cut.slice(0, space > length / 2 ? space : undefined);
  return `${/^.*[^\s,;:.–-]/s.exec(words)?.[0] ?? ''}…`;
}
