import { useState } from 'react';
import type { PaidAnswer } from '#api/nominees/contract.ts';
import { REASON } from '#api/nominees/rules.ts';
import { countCodePoints, isRecord } from '#api/platform/rules.ts';
import { useIsHydrated } from '#site/ui/use-form.ts';
import { storeDraft, findDraft, pickTexts } from '#widget/client/drafts.ts';

type ReasonProblems = Readonly<Record<string, string>>;

export type ChoiceState = ReturnType<typeof useWinnerChoice>;

/** Holds the choice of winners and the reasons; survives a reload of the page. */
export function useWinnerChoice(
  campaignId: string,
  nominees: readonly Pick<PaidAnswer, 'submissionId'>[],
  limit: number,
) {
  const [changed, setChanged] = useState<WinnerChoice>();
  // The server does not know the choice, so hydration starts without one.
  const isHydrated = useIsHydrated();
  const choice = changed ?? (isHydrated ? readChoice(campaignId) : NOTHING_CHOSEN);
  const [problems, setProblems] = useState<ReasonProblems>({});
  // Rescored answers may change who is a nominee.
  const only = (ids: readonly string[]) =>
    ids.filter((id) => nominees.some(({ submissionId }) => submissionId === id));
  const chosen = only(choice.chosen).slice(0, limit);
  const reserves = only(choice.reserves).filter((id) => !chosen.includes(id));
  const getReason = (id: string) => choice.reasons[id] ?? '';

  function change(part: Partial<WinnerChoice>): void {
    const next = { ...(changed ?? readChoice(campaignId)), ...part };
    setChanged(next);
    storeDraft(toDraftName(campaignId), null, next);
  }

  /** Selects or deselects a nominee; returns whether the limit prevented it. */
  function toggle(id: string): boolean {
    const others = limit === 1 ? [] : chosen.filter((each) => each !== id);
    const isChosen = chosen.includes(id);
    if (!isChosen && others.length === limit) return true;
    change({ chosen: isChosen && limit > 1 ? others : [...others, id] });
    return false;
  }

  function write(id: string, reason: string): void {
    change({ chosen, reasons: { ...choice.reasons, [id]: reason } });
    const { [id]: _, ...others } = problems;
    setProblems(others);
  }

  /** Marks the reasons that are missing or too short; returns whether there are any. */
  function hasShortReason(message: string): boolean {
    const short = chosen.filter((id) => countCodePoints(getReason(id).trim()) < REASON.min);
    setProblems(Object.fromEntries(short.map((id) => [id, message])));
    return short.length > 0;
  }

  function toggleShortlist(id: string): void {
    const { shortlist } = choice;
    const isOn = shortlist.includes(id);
    change({ shortlist: isOn ? shortlist.filter((each) => each !== id) : [...shortlist, id] });
  }

  const setReserves = (ids: readonly string[]) => change({ reserves: ids });
  const reasons = Object.fromEntries(chosen.map((id) => [id, getReason(id).trim()]));
  const parts = { shortlist: choice.shortlist, chosen, reserves, reasons, problems };
  return { ...parts, getReason, setProblems, toggle, toggleShortlist, setReserves, write, hasShortReason };
}

/** The shortlist, the chosen, the ordered reserves, and the reasons by submission, including former choices. */
type WinnerChoice = {
  readonly shortlist: readonly string[];
  readonly chosen: readonly string[];
  readonly reserves: readonly string[];
  readonly reasons: Readonly<Record<string, string>>;
};

export const NOTHING_CHOSEN: WinnerChoice = { shortlist: [], chosen: [], reserves: [], reasons: {} };

/** Returns the name of the draft in which this tab stores a campaign's choice. */
export const toDraftName = (campaignId: string) => `winners-${campaignId}` as const;

function readChoice(campaignId: string): WinnerChoice {
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
