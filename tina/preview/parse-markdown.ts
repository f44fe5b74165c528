import { parseMDX } from '@tinacms/mdx';
import { mediaTemplate, pageLinkTemplate } from '../../site/src/blocks/element-templates.ts';

/** The definition of the field for parsing rich text, with the embeddable elements. */
const FIELD: Parameters<typeof parseMDX>[1] = {
  type: 'rich-text',
  name: 'content',
  templates: [mediaTemplate, pageLinkTemplate],
};

/**
 * Replaces site/src/blocks/parse-markdown.ts in the preview, with the same result: the build's parser is a native
 * program that the Worker cannot run. Throws if the markdown is broken.
 */
export function parseMarkdown(markdown: string): unknown {
  const root = parseMDX(markdown, FIELD, (url) => url);
  const broken = root.children.find((node) => node.type === 'invalid_markdown');
  if (broken) throw new Error(broken.message);
  return root;
}
