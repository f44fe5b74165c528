import type { Campaign } from '#api/campaigns/contract.ts';

/** The next steps of a campaign's owner in their order (RULES.md, "Dashboard"). */
export type OwnAction =
  | 'show-cancellation'
  | 'show-winners'
  | 'select-winners'
  | 'read-answers'
  | 'close'
  | 'selecting'
  | 'extend'
  | 'wait';

/** What an owner can do with a campaign that a dialog asks about first. */
export type OwnCampaignQuestion = 'close' | 'reopen' | 'extend' | 'cancel';

/**
 * Returns the next step of a campaign: `show-cancellation` where there is none, `selecting` while nominees are being selected from paid answers,
 * `read-answers` when none of them could be scored or another chooses, `extend` when there are none, `wait` between deadline and closing.
 */
export function getNextAction(
  campaign: Pick<
    Campaign,
    | 'managedFor'
    | 'winnersSelected'
    | 'nomineesSelected'
    | 'phase'
    | 'isActive'
    | 'submissionCount'
    | 'cancelled'
  >,
  isClosing: boolean,
): OwnAction {
  if (campaign.cancelled) return 'show-cancellation';
  if (campaign.winnersSelected) return 'show-winners';
  if (campaign.nomineesSelected && campaign.phase === 'nominees-selected')
    return campaign.managedFor?.mayDecide === false ? 'read-answers' : 'select-winners';
  if (isClosing) return 'wait';
  if (campaign.isActive) return 'close';
  if (campaign.nomineesSelected) return 'read-answers';
  return campaign.submissionCount > 0 ? 'selecting' : 'extend';
}

/** What waits for an owner, the most urgent first. */
const STEPS = ['select-winners', 'read-answers', 'thank', 'extend'] as const;

export type NextStep = { readonly campaign: Campaign; readonly step: (typeof STEPS)[number] };

/** Lists the campaigns that wait for their owner, each with its step; equals keep their order. */
export function listNextSteps(campaigns: readonly Campaign[]): NextStep[] {
  return campaigns
    .flatMap((campaign) => {
      const action = getNextAction(campaign, false);
      const next = action === 'show-winners' && campaign.thankedAt === null ? 'thank' : action;
      const step = STEPS.find((each) => each === next);
      return step ? [{ campaign, step }] : [];
    })
    .toSorted((a, b) => STEPS.indexOf(a.step) - STEPS.indexOf(b.step));
}
