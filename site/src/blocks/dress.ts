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
  const dressed = await dressNode(content, context);
  return isDocument(dressed) ? dressed : content;
}

async function dressNode(node: unknown, context: Context): Promise<unknown> {
  if (Array.isArray(node)) return Promise.all(node.map((child) => dressNode(child, context)));
  if (!isObject(node)) return node;
  const { type, name, props, children } = node;
  if (type === 'code_block') {
    const { value, lang } = node;
    return { type: 'mdxJsxFlowElement', name: 'Code', props: { value, lang, ...context.given } };
  }
  if (name === 'PageLink' && isObject(props)) return pageLink(props, context);
  if (isObject(props)) return { ...node, props: { ...props, ...context.given } };
  return children === undefined ? node : { ...node, children: await dressNode(children, context) };
}

async function pageLink(props: Record<string, unknown>, { file, findPage }: Context): Promise<unknown> {
  const page = await findPage(typeof props['page'] === 'string' ? props['page'] : '');
  if (!isObject(page)) {
    throw new Error(
      `${file}: Expected value to be an object. The link "${String(props['label'])}" leads to the page "${String(props['page'])}", which is not there.`,
    );
  }
  return { type: 'a', url: page.href, children: [{ type: 'text', text: String(props['label']) }] };
}

/** Only nodes inside have been exchanged: what was a document still is one. */
function isDocument(value: unknown): value is TinaRichTextContent {
  return Array.isArray(value) || isObject(value);
}
