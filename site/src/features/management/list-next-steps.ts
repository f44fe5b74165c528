import type { Campaign } from '#api/campaigns/contract.ts';
import { campaignStateAt } from '#api/submissions/moment-rules.ts';
import { getOwnerNext } from '#api/submissions/owner-next-rules.ts';

/** What an owner can do with a campaign that a dialog asks about first. */
export type OwnCampaignQuestion = 'close' | 'reopen' | 'extend' | 'cancel';

/** What waits for an owner, the most urgent first. */
const STEPS = ['select-winners', 'read-answers', 'choose-charity', 'set-date', 'thank', 'extend'] as const;

export type NextStep = { readonly campaign: Campaign; readonly step: (typeof STEPS)[number] };

/** Lists the campaigns that wait for their owner, each with its step; equals keep their order. */
export function listNextSteps(campaigns: readonly Campaign[], now: Date): NextStep[] {
  return campaigns
    .flatMap((campaign) => {
      const action = getOwnerNext(campaignStateAt(campaign, now), campaign);
      const decided = action === 'show-winners' ? findStepAfterChoice(campaign) : action;
      const next = lacksCharity(campaign) ? 'choose-charity' : decided;
      const step = STEPS.find((each) => each === next);
      return step ? [{ campaign, step }] : [];
    })
    .toSorted((a, b) => STEPS.indexOf(a.step) - STEPS.indexOf(b.step));
}

/** Returns what waits for an owner once the winners are chosen; nothing until one of them has accepted. */
function findStepAfterChoice({ settledAt, thankedAt, due }: Campaign): 'thank' | 'set-date' | undefined {
  if (due?.missing === 'date') return 'set-date';
  return settledAt !== null && thankedAt === null ? 'thank' : undefined;
}

/** Returns whether a campaign cannot go on with its charity, and its owner may still choose another. */
function lacksCharity({ cancelled, charityDeclined, charityDueAt, isFrozen }: Campaign): boolean {
  return !cancelled && !isFrozen && (charityDeclined !== null || charityDueAt !== null);
}
