import { isRecord } from '#api/platform/rules.ts';

/** The texts among what was kept of the personal details. */
export function pickTexts(draft: unknown): Readonly<Record<string, string>> {
  const entries = Object.entries(isRecord(draft) ? draft : {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Whether somebody is in the middle of the wizard: the personal details that were kept are theirs. */
export function isDraftOfEmail(draft: unknown, email: string): boolean {
  return (pickTexts(draft)['email'] ?? '').trim().toLowerCase() === email.toLowerCase();
}
