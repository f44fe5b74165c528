import { CANCEL_REASON } from '#api/campaigns/cancellation-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { DONATION_CENTS } from '#api/submissions/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { formatNumber } from '#site/i18n/format.ts';
import { TextDialog } from '#site/ui/TextDialog.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { useResource } from '#widget/client/use-resource.ts';
import { toFormErrors } from '../accounts/form-errors.ts';
import type { CancellationTexts } from './texts.ts';
import { ENDINGS, type EndingRole } from './RefundProgress.tsx';

type EndDialogProps = WithTexts<CancellationTexts['cancelling']> & {
  readonly campaign: { readonly id: string; readonly name: string };
  readonly role: EndingRole;
  readonly onDone: () => void;
  readonly onLeave: () => void;
};

/** Asks for the reason why a campaign ends, and says how many payments will be refunded and that this is final. */
export function EndDialog({ campaign, role, language, texts, onDone, onLeave }: EndDialogProps) {
  const param = { id: campaign.id };
  const { resource } = useResource((signal) => ENDINGS[role].refunds.$get({ param }, { init: { signal } }));
  return (
    <TextDialog
      title={texts.title}
      message={fillText(texts.message, { campaign: campaign.name })}
      confirmLabel={texts.confirm}
      cancelLabel={texts.keep}
      loadingLabel={texts.busy}
      danger
      about={`end-${campaign.id}`}
      name="reason"
      label={texts.reason}
      help={texts.reasonHelp}
      rows={4}
      language={language}
      limits={CANCEL_REASON}
      send={async (reason) => {
        const outcome = await ENDINGS[role].end.$post({ param, json: { reason } });
        if (outcome.kind === 'done') onDone();
        return toFormErrors(outcome, texts);
      }}
      onCancel={onLeave}
    >
      <p role="status">
        {resource.kind === 'loading' && texts.counting}
        {resource.kind === 'failed' && texts.refundsUnknown}
        {resource.kind === 'ready' && formatRefunds(resource.value.refunds.total, language, texts)}
      </p>
    </TextDialog>
  );
}

function formatRefunds(count: number, language: Language, texts: EndDialogProps['texts']): string {
  if (count === 0) return texts.refundsNone;
  if (count === 1) return texts.refundsOne;
  const euros = formatNumber((count * DONATION_CENTS) / 100, language);
  return fillText(texts.refundsMany, { count: formatNumber(count, language), euros });
}
