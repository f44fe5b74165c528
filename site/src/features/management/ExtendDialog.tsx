import { useState } from 'react';
import type { Campaign } from '#api/campaigns/contract.ts';
import { getDefaultDeadline } from '#api/campaigns/draft-rules.ts';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { Field } from '#site/ui/Field.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { formatWallTime, parseWallTime } from '#site/i18n/wall-time.ts';
import type { ManagementTexts } from './texts.ts';
import { reopenCampaign } from './reopen-campaign.ts';

type ExtendDialogProps = {
  readonly campaign: Pick<Campaign, 'id' | 'name' | 'plannedDate'>;
  readonly texts: ManagementTexts['campaigns'];
  readonly onDone: () => void;
  readonly onLeave: () => void;
};

/** Gives a closed campaign a new deadline and reopens it, in one step. */
export function ExtendDialog({ campaign, texts, onDone, onLeave }: ExtendDialogProps) {
  const [deadline, setDeadline] = useState(() => suggestDeadline(campaign.plannedDate));
  const [problem, setProblem] = useState<string>();

  async function extend(): Promise<void> {
    const moment = parseWallTime(deadline);
    if (moment === null) {
      setProblem(texts.extendRequired);
      return;
    }
    const outcome = await reopenCampaign(campaign.id, moment);
    if (outcome.kind === 'done') onDone();
    else setProblem(outcome.problems['subscriptionDeadline'] ?? outcome.message ?? texts.reopenFailed);
  }

  return (
    <ConfirmDialog
      open
      title={texts.extendTitle}
      message={fillText(texts.extendMessage, { campaign: campaign.name })}
      confirmLabel={texts.extend}
      cancelLabel={texts.reopenKeep}
      loadingLabel={texts.reopenBusy}
      onConfirm={extend}
      onCancel={onLeave}
    >
      <Field
        label={texts.extendDeadline}
        help={texts.extendHelp}
        type="datetime-local"
        name="subscriptionDeadline"
        max="9999-12-31T23:59"
        required
        value={deadline}
        problem={problem}
        onChange={(event) => {
          setDeadline(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
    </ConfirmDialog>
  );
}

/** Returns 48 hours before the event as the value of the field, while that is ahead; else blank. */
function suggestDeadline(plannedDate: string | null): string {
  const deadline = getDefaultDeadline(plannedDate === null ? null : new Date(plannedDate), false);
  return deadline && deadline.getTime() > Date.now() ? formatWallTime(deadline.toISOString()) : '';
}
