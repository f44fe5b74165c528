import { isRecord } from '#api/platform/rules.ts';

/** Words of a description. */
export type TextNode = {
  readonly type: 'text';
  readonly text: string;
  readonly bold?: true;
  readonly italic?: true;
};
export type LinkNode = { readonly type: 'a'; readonly url: string; readonly children: readonly TextNode[] };
export type InlineNode = TextNode | LinkNode;
export type ItemNode = {
  readonly type: 'li';
  readonly children: readonly [{ readonly type: 'lic'; readonly children: readonly InlineNode[] }];
};
export type TextBlock = { readonly type: 'p' | 'h2' | 'h3'; readonly children: readonly InlineNode[] };
export type ListBlock = { readonly type: 'ul' | 'ol'; readonly children: readonly ItemNode[] };
export type BlockNode = TextBlock | ListBlock;

/** A description as the API keeps it (decisions.md, "Description, images, tracking"). */
export type RichText = { readonly type: 'root'; readonly children: readonly BlockNode[] };

export const EMPTY_RICH_TEXT: RichText = { type: 'root', children: [] };

/** Addresses that a link in a description may have; the API judges by the same beginning. */
export const LINK_PATTERN = /^(https?:\/\/|mailto:)\S/i;

/** What somebody typed as the address of a link, https when they named no scheme; undefined when it may not be one. */
export function parseLinkAddress(typed: string): string | undefined {
  const text = typed.trim();
  const address = text === '' || /^[a-z][a-z0-9+-]*:/i.test(text) ? text : `https://${text}`;
  return LINK_PATTERN.test(address) && URL.canParse(address) ? address : undefined;
}

type Node = Readonly<Record<string, unknown>>;

/** A stored description, or one kept in the browser, as a document; what a description cannot hold is left out. */
export function toRichText(description: unknown): RichText {
  if (typeof description === 'string') {
    const paragraphs = description.split(/\n+/).filter((line) => line.trim() !== '');
    return {
      type: 'root',
      children: paragraphs.map((text) => ({ type: 'p', children: [{ type: 'text', text }] })),
    };
  }
  return { type: 'root', children: listNodes(description, 'children').flatMap(toBlockNodes) };
}

function toBlockNodes(node: Node): BlockNode[] {
  const { type } = node;
  if (type === 'p' || type === 'h2' || type === 'h3') return [{ type, children: toInlineNodes(node) }];
  if (type !== 'ul' && type !== 'ol') return [];
  const items = listNodes(node, 'children').map((item): ItemNode => ({
    type: 'li',
    children: [{ type: 'lic', children: listNodes(item, 'children').flatMap(toInlineNodes) }],
  }));
  return [{ type, children: items }];
}

function toInlineNodes(node: Node): InlineNode[] {
  return listNodes(node, 'children').flatMap((child): InlineNode[] => {
    const { type, url, text } = child;
    if (type === 'text' && typeof text === 'string' && text !== '') {
      return [createTextNode(text, child['bold'] === true, child['italic'] === true)];
    }
    if (type !== 'a' || typeof url !== 'string') return [];
    const children = toInlineNodes(child).flatMap((inner) =>
      inner.type === 'text' ? [inner] : inner.children,
    );
    return LINK_PATTERN.test(url) ? [{ type, url, children }] : children;
  });
}

/** Words with only the marks that they carry. */
export function createTextNode(text: string, bold: boolean, italic: boolean): TextNode {
  return { type: 'text', text, ...(bold && { bold }), ...(italic && { italic }) };
}

/** The objects of a node's list. */
export function listNodes(node: unknown, name: string): Node[] {
  const list = isRecord(node) ? node[name] : undefined;
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

/** How many characters of text a document holds. */
export function countCharacters(
  node: RichText | BlockNode | ItemNode | ItemNode['children'][0] | InlineNode,
): number {
  if (node.type === 'text') return node.text.length;
  return node.children.reduce((sum, child) => sum + countCharacters(child), 0);
}
