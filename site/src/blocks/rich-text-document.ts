import type { TextElement } from '@tinacms/astro/types';
import { z } from 'astro/zod';
import { mdxToMdast } from 'satteri';
import { mediaTemplate } from './media.template.ts';
import { pageLinkTemplate } from './page-link.template.ts';

/** A node of the tree as it is read here: the fields of those that the editor writes (mdast, with MDX's elements). */
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
type Embedded = { type: string; name: string; props: Record<string, string> };
type Words =
  | TextElement
  | Embedded
  | { type: 'a'; url: string; children: Words[] }
  | { type: 'img'; url: string; alt?: string }
  | { type: 'break' };
/** The package's own types leave out pictures and breaks inside a line. */
type Part =
  | Embedded
  | { type: 'hr' }
  | { type: 'code_block'; value: string; lang?: string }
  | { type: 'table'; props: { align: readonly (string | null)[] }; children: Row[] }
  | { type: string; children: (Part | Words)[] };
type Row = { type: 'tr'; children: { type: 'td'; children: { type: 'p'; children: Words[] }[] }[] };
type Marks = Pick<TextElement, 'bold' | 'italic' | 'strikethrough'>;

const Attributes = z.array(z.object({ name: z.string(), value: z.string() }));
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
const LINES: readonly string[] = ['paragraph', 'heading', 'tableCell'];
/** What may be embedded in a text. */
const ELEMENTS: readonly string[] = [mediaTemplate.name, pageLinkTemplate.name];

/**
 * Markdown, as the editor saves it, read into the document that the editor's renderer takes. The editor's own reader
 * (parseMDX) gives the same document at 25 times the cost, and a build reads every text of every page.
 * Throws where the markdown is broken or holds what the editor does not write.
 */
export function readDocument(markdown: string): { type: 'root'; children: Part[] } {
  const tree: Node = mdxToMdast(markdown.replaceAll('\r\n', '\n'), {
    position: false,
    features: { frontmatter: false },
  });
  return { type: 'root', children: childrenOf(tree).map(blockOf) };
}

const childrenOf = ({ children = [] }: Node) => children;

function blockOf(node: Node): Part {
  switch (node.type) {
    case 'paragraph':
      return { type: 'p', children: lineOf(node) };
    case 'heading':
      return { type: HEADINGS[(node.depth ?? 1) - 1] ?? 'h6', children: lineOf(node) };
    case 'list':
      return { type: node.ordered ? 'ol' : 'ul', children: childrenOf(node).map(itemOf) };
    case 'blockquote':
      return { type: 'blockquote', children: childrenOf(node).flatMap(lineOf) };
    case 'code':
      return { type: 'code_block', value: node.value ?? '', ...(node.lang && { lang: node.lang }) };
    case 'table':
      return tableOf(node);
    case 'thematicBreak':
      return { type: 'hr' };
    case 'mdxJsxFlowElement':
      return elementOf(node);
    default:
      throw misplaced(node);
  }
}

function itemOf(item: Node): Part {
  const parts = childrenOf(item).map((part): Part => {
    if (part.type === 'list') return blockOf(part);
    if (part.type !== 'mdxJsxFlowElement') return { type: 'lic', children: lineOf(part) };
    return { type: 'lic', children: [elementOf({ ...part, type: 'mdxJsxTextElement' })] };
  });
  return { type: 'li', children: parts };
}

function tableOf(table: Node): Part {
  const cellOf = (cell: Node): Row['children'][number] => ({
    type: 'td',
    children: [{ type: 'p', children: lineOf(cell) }],
  });
  return {
    type: 'table',
    props: { align: table.align?.some(Boolean) ? table.align : [] },
    children: childrenOf(table).map((row) => ({ type: 'tr', children: childrenOf(row).map(cellOf) })),
  };
}

/** The words of a paragraph, heading or cell. */
function lineOf(node: Node): Words[] {
  if (!LINES.includes(node.type)) throw misplaced(node);
  return childrenOf(node).flatMap((child) => wordsOf(child, {}));
}

function wordsOf(node: Node, marks: Marks): Words[] {
  const inside = (more: Marks) => childrenOf(node).flatMap((child) => wordsOf(child, { ...marks, ...more }));
  switch (node.type) {
    case 'text':
      return [{ type: 'text', text: node.value ?? '', ...marks }];
    case 'inlineCode':
      return [{ type: 'text', text: node.value ?? '', code: true, ...marks }];
    case 'strong':
      return inside({ bold: true });
    case 'emphasis':
      return inside({ italic: true });
    case 'delete':
      return inside({ strikethrough: true });
    case 'link':
      return [{ type: 'a', url: node.url ?? '', children: inside({}) }];
    case 'image':
      return [{ type: 'img', url: node.url ?? '', ...(node.alt && { alt: node.alt }) }];
    case 'break':
      return [{ type: 'break' }];
    case 'mdxJsxTextElement':
      return [elementOf(node)];
    default:
      throw misplaced(node);
  }
}

function elementOf({ type, name, attributes }: Node): Embedded {
  if (!name || !ELEMENTS.includes(name)) {
    throw new Error(`<${name ?? ''}> is none of the elements that a text may hold: ${ELEMENTS.join(', ')}`);
  }
  const { data } = Attributes.safeParse(attributes);
  if (!data) throw new Error(`an attribute of <${name}> is not a text in quotes`);
  return {
    type,
    name,
    props: Object.fromEntries(data.map((attribute) => [attribute.name, attribute.value])),
  };
}

function misplaced({ type }: Node): Error {
  return new Error(`${type} cannot stand here`);
}
