import {
  createTextNode,
  LINK_PATTERN,
  listNodes,
  type BlockNode,
  type InlineNode,
  type ItemNode,
  type ListBlock,
  type RichText,
  type TextNode,
} from '#api/campaigns/rich-text-rules.ts';
import { isRecord } from '#api/platform/rules.ts';

/** Returns the address of a typed link, with https if it has no scheme; undefined if it is not allowed. */
export function parseLinkAddress(typed: string): string | undefined {
  const text = typed.trim();
  const address = text === '' || /^[a-z][a-z0-9+-]*:/i.test(text) ? text : `https://${text}`;
  return LINK_PATTERN.test(address) && URL.canParse(address) ? address : undefined;
}

/** Word's markup of a list item: a paragraph whose bullet or number is inside a conditional comment. */
const WORD_ITEM =
  /<p\s[^<>]*MsoListParagraph[^<>]*><!(?:--)?\[if !supportLists\](?:--)?>(.{0,999}?)<!(?:--)?\[endif\](?:--)?>(.{0,5000}?)<\/p>/gis;

/** Replaces Word's styled lists and bold text in pasted HTML with tags, because the page's policy blocks the styles. */
export function tagPasted(html: string): string {
  return html
    .replaceAll(WORD_ITEM, (_, mark: string, words: string) => {
      const tag = /\w[.)]/.test(mark.replaceAll(/<[^<>]*>/g, '')) ? 'ol' : 'ul';
      return `<${tag} data-word><li>${words}</li></${tag}>`;
    })
    .replaceAll(/<\/([ou]l)>\s*<\1 data-word>/g, '')
    .replaceAll(/<b(?=\s[^<>]*font-weight:\s*normal)/gi, '<span')
    .replaceAll(/(<span\s[^<>]*font-weight:\s*(?:bold|[5-9]00)[^<>]*>)([^<]+)/gi, '$1<b>$2</b>');
}

export type EditorNode = {
  type: string;
  text?: string;
  attrs?: Record<string, unknown>;
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  content?: EditorNode[];
};

const BLOCKS = { p: 'paragraph', h2: 'heading', h3: 'heading', ul: 'bulletList', ol: 'orderedList' } as const;
const LEVELS = { h2: 2, h3: 3 } as const;

/** Returns a description in the editor's format, in which a line break starts a new paragraph. */
export function toEditorDocument({ children }: RichText): EditorNode {
  return { type: 'doc', content: children.flatMap(toEditorBlocks) };
}

function toEditorBlocks(block: BlockNode): EditorNode[] {
  const type = BLOCKS[block.type];
  if (isList(block)) return [{ type, content: block.children.map(toEditorItem) }];
  const [first, ...others] = block.children;
  if (block.type === 'p' && first?.type === 'text' && others.length === 0) {
    return first.text
      .split(/\n+/)
      .filter(Boolean)
      .map((text) => ({ type, content: [toEditorText({ ...first, text })] }));
  }
  const content = block.children.flatMap(toEditorInline);
  return [block.type === 'p' ? { type, content } : { type, attrs: { level: LEVELS[block.type] }, content }];
}

function isList(block: BlockNode): block is ListBlock {
  return block.type === 'ul' || block.type === 'ol';
}

function toEditorItem({ children: [{ children }] }: ItemNode): EditorNode {
  return { type: 'listItem', content: [{ type: 'paragraph', content: children.flatMap(toEditorInline) }] };
}

function toEditorInline(inline: InlineNode): EditorNode[] {
  if (inline.type === 'text') return [toEditorText(inline)];
  const link = { type: 'link', attrs: { href: inline.url } };
  return inline.children.map((text) => {
    const node = toEditorText(text);
    return { ...node, marks: [...(node.marks ?? []), link] };
  });
}

function toEditorText({ text, bold, italic }: TextNode): EditorNode {
  const marks = [...(bold ? [{ type: 'bold' }] : []), ...(italic ? [{ type: 'italic' }] : [])];
  return marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text };
}

/** Returns the editor's document as a description for the API, without empty paragraphs and with flat lists. */
export function fromEditorDocument(document: unknown): RichText {
  return { type: 'root', children: listNodes(document, 'content').flatMap(fromEditorBlock) };
}

function fromEditorBlock(node: Readonly<Record<string, unknown>>): BlockNode[] {
  switch (node['type']) {
    case 'paragraph':
    case 'heading': {
      const children = fromEditorInlines(node);
      if (children.length === 0) return [];
      if (node['type'] === 'paragraph') return [{ type: 'p', children }];
      const isFirst = isRecord(node['attrs']) && node['attrs']['level'] === 2;
      return [{ type: isFirst ? 'h2' : 'h3', children }];
    }
    case 'bulletList':
    case 'orderedList': {
      const items = fromEditorItems(node);
      return items.length === 0
        ? []
        : [{ type: node['type'] === 'bulletList' ? 'ul' : 'ol', children: items }];
    }
    default:
      return [];
  }
}

/** Returns a list's items; items of a nested list follow their parent, because descriptions have flat lists only. */
function fromEditorItems(list: Readonly<Record<string, unknown>>): ItemNode[] {
  return listNodes(list, 'content').flatMap((item) =>
    listNodes(item, 'content').flatMap((part): ItemNode[] => {
      if (part['type'] !== 'paragraph') return fromEditorItems(part);
      const children = fromEditorInlines(part);
      return children.length === 0 ? [] : [{ type: 'li', children: [{ type: 'lic', children }] }];
    }),
  );
}

function fromEditorInlines(node: Readonly<Record<string, unknown>>): InlineNode[] {
  const inlines: InlineNode[] = [];
  for (const child of listNodes(node, 'content')) {
    const { text } = child;
    if (typeof text !== 'string' || text === '') continue;
    const marks = listNodes(child, 'marks');
    const has = (type: string) => marks.some((mark) => mark['type'] === type);
    const words = createTextNode(text, has('bold'), has('italic'));
    const url = findLinkHref(marks);
    const last = inlines.at(-1);
    if (url === undefined) inlines.push(words);
    else if (last?.type === 'a' && last.url === url) {
      inlines.splice(-1, 1, { ...last, children: [...last.children, words] });
    } else inlines.push({ type: 'a', url, children: [words] });
  }
  return inlines;
}

function findLinkHref(marks: readonly Readonly<Record<string, unknown>>[]): string | undefined {
  const link = marks.find((mark) => mark['type'] === 'link');
  const href = isRecord(link?.['attrs']) ? link['attrs']['href'] : undefined;
  return typeof href === 'string' && LINK_PATTERN.test(href) ? href : undefined;
}
