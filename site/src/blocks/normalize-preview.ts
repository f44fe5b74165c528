import { BLOCKS } from './schema.ts';
import { isRecord } from '#api/platform/rules.ts';

/** Names of the editor's types, as PagesBlocksSuperHero, to names of blocks. */
const BLOCK_NAMES = new Map<unknown, string>(
  Object.keys(BLOCKS).map((name) => [`PagesBlocks${name.charAt(0).toUpperCase()}${name.slice(1)}`, name]),
);

/**
 * A page, or a part of one, as its file holds it, from what the editor's live preview sends: a block's type becomes
 * `_template`, a referenced document its path. What comes from a file stays as it is.
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
