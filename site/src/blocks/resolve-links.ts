import type { TinaRichTextContent } from '@tinacms/astro/types';
import { isRecord } from '#api/platform/rules.ts';

/** A page that a link leads to; without an address it is a draft, and only the link's words remain. */
type LinkedPage = { href: string | undefined };
type Context = {
  file: string;
  /** The page of a content file; undefined when there is none. */
  findPage: (file: string) => Promise<LinkedPage | undefined>;
  /** Props of embedded components besides their own fields. */
  embeddedProps: Readonly<Record<string, unknown>>;
};

/**
 * Prepares a rich-text document for rendering: gives links to pages their address, and code blocks and pictures the
 * language and the file. Throws 'Expected value to be an object' with the file's name when a linked page is not
 * there (RULES.md, "Blocks").
 */
export async function resolveLinks(
  content: TinaRichTextContent,
  context: Context,
): Promise<TinaRichTextContent> {
  const pages = new Map<unknown, LinkedPage | undefined>();
  for (const { page } of collectPageLinks(content)) {
    if (typeof page === 'string') pages.set(page, await context.findPage(page));
  }
  const resolved = resolveNode(content, pages, context);
  return isDocument(resolved) ? resolved : content;
}

/** Returns the fields of every link to a page, however deep. */
function collectPageLinks(node: unknown): Record<string, unknown>[] {
  if (Array.isArray(node)) return node.flatMap(collectPageLinks);
  if (!isRecord(node)) return [];
  return node['name'] === 'PageLink' && isRecord(node['props'])
    ? [node['props']]
    : collectPageLinks(node['children']);
}

function resolveNode(node: unknown, pages: Map<unknown, LinkedPage | undefined>, context: Context): unknown {
  if (Array.isArray(node)) return node.map((child) => resolveNode(child, pages, context));
  if (!isRecord(node)) return node;
  const { type, name, props, children } = node;
  if (type === 'code_block') {
    const { value, lang } = node;
    return { type: 'mdxJsxFlowElement', name: 'Code', props: { value, lang, ...context.embeddedProps } };
  }
  if (name === 'PageLink' && isRecord(props)) return toAnchorNode(props, pages, context);
  if (isRecord(props)) return { ...node, props: { ...props, ...context.embeddedProps } };
  return children === undefined ? node : { ...node, children: resolveNode(children, pages, context) };
}

function toAnchorNode(
  { page: file, label }: Record<string, unknown>,
  pages: Map<unknown, LinkedPage | undefined>,
  context: Context,
): unknown {
  const page = pages.get(file);
  if (!isRecord(page)) {
    throw new Error(
      `${context.file}: Expected value to be an object. The link "${String(label)}" leads to the page "${String(file)}", which is not there.`,
    );
  }
  if (page.href === undefined) return { type: 'text', text: String(label) };
  return { type: 'a', url: page.href, children: [{ type: 'text', text: String(label) }] };
}

function isDocument(value: unknown): value is TinaRichTextContent {
  return Array.isArray(value) || isRecord(value);
}
