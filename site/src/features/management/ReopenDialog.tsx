import type { Campaign } from '#api/campaigns/contract.ts';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import type { ManagementTexts } from './texts.ts';

type ReopenDialogProps = {
  /** The campaign to reopen; undefined while there is none. */
  readonly campaign: Pick<Campaign, 'name' | 'nominees' | 'ownNominations'> | undefined;
  readonly texts: ManagementTexts['campaigns'];
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onLeave: () => void;
};

/** Asks before reopening a campaign that has nominees, which clears them (RULES.md, "Winners"). */
export function ReopenDialog({ campaign, texts, isBusy, onConfirm, onLeave }: ReopenDialogProps) {
  const own = campaign?.ownNominations ?? 0;
  const count = campaign?.nominees.length ?? 0;
  const message = { 0: texts.reopenMessageNone, 1: texts.reopenMessageOne }[count] ?? texts.reopenMessage;
  return (
    <ConfirmDialog
      open={campaign !== undefined}
      title={texts.reopenTitle}
      message={fillText(message, {
        campaign: campaign?.name ?? '',
        count: String(count),
      })}
      confirmLabel={texts.reopenConfirm}
      cancelLabel={texts.reopenKeep}
      loadingLabel={texts.reopenBusy}
      loading={isBusy}
      danger
      onConfirm={onConfirm}
      onCancel={onLeave}
    >
      {own > 0 && <p>{fillText(texts.reopenNominations, { count: String(own) })}</p>}
      <p>{texts.reopenRereads}</p>
    </ConfirmDialog>
  );
}
