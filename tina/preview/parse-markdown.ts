import { parseMDX } from '@tinacms/mdx';
import { mediaTemplate, pageLinkTemplate } from '../../site/src/blocks/element-templates.ts';

/** The field that the editor's rich text is parsed as, with what may be embedded in it. */
const FIELD: Parameters<typeof parseMDX>[1] = {
  type: 'rich-text',
  name: 'content',
  templates: [mediaTemplate, pageLinkTemplate],
};

/**
 * The same as site/src/blocks/parse-markdown.ts, whose place it takes in the preview: the reader of the build is
 * a program of its own, which the Worker cannot run. Throws where the markdown is broken.
 */
export function parseMarkdown(markdown: string): unknown {
  const root = parseMDX(markdown, FIELD, (url) => url);
  const broken = root.children.find((node) => node.type === 'invalid_markdown');
  if (broken) throw new Error(broken.message);
  return root;
}
