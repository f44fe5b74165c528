import type { Campaign } from '#api/campaigns/contract.ts';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { showFormToast } from '#site/ui/toasts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { reopenCampaign } from '../management/reopen-campaign.ts';
import type { OwnTexts } from './texts.ts';

type ReopenOfferProps = {
  /** A closed campaign whose deadline was moved; undefined while there is none. */
  readonly campaign: Campaign | undefined;
  readonly texts: Pick<OwnTexts, 'reopen'>;
  readonly onLeave: () => void;
  readonly onReopened: (campaign: Campaign) => void;
};

/** Offers to reopen a closed campaign that has got a later deadline. */
export function ReopenOffer({ campaign, texts: { reopen: t }, onLeave, onReopened }: ReopenOfferProps) {
  const message = campaign?.nomineesSelected ? t.messageNominees : t.message;

  async function reopen(id: string): Promise<void> {
    const outcome = await reopenCampaign(id);
    onLeave();
    if (outcome.kind === 'done') {
      onReopened(outcome.value.doc);
      showFormToast('success', t.done);
    } else showFormToast('error', outcome.message ?? t.failed);
  }

  return (
    <ConfirmDialog
      open={campaign !== undefined}
      title={t.title}
      message={fillText(message, { campaign: campaign?.name ?? '' })}
      confirmLabel={t.confirm}
      cancelLabel={t.keep}
      loadingLabel={t.busy}
      onConfirm={() => campaign && reopen(campaign.id)}
      onCancel={onLeave}
    />
  );
}
