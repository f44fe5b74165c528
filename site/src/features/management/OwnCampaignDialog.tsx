import type { Campaign } from '#api/campaigns/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { api } from '../accounts/api.ts';
import { EndDialog } from '../cancellations/EndDialog.tsx';
import type { OwnCampaignQuestion } from './list-next-steps.ts';
import type { OwnCampaignTexts } from './texts.ts';
import { useState } from 'react';
import { DRAFT_MESSAGES, getDefaultDeadline } from '#api/campaigns/draft-rules.ts';
import { Field } from '#site/ui/Field.tsx';
import { formatWallTime, parseWallTime } from '#site/i18n/wall-time.ts';

type OwnCampaignDialogProps = WithTexts<OwnCampaignTexts> & {
  readonly question: OwnCampaignQuestion;
  readonly campaign: Campaign;
  readonly onClose: (campaign: Campaign) => Promise<void>;
  readonly onReopen: (campaign: Campaign) => Promise<void>;
  readonly onDone: () => void;
  readonly onLeave: () => void;
};

/** The dialog for an action on a campaign (RULES.md, "Dashboard"). */
export function OwnCampaignDialog(props: OwnCampaignDialogProps) {
  const { campaigns: texts, cancelling } = props.texts;
  const { campaign, onClose, onLeave } = props;
  switch (props.question) {
    case 'close':
      return (
        <ConfirmDialog
          open
          title={texts.closeTitle}
          message={fillText(texts.closeMessage, { campaign: campaign.name })}
          confirmLabel={texts.close}
          cancelLabel={texts.closeKeep}
          loadingLabel={texts.closeBusy}
          danger
          onConfirm={() => onClose(campaign)}
          onCancel={onLeave}
        />
      );
    case 'reopen':
      return <ReopenDialog {...props} texts={texts} />;
    case 'extend':
      return <ExtendDialog {...props} texts={texts} />;
    case 'cancel':
      return <EndDialog {...props} role="owner" texts={cancelling} />;
  }
}

type PartProps = Omit<OwnCampaignDialogProps, 'texts'> & { readonly texts: OwnCampaignTexts['campaigns'] };

/** Asks for confirmation before reopening a campaign with nominees, which clears them (RULES.md, "Winners"). */
function ReopenDialog({ campaign, texts, onReopen, onLeave }: PartProps) {
  const { name, nominees, ownNominations } = campaign;
  const count = nominees.length;
  const message = { 0: texts.reopenMessageNone, 1: texts.reopenMessageOne }[count] ?? texts.reopenMessage;
  return (
    <ConfirmDialog
      open
      title={texts.reopenTitle}
      message={fillText(message, { campaign: name, count })}
      confirmLabel={texts.reopenConfirm}
      cancelLabel={texts.reopenKeep}
      loadingLabel={texts.reopenBusy}
      danger
      onConfirm={() => onReopen(campaign)}
      onCancel={onLeave}
    >
      {ownNominations > 0 && <p>{fillText(texts.reopenNominations, { count: ownNominations })}</p>}
      <p>{texts.reopenRereads}</p>
    </ConfirmDialog>
  );
}

function ExtendDialog({ campaign, language, texts, onDone, onLeave }: PartProps) {
  const [deadline, setDeadline] = useState(() => suggestDeadline(campaign.plannedDate));
  const [problem, setProblem] = useState<string>();

  async function extend(): Promise<void> {
    const moment = parseWallTime(deadline);
    if (moment === null) {
      setProblem(texts.extendRequired);
      return;
    }
    if (formatWallTime(moment.toISOString()) !== deadline) {
      setProblem(DRAFT_MESSAGES.timeSkipped[language]);
      return;
    }
    const outcome = await api.campaigns[':id'].reopen.$post({
      param: { id: campaign.id },
      json: { subscriptionDeadline: moment.toISOString() },
    });
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

/** Returns 48 hours before the event as the field's value, if that is in the future; otherwise blank. */
function suggestDeadline(plannedDate: string | null): string {
  const deadline = getDefaultDeadline(plannedDate === null ? null : new Date(plannedDate), false);
  return deadline && deadline.getTime() > Date.now() ? formatWallTime(deadline.toISOString()) : '';
}
