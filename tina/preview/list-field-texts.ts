import { tinaField } from '@tinacms/astro/tina-field';
import { isRecord } from '../../edge-api/platform/rules.ts';

/** A text of a block, and the field that contains it. */
export type FieldText = readonly [text: string, field: string];

/** Lists every text of a block with its field, so that a click on a heading opens the heading and not the block. */
export function listFieldTexts(value: unknown): FieldText[] {
  if (Array.isArray(value)) return value.flatMap(listFieldTexts);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, field]): FieldText[] => {
    if (name.startsWith('_')) return [];
    const place = () => tinaField(value, name);
    if (typeof field === 'string') return field.trim() === '' ? [] : [[collapseWhitespace(field), place()]];
    if (isRecord(field) && field['type'] === 'root')
      return listParagraphs(field).map((text) => [text, place()]);
    return listFieldTexts(field);
  });
}

function listParagraphs(node: unknown): string[] {
  if (!isRecord(node) || !Array.isArray(node['children'])) return [];
  const isLeafParent = node['children'].some((child) => isRecord(child) && typeof child['text'] === 'string');
  return isLeafParent
    ? [collapseWhitespace(getNodeText(node))].filter((text) => text !== '')
    : node['children'].flatMap(listParagraphs);
}

function getNodeText(node: unknown): string {
  if (!isRecord(node)) return '';
  if (typeof node['text'] === 'string') return node['text'];
  return Array.isArray(node['children']) ? node['children'].map(getNodeText).join('') : '';
}

const collapseWhitespace = (text: string): string => text.replace(/\s+/g, ' ').trim();
