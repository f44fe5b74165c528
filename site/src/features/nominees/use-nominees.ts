import type { Campaign } from '#api/campaigns/contract.ts';
import type { NomineesResponse } from '#api/nominees/contract.ts';
import { SELECTING_POLL_MS } from '#api/nominees/rules.ts';
import { joinOutcomes } from '#widget/client/outcome.ts';
import { useResource } from '#widget/client/use-resource.ts';
import { readCampaign, readNominees } from './nominee-calls.ts';

export type Selection = { readonly campaign: Campaign; readonly nominees: NomineesResponse };

/** A campaign with its nominees, polled while they are being selected or may change. */
export function useNominees(first: Selection) {
  const { id } = first.campaign;
  return useResource(
    async (signal) =>
      joinOutcomes(
        ...(await Promise.all([readCampaign(id, signal), readNominees(id, signal)])),
        ({ doc }, nominees): Selection => ({ campaign: doc, nominees }),
      ),
    {
      first,
      everyMs: SELECTING_POLL_MS,
      isDue: (now) =>
        now.kind === 'ready' && (isSelectionPending(now.value) || isUnderWay(now.value.nominees)),
    },
  );
}

/** Returns whether the nominees may change by themselves: an answer is judged, or a payment is under way. */
function isUnderWay({ isScoringAgain, pending, unsettled }: NomineesResponse): boolean {
  return isScoringAgain || pending > 0 || unsettled > 0;
}

/** Returns whether fans can still take part, now or later. Past the deadline they cannot, even before it is closed. */
export function isStillOpen({ isActive, phase }: Pick<Campaign, 'isActive' | 'phase'>): boolean {
  return isActive && (phase === 'open' || phase === 'not-started');
}

/** Returns whether nominees are being selected, or will be once the campaign, past its deadline, is closed. */
export function isSelectionPending({ campaign, nominees }: Selection): boolean {
  if (isStillOpen(campaign) || campaign.winnersSelected || campaign.cancelled) return false;
  return campaign.isActive || nominees.status === 'selecting';
}
