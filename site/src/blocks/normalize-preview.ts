import { BLOCKS } from './schema.ts';
import { isRecord } from '#api/platform/rules.ts';

/** The names of blocks by the editor's type, such as PagesBlocksSuperHero. */
const BLOCK_NAMES = new Map<unknown, string>(
  Object.keys(BLOCKS).map((name) => [`PagesBlocks${name.charAt(0).toUpperCase()}${name.slice(1)}`, name]),
);

/**
 * Converts a page, or part of one, from the format of the editor's live preview to that of a file: a block's type
 * becomes `_template`, and a referenced document its path. Content from a file is returned unchanged.
 */
export function normalizePreview(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normalizePreview);
  if (!isRecord(value) || value['type'] === 'root') return value;
  if (isRecord(value['_sys']) && typeof value['id'] === 'string' && !('blocks' in value)) return value['id'];
  const { __typename, ...fields } = value;
  const entries = Object.entries(fields).map(([name, field]) => [name, normalizePreview(field)] as const);
  const block = BLOCK_NAMES.get(__typename);
  return { ...Object.fromEntries(entries), ...(block !== undefined && { _template: block }) };
}
