import type { Template, TinaField } from 'tinacms';
import { REQUIRED_MARK } from './localize.ts';
import { isRecord } from '../../edge-api/platform/rules.ts';

/** Formats a field's path with the labels that the editor shows: 'Blocks 2, Quote › Words'. */
export function formatFieldPath(
  fields: readonly TinaField[],
  path: readonly (string | number)[],
  value: unknown,
): string {
  const [name, index, ...rest] = path;
  const field = fields.find((candidate) => candidate.name === name);
  if (!field) return '';
  const part = getProperty(value, field.name);
  const label = getLabel(field);
  if (typeof index !== 'number')
    return joinLabels(label, formatFieldPath(getFields(field, part), path.slice(1), part));
  const item: unknown = Array.isArray(part) ? part[index] : undefined;
  const template = findTemplate(field, item);
  const place = `${label} ${index + 1}${template ? `, ${getLabel(template)}` : ''}`;
  return joinLabels(place, formatFieldPath(getFields(field, item), rest, item));
}

function getProperty(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}

function findTemplate(field: TinaField, item: unknown): Template | undefined {
  if (!('templates' in field)) return undefined;
  const name = getProperty(item, '_template');
  return field.templates?.find((template): template is Template => template.name === name);
}

function getFields(field: TinaField, item: unknown): readonly TinaField[] {
  if (field.type !== 'object') return [];
  return findTemplate(field, item)?.fields ?? field.fields ?? [];
}

function getLabel({ name, label }: { name: string; label?: string | boolean }): string {
  return typeof label === 'string' ? label.replace(REQUIRED_MARK, '') : name;
}

const joinLabels = (...parts: string[]): string => parts.filter((part) => part !== '').join(' › ');
