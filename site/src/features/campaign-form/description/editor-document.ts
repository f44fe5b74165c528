import {
  isNode,
  LINK_PATTERN,
  nodesIn,
  textNode,
  type BlockNode,
  type InlineNode,
  type ItemNode,
  type ListBlock,
  type RichText,
  type TextNode,
} from './rich-text.ts';

/** A node of the editor's own document. */
export type EditorNode = {
  type: string;
  text?: string;
  attrs?: Record<string, unknown>;
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  content?: EditorNode[];
};

const BLOCKS = { p: 'paragraph', h2: 'heading', h3: 'heading', ul: 'bulletList', ol: 'orderedList' } as const;
const LEVELS = { h2: 2, h3: 3 } as const;

/** A description as the editor takes it. */
export function toEditor({ children }: RichText): EditorNode {
  return { type: 'doc', content: children.map(editorBlock) };
}

function editorBlock(block: BlockNode): EditorNode {
  const type = BLOCKS[block.type];
  if (isList(block)) return { type, content: block.children.map(editorItem) };
  const { children } = block;
  const content = children.flatMap(editorInline);
  return block.type === 'p' ? { type, content } : { type, attrs: { level: LEVELS[block.type] }, content };
}

function isList(block: BlockNode): block is ListBlock {
  return block.type === 'ul' || block.type === 'ol';
}

function editorItem({ children: [{ children }] }: ItemNode): EditorNode {
  return { type: 'listItem', content: [{ type: 'paragraph', content: children.flatMap(editorInline) }] };
}

function editorInline(inline: InlineNode): EditorNode[] {
  if (inline.type === 'text') return [editorText(inline)];
  const link = { type: 'link', attrs: { href: inline.url } };
  return inline.children.map((text) => {
    const node = editorText(text);
    return { ...node, marks: [...(node.marks ?? []), link] };
  });
}

function editorText({ text, bold, italic }: TextNode): EditorNode {
  const marks = [...(bold ? [{ type: 'bold' }] : []), ...(italic ? [{ type: 'italic' }] : [])];
  return marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text };
}

/** The editor's document as the description that is sent; empty paragraphs are left out, lists lie flat. */
export function fromEditor(document: unknown): RichText {
  return { type: 'root', children: nodesIn(document, 'content').flatMap(blockOf) };
}

function blockOf(node: Readonly<Record<string, unknown>>): BlockNode[] {
  switch (node['type']) {
    case 'paragraph':
    case 'heading': {
      const children = inlinesOf(node);
      if (children.length === 0) return [];
      if (node['type'] === 'paragraph') return [{ type: 'p', children }];
      const isFirst = isNode(node['attrs']) && node['attrs']['level'] === 2;
      return [{ type: isFirst ? 'h2' : 'h3', children }];
    }
    case 'bulletList':
    case 'orderedList': {
      const items = itemsOf(node);
      return items.length === 0
        ? []
        : [{ type: node['type'] === 'bulletList' ? 'ul' : 'ol', children: items }];
    }
    default:
      return [];
  }
}

/** A list's items; a list within an item follows it, because descriptions hold lists of one level. */
function itemsOf(list: Readonly<Record<string, unknown>>): ItemNode[] {
  return nodesIn(list, 'content').flatMap((item) =>
    nodesIn(item, 'content').flatMap((part): ItemNode[] => {
      if (part['type'] !== 'paragraph') return itemsOf(part);
      const children = inlinesOf(part);
      return children.length === 0 ? [] : [{ type: 'li', children: [{ type: 'lic', children }] }];
    }),
  );
}

function inlinesOf(node: Readonly<Record<string, unknown>>): InlineNode[] {
  const inlines: InlineNode[] = [];
  for (const child of nodesIn(node, 'content')) {
    const { text } = child;
    if (typeof text !== 'string' || text === '') continue;
    const marks = nodesIn(child, 'marks');
    const has = (type: string) => marks.some((mark) => mark['type'] === type);
    const words = textNode(text, has('bold'), has('italic'));
    const url = hrefOf(marks);
    const last = inlines.at(-1);
    if (url === undefined) inlines.push(words);
    else if (last?.type === 'a' && last.url === url) {
      inlines.splice(-1, 1, { ...last, children: [...last.children, words] });
    } else inlines.push({ type: 'a', url, children: [words] });
  }
  return inlines;
}

function hrefOf(marks: readonly Readonly<Record<string, unknown>>[]): string | undefined {
  const link = marks.find((mark) => mark['type'] === 'link');
  const href = isNode(link?.['attrs']) ? link['attrs']['href'] : undefined;
  return typeof href === 'string' && LINK_PATTERN.test(href) ? href : undefined;
}
