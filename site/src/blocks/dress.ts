import type { TinaRichTextContent } from '@tinacms/astro/types';

type Page = { href: string };
type Context = {
  file: string;
  /** The page of a content file; undefined when there is none. */
  findPage: (file: string) => Promise<Page | undefined>;
  /** What embedded components are told besides their own fields. */
  given: Readonly<Record<string, unknown>>;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A rich-text document ready to be rendered: links to pages have their address, code blocks and pictures know
 * the language and the file. Throws 'Expected value to be an object' with the file's name when a linked page is not
 * there (specification §8).
 */
export async function dress(content: TinaRichTextContent, context: Context): Promise<TinaRichTextContent> {
  const pages = new Map<unknown, Page | undefined>();
  for (const { page } of linksIn(content)) {
    if (typeof page === 'string') pages.set(page, await context.findPage(page));
  }
  const dressed = dressNode(content, pages, context);
  return isDocument(dressed) ? dressed : content;
}

/** The fields of every link to a page, however deep. */
function linksIn(node: unknown): Record<string, unknown>[] {
  if (Array.isArray(node)) return node.flatMap(linksIn);
  if (!isObject(node)) return [];
  return node['name'] === 'PageLink' && isObject(node['props']) ? [node['props']] : linksIn(node['children']);
}

function dressNode(node: unknown, pages: Map<unknown, Page | undefined>, context: Context): unknown {
  if (Array.isArray(node)) return node.map((child) => dressNode(child, pages, context));
  if (!isObject(node)) return node;
  const { type, name, props, children } = node;
  if (type === 'code_block') {
    const { value, lang } = node;
    return { type: 'mdxJsxFlowElement', name: 'Code', props: { value, lang, ...context.given } };
  }
  if (name === 'PageLink' && isObject(props)) return pageLink(props, pages, context);
  if (isObject(props)) return { ...node, props: { ...props, ...context.given } };
  return children === undefined ? node : { ...node, children: dressNode(children, pages, context) };
}

function pageLink(
  { page: file, label }: Record<string, unknown>,
  pages: Map<unknown, Page | undefined>,
  context: Context,
): unknown {
  const page = pages.get(file);
  if (!isObject(page)) {
    throw new Error(
      `${context.file}: Expected value to be an object. The link "${String(label)}" leads to the page "${String(file)}", which is not there.`,
    );
  }
  return { type: 'a', url: page.href, children: [{ type: 'text', text: String(label) }] };
}

/** Only nodes inside have been exchanged: what was a document still is one. */
function isDocument(value: unknown): value is TinaRichTextContent {
  return Array.isArray(value) || isObject(value);
}
