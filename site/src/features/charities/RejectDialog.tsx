import type { CharityInReview } from '#api/charities/contract.ts';
import { REJECTION_REASON } from '#api/charities/rules.ts';
import { formatEuros } from '#api/platform/money-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import type { CharityImpact } from '#api/consent/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { TextDialog } from '#site/ui/TextDialog.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { useResource } from '#widget/client/use-resource.ts';
import { api } from '../accounts/api.ts';
import type { CharityTexts } from './texts.ts';

type RejectDialogProps = WithTexts<CharityTexts> & {
  readonly charity: Pick<CharityInReview, 'id' | 'name'>;
  /** Rejects it; returns what is wrong, if anything. */
  readonly onReject: (reason: string) => Promise<string | undefined>;
  readonly onLeave: () => void;
};

/** Says what rejecting a charity means, and asks for a reason, which the campaigns' owners read. */
export function RejectDialog({ charity, language, texts, onReject, onLeave }: RejectDialogProps) {
  const { resource } = useResource(() =>
    api['charity-whitelist-custom'][':id'].impact.$get({ param: { id: charity.id } }),
  );
  const messages = {
    loading: texts.impactLoading,
    failed: texts.impactFailed,
    ready: resource.kind === 'ready' ? formatImpact(resource.value.doc, language, texts) : '',
  };
  return (
    <TextDialog
      danger
      title={fillText(texts.rejectTitle, { charity: charity.name })}
      message={messages[resource.kind]}
      confirmLabel={texts.reject}
      cancelLabel={texts.rejectKeep}
      loadingLabel={texts.rejectBusy}
      loading={resource.kind === 'loading'}
      about={`reject-${charity.id}`}
      name="reason"
      label={texts.rejectReason}
      help={texts.rejectReasonHelp}
      rows={4}
      language={language}
      limits={REJECTION_REASON}
      send={async (reason) => {
        const failure = await onReject(reason.trim());
        return failure === undefined ? undefined : { failure };
      }}
      onCancel={onLeave}
    />
  );
}

/** Describes what rejecting a charity would mean for its campaigns. */
function formatImpact(
  { openCampaigns: open, closedCampaigns: closed, paidCents }: CharityImpact,
  language: Language,
  texts: CharityTexts,
): string {
  if (open + closed === 0) return texts.impactNone;
  const campaigns = [
    open > 0 && fillText(open === 1 ? texts.openOne : texts.openMany, { count: open }),
    closed > 0 && fillText(closed === 1 ? texts.closedOne : texts.closedMany, { count: closed }),
  ].filter((part) => part !== false);
  const amount = formatEuros(paidCents, language);
  return fillText(texts.impact, { campaigns: campaigns.join(` ${texts.and} `), amount });
}
