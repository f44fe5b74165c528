import { isRecord } from '../../edge-api/platform/rules.ts';

/** Returns whether two values have the same content, regardless of field order; empty values count as absent. */
export const isSame = (one: unknown, other: unknown): boolean => serialize(one) === serialize(other);

/** Returns the digest with which a save identifies the version that it changes. */
export async function digestContent(value: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(serialize(value)));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

const serialize = (value: unknown): string => JSON.stringify([normalize(value)]);

function normalize(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map(normalize) : undefined;
  if (!isRecord(value)) return value === '' || value === null ? undefined : value;
  const fields = Object.entries(value)
    .map(([name, part]) => [name, normalize(part)] as const)
    .filter(([, part]) => part !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}
