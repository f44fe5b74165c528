import { isRecord } from '#api/platform/rules.ts';
import { readStored, writeStored } from '#widget/client/storage.ts';

/**
 * Whose answers are on the shortlist, who is chosen so far, who is asked when a winner does not come, in order, and the
 * sentences why by submission: also of those who are not chosen any more.
 */
export type WinnerChoice = {
  readonly shortlist: readonly string[];
  readonly chosen: readonly string[];
  readonly reserves: readonly string[];
  readonly reasons: Readonly<Record<string, string>>;
};

/** What is held before anything was chosen. */
export const NOTHING_CHOSEN: WinnerChoice = { shortlist: [], chosen: [], reserves: [], reasons: {} };
const toStorageKey = (campaignId: string) => `ph-winners-${campaignId}`;

/** Returns the choice that this tab holds for a campaign, so that a reload loses nothing. */
export function readChoice(campaignId: string): WinnerChoice {
  try {
    const stored: unknown = JSON.parse(readStored('session', toStorageKey(campaignId)) ?? 'null');
    if (!isRecord(stored)) return NOTHING_CHOSEN;
    const { shortlist, chosen, reserves, reasons } = stored;
    return {
      shortlist: onlyIds(shortlist),
      chosen: onlyIds(chosen),
      reserves: onlyIds(reserves),
      reasons: isRecord(reasons) ? onlyTexts(reasons) : {},
    };
  } catch {
    return NOTHING_CHOSEN;
  }
}

/** Stores the choice for a campaign in this tab. */
export function storeChoice(campaignId: string, choice: WinnerChoice): void {
  writeStored('session', toStorageKey(campaignId), JSON.stringify(choice));
}

/** Forgets the choice for a campaign, which has its winners. */
export function deleteChoice(campaignId: string): void {
  writeStored('session', toStorageKey(campaignId), undefined);
}

function onlyIds(values: unknown): readonly string[] {
  return Array.isArray(values) ? values.filter((id) => typeof id === 'string') : [];
}

function onlyTexts(values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
