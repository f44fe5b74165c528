import type { Campaign } from '#api/campaigns/contract.ts';
import { campaignStateAt } from '#api/submissions/moment-rules.ts';
import { getOwnerNext, mustReplaceDate } from '#api/submissions/owner-next-rules.ts';

/** An action on a campaign for which a dialog asks first. */
export type OwnCampaignQuestion = 'close' | 'reopen' | 'extend' | 'cancel';

/** The steps that wait for an owner, most urgent first. */
const STEPS = [
  'select-winners',
  'replace-date',
  'read-answers',
  'choose-charity',
  'set-date',
  'thank',
  'extend',
  'meet',
] as const;

export type NextStep = { readonly campaign: Campaign; readonly step: (typeof STEPS)[number] };

/** Maximum number of steps listed; the others are on the cards. */
const MAX = 4;

/** Lists the campaigns that wait most urgently, each with its step: by step, then by when it has to be taken. */
export function listNextSteps(campaigns: readonly Campaign[], now: Date): NextStep[] {
  return campaigns
    .flatMap((campaign) => {
      const action = getOwnerNext(campaignStateAt(campaign, now), campaign, now);
      const decided = action === 'show-winners' ? findStepAfterChoice(campaign, now) : action;
      const isLate = action === 'select-winners' && mustReplaceDate(campaign, now);
      const due = isLate ? 'replace-date' : decided;
      const next = lacksCharity(campaign) ? 'choose-charity' : due;
      const step = STEPS.find((each) => each === next);
      return step ? [{ campaign, step }] : [];
    })
    .toSorted(
      (a, b) =>
        STEPS.indexOf(a.step) - STEPS.indexOf(b.step) || findEnd(a.campaign, now) - findEnd(b.campaign, now),
    )
    .slice(0, MAX);
}

/** Returns when the time for a campaign's step ends, in milliseconds: at the meeting, or when it is due if sooner. */
function findEnd({ plannedDate, due }: Campaign, now: Date): number {
  const ends = [plannedDate, due?.chooseBy ?? due?.returnAt].map((end) => Date.parse(end ?? ''));
  return Math.min(Number.MAX_SAFE_INTEGER, ...ends.filter((end) => end > now.getTime()));
}

/** Returns the next step once the winners are chosen: a missing date; once a winner accepts, the meeting; the thanks. */
function findStepAfterChoice(campaign: Campaign, now: Date): 'set-date' | 'meet' | 'thank' | undefined {
  const { settledAt, thankedAt, plannedDate, due } = campaign;
  if (due?.missing === 'date') return 'set-date';
  if (settledAt === null) return undefined;
  if (plannedDate !== null && !mustReplaceDate(campaign, now)) return 'meet';
  return thankedAt === null ? 'thank' : undefined;
}

/** Returns whether a campaign needs another charity, and its owner can still choose one. */
function lacksCharity({ cancelled, charityDeclined, charityDueAt, isFrozen }: Campaign): boolean {
  return !cancelled && !isFrozen && (charityDeclined !== null || charityDueAt !== null);
}
