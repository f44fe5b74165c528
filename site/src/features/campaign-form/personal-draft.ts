import { isNode } from './description/rich-text.ts';

/** The texts among what was kept of the personal details. */
export function textsIn(kept: unknown): Readonly<Record<string, string>> {
  const entries = Object.entries(isNode(kept) ? kept : {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Whether somebody is in the middle of the wizard: the personal details that were kept are theirs. */
export function isPersonOf(kept: unknown, email: string): boolean {
  return (textsIn(kept)['email'] ?? '').trim().toLowerCase() === email.toLowerCase();
}
