import { useState } from 'react';
import type { Campaign } from '#api/campaigns/contract.ts';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import type { ManagementTexts } from './texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { closeCampaign } from './own-campaign-calls.ts';

type CloseDialogProps = {
  /** The campaign to close; undefined while there is none. */
  readonly campaign: Pick<Campaign, 'id' | 'name'> | undefined;
  readonly texts: ManagementTexts['campaigns'];
  readonly onLeave: () => void;
  readonly onClosed: (answer: { readonly hasNominees: boolean }) => void;
  readonly onFailed: (outcome: { readonly message?: string | undefined }) => void;
};

/** Asks before closing a campaign, which starts the selection (RULES.md, "Dashboard"). */
export function CloseDialog({ campaign, texts, onLeave, onClosed, onFailed }: CloseDialogProps) {
  const [isBusy, setBusy] = useState(false);

  async function close(id: string): Promise<void> {
    setBusy(true);
    const outcome = await closeCampaign(id);
    setBusy(false);
    onLeave();
    if (outcome.kind === 'done') onClosed(outcome.value);
    else onFailed(outcome);
  }

  return (
    <ConfirmDialog
      open={campaign !== undefined}
      title={texts.closeTitle}
      message={fillText(texts.closeMessage, { campaign: campaign?.name ?? '' })}
      confirmLabel={texts.close}
      cancelLabel={texts.closeKeep}
      loadingLabel={texts.closeBusy}
      loading={isBusy}
      danger
      onConfirm={() => {
        if (campaign) void close(campaign.id);
      }}
      onCancel={onLeave}
    />
  );
}
