import { isRecord } from '#api/platform/rules.ts';

/** A description as it is shown; everything that is not one of these has been left out. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string; readonly bold: boolean; readonly italic: boolean }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] }
  | { readonly kind: 'break' };
export type Block =
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: 3 | 4; readonly children: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] };

type Node = Readonly<Record<string, unknown>>;

/** Addresses that a link may have: the web, mail, and this site itself. */
const SAFE_HREF = /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i;

/**
 * The blocks of a description: a string's paragraphs, or those of a rich-text document. Paragraphs, headings, bold,
 * italic, links and lists come through; anything else has no kind here and is left out (decisions.md).
 */
export function toDescriptionBlocks(description: unknown): Block[] {
  if (typeof description === 'string') {
    return description
      .split(/\n{2,}/)
      .map((text) => text.trim())
      .filter(Boolean)
      .map((text) => ({ kind: 'paragraph', children: toLineInlines(text) }));
  }
  if (!isRecord(description) || description['type'] !== 'root') return [];
  const nodes = getChildren(description);
  // The page's own headings are h1 and h2; a document that begins with h3 must not skip a level.
  const highest = nodes.some(({ type }) => type === 'h2') ? 'h2' : 'h3';
  return nodes.flatMap((node) => toBlocks(node, highest));
}

/** A description as running text, for cards and search engines. */
export function toPlainText(description: unknown): string {
  return toDescriptionBlocks(description).map(blockToText).join(' ').replace(/\s+/g, ' ').trim();
}

/** The beginning of a text, cut at a word, at most `length` characters long. */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > length / 2 ? space : undefined).replace(/[\s,;:.–-]+$/, '')}…`;
}

function toBlocks(node: Node, highest: 'h2' | 'h3'): Block[] {
  switch (node['type']) {
    case 'p':
      return [{ kind: 'paragraph', children: toInlines(node) }];
    case 'h2':
    case 'h3':
      return [{ kind: 'heading', level: node['type'] === highest ? 3 : 4, children: toInlines(node) }];
    case 'ul':
    case 'ol': {
      const items = getChildren(node).filter(({ type }) => type === 'li');
      return [
        {
          kind: 'list',
          ordered: node['type'] === 'ol',
          items: items.map((item) =>
            getChildren(item)
              .filter(({ type }) => type === 'lic')
              .flatMap(toInlines),
          ),
        },
      ];
    }
    default:
      return [];
  }
}

function toInlines(node: Node): Inline[] {
  return getChildren(node).flatMap((child) => {
    if (child['type'] !== 'a') return toTextInlines(child);
    const { url } = child;
    const children = getChildren(child).flatMap(toTextInlines);
    const isSafe = typeof url === 'string' && SAFE_HREF.test(url);
    return isSafe ? [{ kind: 'link' as const, href: url, children }] : children;
  });
}

function toTextInlines({ type, text, bold, italic }: Node): Inline[] {
  if (type !== 'text' || typeof text !== 'string') return [];
  return [{ kind: 'text', text, bold: bold === true, italic: italic === true }];
}

function toLineInlines(text: string): Inline[] {
  return text.split('\n').flatMap((line, index): Inline[] => {
    const words: Inline = { kind: 'text', text: line, bold: false, italic: false };
    return index === 0 ? [words] : [{ kind: 'break' }, words];
  });
}

function blockToText(block: Block): string {
  if (block.kind !== 'list') return inlinesToText(block.children);
  return block.items.map(inlinesToText).join(' ');
}

function inlinesToText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.kind === 'break') return ' ';
      return inline.kind === 'text' ? inline.text : inlinesToText(inline.children);
    })
    .join('');
}

function getChildren(node: Node): Node[] {
  const children = node['children'];
  return Array.isArray(children) ? children.filter(isRecord) : [];
}
