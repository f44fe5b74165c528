import type { TextElement } from '@tinacms/astro/types';
import { mdxToMdast, type MdastNode, type MdxJsxFlowElement, type MdxJsxTextElement } from 'satteri';
import { mediaTemplate, pageLinkTemplate } from './element-templates.ts';

type EmbeddedElement = { type: string; name: string; props: Record<string, string> };
type InlineNode =
  | TextElement
  | EmbeddedElement
  | { type: 'a'; url: string; children: InlineNode[] }
  | { type: 'img'; url: string; alt?: string }
  | { type: 'break' };
/** The package's own types lack inline pictures and line breaks. */
type BlockNode =
  | EmbeddedElement
  | { type: 'hr' }
  | { type: 'code_block'; value: string; lang?: string }
  | { type: 'table'; props: { align: readonly (string | null)[] }; children: TableRow[] }
  | { type: string; children: (BlockNode | InlineNode)[] };
type TableRow = { type: 'tr'; children: { type: 'td'; children: { type: 'p'; children: InlineNode[] }[] }[] };
type Marks = Pick<TextElement, 'bold' | 'italic' | 'strikethrough'>;

const INLINE_CONTAINERS: readonly string[] = ['paragraph', 'heading', 'tableCell'];
const EMBEDDABLE_NAMES: readonly string[] = [mediaTemplate.name, pageLinkTemplate.name];

/**
 * Parses the editor's markdown into the document that the editor's renderer takes. The editor's own parser (parseMDX)
 * returns the same document but takes 25 times as long, and a build parses every text of every page.
 * Throws when the markdown is broken or contains something that the editor does not write.
 */
export function parseMarkdown(markdown: string): { type: 'root'; children: BlockNode[] } {
  const tree = mdxToMdast(markdown.replaceAll('\r\n', '\n'), {
    position: false,
    features: { frontmatter: false },
  });
  return { type: 'root', children: getChildren(tree).map(toBlockNode) };
}

const getChildren = (node: MdastNode): readonly MdastNode[] => ('children' in node ? node.children : []);

function toBlockNode(node: MdastNode): BlockNode {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- every other kind of node is refused
  switch (node.type) {
    case 'paragraph':
      return { type: 'p', children: toInlineContent(node) };
    case 'heading':
      return { type: `h${node.depth}`, children: toInlineContent(node) };
    case 'list':
      return { type: node.ordered ? 'ol' : 'ul', children: getChildren(node).map(toListItem) };
    case 'blockquote':
      return { type: 'blockquote', children: getChildren(node).flatMap(toInlineContent) };
    case 'code':
      return { type: 'code_block', value: node.value, ...(node.lang && { lang: node.lang }) };
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

function toListItem(item: MdastNode): BlockNode {
  const parts = getChildren(item).map((part): BlockNode => {
    if (part.type === 'list') return toBlockNode(part);
    if (part.type !== 'mdxJsxFlowElement') return { type: 'lic', children: toInlineContent(part) };
    return { type: 'lic', children: [{ ...toEmbeddedElement(part), type: 'mdxJsxTextElement' }] };
  });
  return { type: 'li', children: parts };
}

function toTable(table: MdastNode & { type: 'table' }): BlockNode {
  const toTableCell = (cell: MdastNode): TableRow['children'][number] => ({
    type: 'td',
    children: [{ type: 'p', children: toInlineContent(cell) }],
  });
  return {
    type: 'table',
    props: { align: table.align?.some(Boolean) ? table.align : [] },
    children: getChildren(table).map((row) => ({ type: 'tr', children: getChildren(row).map(toTableCell) })),
  };
}

function toInlineContent(node: MdastNode): InlineNode[] {
  if (!INLINE_CONTAINERS.includes(node.type)) throw unexpectedNodeError(node);
  return getChildren(node).flatMap((child) => toInlineNodes(child, {}));
}

function toInlineNodes(node: MdastNode, marks: Marks): InlineNode[] {
  const toMarkedChildren = (more: Marks) =>
    getChildren(node).flatMap((child) => toInlineNodes(child, { ...marks, ...more }));
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- every other kind of node is refused
  switch (node.type) {
    case 'text':
      return [{ type: 'text', text: node.value, ...marks }];
    case 'inlineCode':
      return [{ type: 'text', text: node.value, code: true, ...marks }];
    case 'strong':
      return toMarkedChildren({ bold: true });
    case 'emphasis':
      return toMarkedChildren({ italic: true });
    case 'delete':
      return toMarkedChildren({ strikethrough: true });
    case 'link':
      return [{ type: 'a', url: node.url, children: toMarkedChildren({}) }];
    case 'image':
      return [{ type: 'img', url: node.url, ...(node.alt && { alt: node.alt }) }];
    case 'break':
      return [{ type: 'break' }];
    case 'mdxJsxTextElement':
      return [toEmbeddedElement(node)];
    default:
      throw unexpectedNodeError(node);
  }
}

function toEmbeddedElement({
  type,
  name,
  attributes,
}: MdxJsxFlowElement | MdxJsxTextElement): EmbeddedElement {
  if (!name || !EMBEDDABLE_NAMES.includes(name)) {
    throw new Error(
      `<${name ?? ''}> is none of the elements that a text may hold: ${EMBEDDABLE_NAMES.join(', ')}`,
    );
  }
  const props = attributes.map((attribute) => {
    if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string')
      return [attribute.name, attribute.value] as const;
    throw new Error(`an attribute of <${name}> is not a text in quotes`);
  });
  return { type, name, props: Object.fromEntries(props) };
}

function unexpectedNodeError({ type }: MdastNode): Error {
  return new Error(`${type} cannot stand here`);
}
