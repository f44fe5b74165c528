import { tinaField } from '@tinacms/astro/tina-field';

/** A text of a block, and the field that it comes from. */
export type PlacedText = readonly [text: string, field: string];

/** Every text of a block with its field, so that a click on a heading leads to the heading and not to the block. */
export function textsOf(value: unknown): PlacedText[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, field]): PlacedText[] => {
    if (name.startsWith('_')) return [];
    const place = () => tinaField(value, name);
    if (typeof field === 'string') return field.trim() === '' ? [] : [[flat(field), place()]];
    if (isObject(field) && field['type'] === 'root')
      return paragraphsOf(field).map((text) => [text, place()]);
    return textsOf(field);
  });
}

/** The texts of a document's headings, paragraphs and list entries. */
function paragraphsOf(node: unknown): string[] {
  if (!isObject(node) || !Array.isArray(node['children'])) return [];
  const isLeafParent = node['children'].some((child) => isObject(child) && typeof child['text'] === 'string');
  return isLeafParent
    ? [flat(wordsOf(node))].filter((text) => text !== '')
    : node['children'].flatMap(paragraphsOf);
}

function wordsOf(node: unknown): string {
  if (!isObject(node)) return '';
  if (typeof node['text'] === 'string') return node['text'];
  return Array.isArray(node['children']) ? node['children'].map(wordsOf).join('') : '';
}

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
