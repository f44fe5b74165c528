/** A description as it is shown; everything that is not one of these has been left out. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string; readonly bold: boolean; readonly italic: boolean }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] }
  | { readonly kind: 'break' };
export type Block =
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: 3 | 4; readonly children: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly ListItem[] };
export type ListItem = { readonly children: readonly Inline[]; readonly lists: readonly Block[] };

type Node = Readonly<Record<string, unknown>>;

/** Nesting beyond this is nobody's text. */
const DEPTH_MAX = 8;
/** Addresses that a link may have: the web, mail, and this site itself. */
const SAFE_HREF = /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i;

/**
 * The blocks of a description: a string's paragraphs, or those of a rich-text document. Paragraphs, headings, bold,
 * italic, links and lists come through; anything else has no kind here and is left out (decisions.md).
 */
export function blocksOf(description: unknown): Block[] {
  if (typeof description === 'string') {
    return description
      .split(/\n{2,}/)
      .map((text) => text.trim())
      .filter(Boolean)
      .map((text) => ({ kind: 'paragraph', children: linesOf(text) }));
  }
  return isNode(description) && description['type'] === 'root'
    ? childrenOf(description).flatMap(blockOf)
    : [];
}

/** A description as running text, for cards and search engines. */
export function plainText(description: unknown): string {
  return blocksOf(description).map(textOfBlock).join(' ').replace(/\s+/g, ' ').trim();
}

/** The beginning of a text, cut at a word, at most `length` characters long. */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > length / 2 ? space : undefined).replace(/[\s,;:.–-]+$/, '')}…`;
}

function blockOf(node: Node): Block[] {
  const type = node['type'];
  if (type === 'p') return [{ kind: 'paragraph', children: inlinesOf(node, 0) }];
  if (type === 'ul' || type === 'ol') return [listOf(node, 0)];
  const level = typeof type === 'string' ? /^h([1-6])$/.exec(type)?.[1] : undefined;
  if (level === undefined) return [];
  // The page's own headings are h1 and h2.
  return [{ kind: 'heading', level: Number(level) <= 3 ? 3 : 4, children: inlinesOf(node, 0) }];
}

function listOf(node: Node, depth: number): Block {
  const items = childrenOf(node).filter(({ type }) => type === 'li');
  return { kind: 'list', ordered: node['type'] === 'ol', items: items.map((item) => itemOf(item, depth)) };
}

function itemOf(item: Node, depth: number): ListItem {
  const parts = childrenOf(item);
  const lists = depth < DEPTH_MAX ? parts.filter(({ type }) => type === 'ul' || type === 'ol') : [];
  return {
    children: parts
      .filter(({ type }) => type === 'lic' || type === 'p')
      .flatMap((part) => inlinesOf(part, 0)),
    lists: lists.map((list) => listOf(list, depth + 1)),
  };
}

function inlinesOf(node: Node, depth: number): Inline[] {
  if (depth > DEPTH_MAX) return [];
  return childrenOf(node).flatMap((child): Inline[] => {
    const { type, text, url } = child;
    if (type === 'break') return [{ kind: 'break' }];
    if ((type === 'text' || type === undefined) && typeof text === 'string') {
      return [{ kind: 'text', text, bold: child['bold'] === true, italic: child['italic'] === true }];
    }
    if (type !== 'a') return [];
    const children = inlinesOf(child, depth + 1);
    const isSafe = typeof url === 'string' && SAFE_HREF.test(url.trim());
    return isSafe ? [{ kind: 'link', href: url.trim(), children }] : children;
  });
}

function linesOf(text: string): Inline[] {
  return text.split('\n').flatMap((line, index): Inline[] => {
    const words: Inline = { kind: 'text', text: line, bold: false, italic: false };
    return index === 0 ? [words] : [{ kind: 'break' }, words];
  });
}

function textOfBlock(block: Block): string {
  if (block.kind !== 'list') return textOf(block.children);
  return block.items
    .map(({ children, lists }) => [textOf(children), ...lists.map(textOfBlock)].join(' '))
    .join(' ');
}

function textOf(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.kind === 'break') return ' ';
      return inline.kind === 'text' ? inline.text : textOf(inline.children);
    })
    .join('');
}

function childrenOf(node: Node): Node[] {
  const children = node['children'];
  return Array.isArray(children) ? children.filter(isNode) : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
