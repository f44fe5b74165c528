import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';

/** Samples of markdown, each with the document that the editor's parser returns, reduced to the rendered fields. */
export const MARKDOWN_SAMPLES = z
  .array(z.object({ markdown: z.string(), document: z.unknown() }))
  .parse(JSON.parse(readFileSync(new URL('./markdown-samples.json', import.meta.url), 'utf8')));

/** The fields that the renderer reads; the editor's parser adds others that only the editor needs. */
const RENDERED_FIELDS = [
  'type',
  'children',
  'text',
  'bold',
  'italic',
  'strikethrough',
  'code',
  'url',
  'alt',
  'value',
  'lang',
];
const LEAF_TYPES = ['hr', 'break', 'img', 'code_block', 'mdxJsxFlowElement', 'mdxJsxTextElement'];

/** Reduces a document to what the renderer reads. */
export function pickRenderedFields(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(pickRenderedFields);
  if (typeof node !== 'object' || node === null) return node;
  const isLeaf = 'type' in node && LEAF_TYPES.some((leaf) => leaf === node.type);
  const entries = Object.entries(node).flatMap(([name, value]) => {
    if (value === undefined || (isLeaf && name === 'children')) return [];
    if (name === 'props' || name === 'name') return [[name, value]];
    return RENDERED_FIELDS.includes(name) ? [[name, pickRenderedFields(value)]] : [];
  });
  return Object.fromEntries(entries);
}
