import type { TinaRichTextContent } from '@tinacms/astro/types';
import { isRecord } from '#api/platform/rules.ts';
import { toSlug } from '#api/platform/slug-rules.ts';

/** A heading that can be linked to by its id. */
export type LinkedHeading = { readonly id: string; readonly title: string };

/** A text with fewer questions is an article, not a list of questions. */
const QUESTIONS_MIN = 2;
const HEADING = /^h[1-6]$/;
const QUESTION_HEADING = /^h[2-4]$/;

/** Makes the questions of a text collapsible: each heading that ends in a question mark, with what follows it. The
 * headings above them become sections with an id, and links to all sections precede the first one. A text with fewer
 * than {@link QUESTIONS_MIN} questions is unchanged.
 */
export function groupQuestions(content: TinaRichTextContent): TinaRichTextContent {
  const root: unknown = content;
  if (!isRecord(root) || !Array.isArray(root['children'])) return content;
  const nodes: readonly unknown[] = root['children'];
  if (nodes.filter(isQuestion).length < QUESTIONS_MIN) return content;
  const ids = new Set<string>();
  const sections: LinkedHeading[] = [];
  const children: unknown[] = [];
  let answer: unknown[] | undefined;
  for (const node of nodes) {
    if (isQuestion(node)) {
      answer = [];
      const heading = toLinkedHeading(node, ids);
      const { type: level } = node;
      children.push(toElement('Question', { ...heading, level, answer: { type: 'root', children: answer } }));
    } else if (isSection(node)) {
      answer = undefined;
      const heading = toLinkedHeading(node, ids);
      if (sections.length === 0) children.push(toElement('SectionLinks', { sections }));
      sections.push(heading);
      children.push(toElement('Section', heading));
    } else {
      if (isHeading(node)) answer = undefined;
      (answer ?? children).push(node);
    }
  }
  const grouped: unknown = { ...root, children };
  return isDocument(grouped) ? grouped : content;
}

/** Returns the collapsible questions of a text, each with its answer as plain text. */
export function listQuestions(content: TinaRichTextContent): { question: string; answer: string }[] {
  const root: unknown = groupQuestions(content);
  const nodes: readonly unknown[] = isRecord(root) && Array.isArray(root['children']) ? root['children'] : [];
  return nodes.flatMap((node) => {
    if (!isRecord(node) || node['name'] !== 'Question' || !isRecord(node['props'])) return [];
    const answer = getWords(node['props']['answer']);
    return answer === '' ? [] : [{ question: String(node['props']['title']), answer }];
  });
}

const isHeading = (node: unknown) => isRecord(node) && HEADING.test(String(node['type']));
const isSection = (node: unknown) => isRecord(node) && node['type'] === 'h2';
const isQuestion = (node: unknown): node is Record<string, unknown> =>
  isRecord(node) && QUESTION_HEADING.test(String(node['type'])) && getText(node).trim().endsWith('?');

const isDocument = (value: unknown): value is TinaRichTextContent => isRecord(value);

function toElement(name: string, props: Readonly<Record<string, unknown>>) {
  return { type: 'mdxJsxFlowElement', name, props };
}

function toLinkedHeading(node: unknown, ids: Set<string>): LinkedHeading {
  const title = getText(node).trim();
  const slug = toSlug(title);
  const id = ids.has(slug) ? `${slug}-${ids.size}` : slug;
  ids.add(id);
  return { id, title };
}

function getText(node: unknown): string {
  if (Array.isArray(node)) return node.map(getText).join('');
  if (!isRecord(node)) return '';
  if (node['type'] === 'break') return ' ';
  return typeof node['text'] === 'string' ? node['text'] : getText(node['children']);
}

/** Returns the text of a node's paragraphs, list items and cells on one line. */
function getWords(node: unknown): string {
  const children: unknown = isRecord(node) ? node['children'] : undefined;
  if (!Array.isArray(children)) return '';
  const isLine = children.some((child) => isRecord(child) && typeof child['text'] === 'string');
  const words = isLine ? getText(children) : children.map(getWords).filter(Boolean).join(' ');
  return words.replaceAll(/\s+/g, ' ').trim();
}
