import type { Campaign } from '#api/campaigns/contract.ts';
import type { NomineesResponse } from '#api/nominees/contract.ts';
import { SELECTING_POLL_MS } from '#api/nominees/rules.ts';
import { campaignStateAt } from '#api/submissions/moment-rules.ts';
import { getOwnerNext, type OwnerNext } from '#api/submissions/owner-next-rules.ts';
import { mapOutcome } from '#widget/client/outcome.ts';
import { useResource } from '#widget/client/use-resource.ts';
import { api } from '../accounts/api.ts';
import { $minute, useClock } from '../campaigns/clock.ts';

export type Selection = { readonly campaign: Campaign; readonly nominees: NomineesResponse };

const endpoint = api.campaigns[':id'];

/** Holds a campaign, its nominees and the owner's next step; polls while the nominees are selected or may change. */
export function useNominees(first: Selection, servedAt: number) {
  const { id } = first.campaign;
  const { value: selection, refresh } = useResource(
    async (signal) => {
      const [campaign, nominees] = await Promise.all([
        endpoint.$get({ param: { id } }, { init: { signal } }),
        endpoint.nominees.$get({ param: { id } }, { init: { signal } }),
      ]);
      if (campaign.kind !== 'done') return campaign;
      return mapOutcome(nominees, (value): Selection => ({ campaign: campaign.value.doc, nominees: value }));
    },
    {
      first,
      everyMs: SELECTING_POLL_MS,
      isDue: (now) =>
        now.kind === 'ready' &&
        (isPending(getSelectionNext(now.value, new Date())) || isUnderWay(now.value.nominees)),
    },
  );
  return { selection, next: getSelectionNext(selection, useClock($minute, servedAt)), refresh };
}

/** Returns whether the nominees may still change: an answer is being judged, or a payment is pending. */
function isUnderWay({ isScoringAgain, pending, unsettled }: NomineesResponse): boolean {
  return isScoringAgain || pending > 0 || unsettled > 0;
}

/** Returns the owner's next step, based on the answers that still take part. */
export function getSelectionNext({ campaign, nominees }: Selection, now: Date): OwnerNext {
  const { status, progress } = nominees;
  const judged = { nomineesSelected: status === 'ready', hasAnswers: progress.total > 0 };
  return getOwnerNext(campaignStateAt(campaign, now), { ...campaign, ...judged }, now);
}

/** Returns whether the nominees are being selected, or will be once the campaign, past its deadline, is closed. */
export const isPending = (next: OwnerNext): boolean => next === 'wait' || next === 'selecting';
