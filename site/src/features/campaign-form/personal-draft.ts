import { isRecord } from '#api/platform/rules.ts';

/** Returns the texts in a stored draft of the personal details. */
export function pickTexts(draft: unknown): Readonly<Record<string, string>> {
  const entries = Object.entries(isRecord(draft) ? draft : {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Returns whether a stored draft of the personal details belongs to this address: the wizard is half done. */
export function isDraftOfEmail(draft: unknown, email: string): boolean {
  return (pickTexts(draft)['email'] ?? '').trim().toLowerCase() === email.toLowerCase();
}
