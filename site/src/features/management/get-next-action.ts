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
export type OwnCampaignQuestion = 'close' | 'reopen' | 'extend' | 'replace' | 'cancel';

/**
 * Returns the next step of a campaign: `show-cancellation` where there is none, `selecting` while nominees are being selected from paid answers,
 * `read-answers` when none of them could be scored, `extend` when there are none, `wait` between deadline and closing.
 */
export function getNextAction(
  campaign: Pick<
    Campaign,
    'winnersSelected' | 'nomineesSelected' | 'phase' | 'isActive' | 'submissionCount' | 'cancelled'
  >,
  isClosing: boolean,
): OwnAction {
  if (campaign.cancelled) return 'show-cancellation';
  if (campaign.winnersSelected) return 'show-winners';
  if (campaign.nomineesSelected && campaign.phase === 'nominees-selected') return 'select-winners';
  if (isClosing) return 'wait';
  if (campaign.isActive) return 'close';
  if (campaign.nomineesSelected) return 'read-answers';
  return campaign.submissionCount > 0 ? 'selecting' : 'extend';
}
