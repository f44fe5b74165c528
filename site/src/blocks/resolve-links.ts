import type { TinaRichTextContent } from '@tinacms/astro/types';
import { isRecord } from '#api/platform/rules.ts';

/** A page that a link leads to. A draft has no address; only the link's words are then shown. */
type LinkedPage = { href: string | undefined };
type Context = {
  file: string;
  /** The page of a content file; undefined when there is none. */
  findPage: (file: string) => Promise<LinkedPage | undefined>;
  /** Props of embedded components in addition to their own fields. */
  embeddedProps: Readonly<Record<string, unknown>>;
};

/**
 * Prepares a rich-text document for rendering: resolves links to pages, and passes the language and the file to code
 * blocks and pictures. Throws 'Expected value to be an object' with the file's name when a linked page does not exist
 * (RULES.md, "Blocks").
 */
export async function resolveLinks(
  content: TinaRichTextContent,
  context: Context,
): Promise<TinaRichTextContent> {
  const resolved = await resolveNode(content, context);
  return isDocument(resolved) ? resolved : content;
}

async function resolveNode(node: unknown, context: Context): Promise<unknown> {
  if (Array.isArray(node)) return Promise.all(node.map((child) => resolveNode(child, context)));
  if (!isRecord(node)) return node;
  const { type, name, props, children } = node;
  if (type === 'code_block') {
    const { value, lang } = node;
    return { type: 'mdxJsxFlowElement', name: 'Code', props: { value, lang, ...context.embeddedProps } };
  }
  if (name === 'PageLink' && isRecord(props)) return toAnchorNode(props, context);
  if (isRecord(props)) return { ...node, props: { ...props, ...context.embeddedProps } };
  return children === undefined ? node : { ...node, children: await resolveNode(children, context) };
}

async function toAnchorNode({ page: file, label }: Record<string, unknown>, context: Context) {
  const page = await context.findPage(String(file));
  if (page === undefined) {
    throw new Error(
      `${context.file}: Expected value to be an object. The link "${String(label)}" leads to the page "${String(file)}", which is not there.`,
    );
  }
  const words = { type: 'text', text: String(label) };
  return page.href === undefined ? words : { type: 'a', url: page.href, children: [words] };
}

function isDocument(value: unknown): value is TinaRichTextContent {
  return Array.isArray(value) || isRecord(value);
}
