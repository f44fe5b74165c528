import { isRecord } from '../../edge-api/platform/rules.ts';

/** Returns a content value as readable lines: one for each text, and for each paragraph of rich text. */
export function toLines(value: unknown, name = ''): string[] {
  if (typeof value === 'boolean') return [`${name} ${value ? '✓' : '✗'}`.trim()];
  if (typeof value === 'string' || typeof value === 'number')
    return String(value).split('\n').filter(Boolean);
  if (Array.isArray(value)) return value.flatMap((part) => toLines(part, name));
  if (!isRecord(value)) return [];
  const { children, type } = value;
  if (Array.isArray(children)) {
    const parts = children.map((child) => toLines(child));
    return type === 'root' ? parts.flat() : [parts.flat().join('')];
  }
  if (type === 'text') return toLines(value['text']);
  return Object.entries(value).flatMap(([own, part]) => (own.startsWith('_') ? [] : toLines(part, own)));
}
