import type { Template, TinaField } from 'tinacms';
import { REQUIRED_MARK } from './mark-required.ts';

/** Where in a form something stands, in the words that the editor shows: 'Blocks 2, Quote › Words'. */
export function placeOf(
  fields: readonly TinaField[],
  path: readonly (string | number)[],
  value: unknown,
): string {
  const [name, index, ...rest] = path;
  const field = fields.find((one) => one.name === name);
  if (!field) return '';
  const part = partOf(value, field.name);
  const label = labelOf(field);
  if (typeof index !== 'number') return joined(label, placeOf(fieldsOf(field, part), path.slice(1), part));
  const item: unknown = Array.isArray(part) ? part[index] : undefined;
  const template = templateOf(field, item);
  const place = `${label} ${index + 1}${template ? `, ${labelOf(template)}` : ''}`;
  return joined(place, placeOf(fieldsOf(field, item), rest, item));
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([own]) => own === name)?.[1]
    : undefined;
}

function templateOf(field: TinaField, item: unknown): Template | undefined {
  if (!('templates' in field)) return undefined;
  const name = partOf(item, '_template');
  return field.templates?.find((template): template is Template => template.name === name);
}

function fieldsOf(field: TinaField, item: unknown): readonly TinaField[] {
  if (field.type !== 'object') return [];
  return templateOf(field, item)?.fields ?? field.fields ?? [];
}

function labelOf({ name, label }: { name: string; label?: string | boolean }): string {
  return typeof label === 'string' ? label.replace(REQUIRED_MARK, '') : name;
}

const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(' › ');
