import { getInitials } from '#api/accounts/rules.ts';
import { CLOSED_GAP, getDialGap, renderDial, renderDialLabel, type Dial } from '#api/campaigns/dial-rules.ts';
import type { CampaignCard } from '#api/campaigns/contract.ts';
import { isOpen } from '#api/campaigns/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import type { Submission } from '#api/subscriptions/contract.ts';

export type DialCampaign = Pick<
  CampaignCard,
  'result' | 'cancelled' | 'isActive' | 'subscriptionStartDate' | 'subscriptionDeadline'
> & { readonly celebrity: Pick<CampaignCard['celebrity'], 'name' | 'avatar'> };
export type Circumstances = {
  readonly language: Language;
  readonly now: Date;
  /** Whether the campaign's story has been published. */
  readonly isTold?: boolean;
  /** The submission of the fan who views the dial. */
  readonly fan?: Pick<Submission, 'minute' | 'outcome' | 'paymentStatus'> | undefined;
} & Pick<Dial, 'chosen' | 'leads'>;

/** Renders a closed campaign's dial for a fan: with their minute, which becomes the wedge if they were chosen. */
export function renderOwnDial(
  { celebrity, result = null }: Pick<DialCampaign, 'celebrity'> & Partial<Pick<DialCampaign, 'result'>>,
  { minute, isChosen }: { readonly minute: number; readonly isChosen: boolean },
  language: Language,
): string {
  const count = result?.participants ?? null;
  return renderDial({
    label: renderDialLabel(celebrity.name, count, minute)[language],
    count,
    own: minute,
    chosen: isChosen ? [minute] : [],
    gap: CLOSED_GAP,
    face: celebrity.avatar ?? getInitials(celebrity.name),
  });
}

/** Renders a campaign's dial around its celebrity: the portrait, else initials. */
export function renderCampaignDial(
  campaign: DialCampaign,
  { language, now, isTold = false, fan, chosen = [], leads }: Circumstances,
): string {
  const { celebrity, result, cancelled, subscriptionDeadline } = campaign;
  const count = result?.participants ?? null;
  const own = fan?.paymentStatus === 'paid' ? fan.minute : undefined;
  return renderDial({
    label: renderDialLabel(celebrity.name, count, own)[language],
    count,
    own,
    chosen: own !== undefined && fan?.outcome?.isWinner ? [...chosen, own] : chosen,
    leads,
    gap: getDialGap(subscriptionDeadline, !cancelled && isOpen(campaign, now), isTold, now),
    face: celebrity.avatar ?? getInitials(celebrity.name),
  });
}
