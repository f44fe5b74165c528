import type { TextElement } from '@tinacms/astro/types';
import { z } from 'astro/zod';
import { mdxToMdast } from 'satteri';
import { mediaTemplate, pageLinkTemplate } from './element-templates.ts';

/** A node of the parser's tree (mdast, with MDX's elements): the fields of those that the editor writes. */
type Node = {
  readonly type: string;
  readonly children?: readonly Node[];
  readonly value?: string;
  readonly depth?: number;
  readonly ordered?: boolean | null | undefined;
  readonly lang?: string | null | undefined;
  readonly align?: readonly (string | null)[] | null | undefined;
  readonly url?: string;
  readonly alt?: string | null | undefined;
  readonly name?: string | null;
  readonly attributes?: unknown;
};
type EmbeddedElement = { type: string; name: string; props: Record<string, string> };
type InlineNode =
  | TextElement
  | EmbeddedElement
  | { type: 'a'; url: string; children: InlineNode[] }
  | { type: 'img'; url: string; alt?: string }
  | { type: 'break' };
/** The package's own types leave out pictures and breaks inside a line. */
type BlockNode =
  | EmbeddedElement
  | { type: 'hr' }
  | { type: 'code_block'; value: string; lang?: string }
  | { type: 'table'; props: { align: readonly (string | null)[] }; children: TableRow[] }
  | { type: string; children: (BlockNode | InlineNode)[] };
type TableRow = { type: 'tr'; children: { type: 'td'; children: { type: 'p'; children: InlineNode[] }[] }[] };
type Marks = Pick<TextElement, 'bold' | 'italic' | 'strikethrough'>;

const Attributes = z.array(z.object({ name: z.string(), value: z.string() }));
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
const INLINE_CONTAINERS: readonly string[] = ['paragraph', 'heading', 'tableCell'];
const EMBEDDABLE_NAMES: readonly string[] = [mediaTemplate.name, pageLinkTemplate.name];

/**
 * Parses the editor's markdown into the document that the editor's renderer takes. The editor's own parser (parseMDX)
 * returns the same document at 25 times the cost, and a build reads every text of every page.
 * Throws when the markdown is broken or holds what the editor does not write.
 */
export function parseMarkdown(markdown: string): { type: 'root'; children: BlockNode[] } {
  const tree: Node = mdxToMdast(markdown.replaceAll('\r\n', '\n'), {
    position: false,
    features: { frontmatter: false },
  });
  return { type: 'root', children: getChildren(tree).map(toBlockNode) };
}

const getChildren = ({ children = [] }: Node) => children;

function toBlockNode(node: Node): BlockNode {
  switch (node.type) {
    case 'paragraph':
      return { type: 'p', children: toInlineContent(node) };
    case 'heading':
      return { type: HEADINGS[(node.depth ?? 1) - 1] ?? 'h6', children: toInlineContent(node) };
    case 'list':
      return { type: node.ordered ? 'ol' : 'ul', children: getChildren(node).map(toListItem) };
    case 'blockquote':
      return { type: 'blockquote', children: getChildren(node).flatMap(toInlineContent) };
    case 'code':
      return { type: 'code_block', value: node.value ?? '', ...(node.lang && { lang: node.lang }) };
    case 'table':
      return toTable(node);
    case 'thematicBreak':
      return { type: 'hr' };
    case 'mdxJsxFlowElement':
      return toEmbeddedElement(node);
    default:
      throw unexpectedNodeError(node);
  }
}

function toListItem(item: Node): BlockNode {
  const parts = getChildren(item).map((part): BlockNode => {
    if (part.type === 'list') return toBlockNode(part);
    if (part.type !== 'mdxJsxFlowElement') return { type: 'lic', children: toInlineContent(part) };
    return { type: 'lic', children: [toEmbeddedElement({ ...part, type: 'mdxJsxTextElement' })] };
  });
  return { type: 'li', children: parts };
}

function toTable(table: Node): BlockNode {
  const toTableCell = (cell: Node): TableRow['children'][number] => ({
    type: 'td',
    children: [{ type: 'p', children: toInlineContent(cell) }],
  });
  return {
    type: 'table',
    props: { align: table.align?.some(Boolean) ? table.align : [] },
    children: getChildren(table).map((row) => ({ type: 'tr', children: getChildren(row).map(toTableCell) })),
  };
}

/** Returns the content of a paragraph, heading or cell. */
function toInlineContent(node: Node): InlineNode[] {
  if (!INLINE_CONTAINERS.includes(node.type)) throw unexpectedNodeError(node);
  return getChildren(node).flatMap((child) => toInlineNodes(child, {}));
}

function toInlineNodes(node: Node, marks: Marks): InlineNode[] {
  const toMarkedChildren = (more: Marks) =>
    getChildren(node).flatMap((child) => toInlineNodes(child, { ...marks, ...more }));
  switch (node.type) {
    case 'text':
      return [{ type: 'text', text: node.value ?? '', ...marks }];
    case 'inlineCode':
      return [{ type: 'text', text: node.value ?? '', code: true, ...marks }];
    case 'strong':
      return toMarkedChildren({ bold: true });
    case 'emphasis':
      return toMarkedChildren({ italic: true });
    case 'delete':
      return toMarkedChildren({ strikethrough: true });
    case 'link':
      return [{ type: 'a', url: node.url ?? '', children: toMarkedChildren({}) }];
    case 'image':
      return [{ type: 'img', url: node.url ?? '', ...(node.alt && { alt: node.alt }) }];
    case 'break':
      return [{ type: 'break' }];
    case 'mdxJsxTextElement':
      return [toEmbeddedElement(node)];
    default:
      throw unexpectedNodeError(node);
  }
}

function toEmbeddedElement({ type, name, attributes }: Node): EmbeddedElement {
  if (!name || !EMBEDDABLE_NAMES.includes(name)) {
    throw new Error(
      `<${name ?? ''}> is none of the elements that a text may hold: ${EMBEDDABLE_NAMES.join(', ')}`,
    );
  }
  const { data } = Attributes.safeParse(attributes);
  if (!data) throw new Error(`an attribute of <${name}> is not a text in quotes`);
  return {
    type,
    name,
    props: Object.fromEntries(data.map((attribute) => [attribute.name, attribute.value])),
  };
}

function unexpectedNodeError({ type }: Node): Error {
  return new Error(`${type} cannot stand here`);
}
