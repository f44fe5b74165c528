import { isRecord } from '../../edge-api/platform/rules.ts';

/** Returns what a person reads of a value of content: a line for each of its texts and for each paragraph of a text. */
export function toLines(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number')
    return String(value).split('\n').filter(Boolean);
  if (Array.isArray(value)) return value.flatMap(toLines);
  if (!isRecord(value)) return [];
  const { children, type } = value;
  if (Array.isArray(children)) {
    const parts = children.map((child) => toLines(child));
    return type === 'root' ? parts.flat() : [parts.flat().join('')];
  }
  if (type === 'text') return toLines(value['text']);
  return Object.entries(value).flatMap(([name, part]) => (name.startsWith('_') ? [] : toLines(part)));
}
