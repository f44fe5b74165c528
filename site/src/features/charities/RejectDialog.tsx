import { useState } from 'react';
import type { CharityInReview } from '#api/charities/contract.ts';
import {
  REJECTION_REASON_MAX,
  REJECTION_REASON_MIN,
  REJECTION_REASON_REQUIRED,
} from '#api/charities/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { TextareaField } from '#site/ui/Field.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { useResource } from '#widget/client/use-resource.ts';
import { formatImpact } from './format-impact.ts';
import { readImpact } from './review-calls.ts';
import type { CharityTexts } from './texts.ts';

type RejectDialogProps = {
  readonly charity: Pick<CharityInReview, 'id' | 'name'>;
  readonly language: Language;
  readonly texts: CharityTexts;
  /** Rejects it; returns what is wrong, if anything. */
  readonly onReject: (reason: string) => Promise<string | undefined>;
  readonly onLeave: () => void;
};

/** Says what rejecting a charity means, and asks for the reason that its owners read. */
export function RejectDialog({ charity, language, texts, onReject, onLeave }: RejectDialogProps) {
  const { resource } = useResource(() => readImpact(charity.id));
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();

  async function reject(): Promise<void> {
    const isTooShort = reason.trim().length < REJECTION_REASON_MIN;
    setProblem(isTooShort ? REJECTION_REASON_REQUIRED[language] : undefined);
    if (isTooShort) return;
    setFailure(await onReject(reason.trim()));
  }

  return (
    <ConfirmDialog
      open
      danger
      title={fillText(texts.rejectTitle, { charity: charity.name })}
      message={formatImpact(resource, language, texts)}
      confirmLabel={texts.reject}
      cancelLabel={texts.rejectKeep}
      loadingLabel={texts.rejectBusy}
      loading={resource.kind === 'loading'}
      onConfirm={reject}
      onCancel={onLeave}
    >
      <TextareaField
        label={texts.rejectReason}
        help={texts.rejectReasonHelp}
        name="reason"
        rows={4}
        required
        maxLength={REJECTION_REASON_MAX}
        value={reason}
        problem={problem}
        onChange={({ currentTarget }) => {
          setReason(currentTarget.value);
          setProblem(undefined);
        }}
      />
      {failure !== undefined && (
        <p className="notice notice-error" role="alert">
          {failure}
        </p>
      )}
    </ConfirmDialog>
  );
}
