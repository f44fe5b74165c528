import { isRecord } from '#api/platform/rules.ts';
import { findDraft, pickTexts } from '#widget/client/drafts.ts';

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

/** Returns the name under which this tab keeps the choice for a campaign. */
export const toDraftName = (campaignId: string) => `winners-${campaignId}` as const;

/** Returns the choice that this tab holds for a campaign, so that a reload loses nothing. */
export function readChoice(campaignId: string): WinnerChoice {
  const stored = findDraft(toDraftName(campaignId), null);
  if (!isRecord(stored)) return NOTHING_CHOSEN;
  const { shortlist, chosen, reserves, reasons } = stored;
  return {
    shortlist: onlyIds(shortlist),
    chosen: onlyIds(chosen),
    reserves: onlyIds(reserves),
    reasons: pickTexts(reasons),
  };
}

function onlyIds(values: unknown): readonly string[] {
  return Array.isArray(values) ? values.filter((id) => typeof id === 'string') : [];
}
