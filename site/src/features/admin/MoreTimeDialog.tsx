import { useState } from 'react';
import { ACTION_REASON } from '#api/admin-log/rules.ts';
import { DAY_REQUIRED } from '#api/outcomes/rules.ts';
import { findLengthProblem, type Language } from '#api/platform/rules.ts';
import { Field } from '#site/ui/Field.tsx';
import { TextDialog } from '#site/ui/TextDialog.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { toFormErrors } from '../accounts/form-errors.ts';
import { giveMoreTime } from './action-calls.ts';
import type { AdminTexts } from './texts.ts';

type MoreTimeDialogProps = {
  readonly campaign: { readonly id: string; readonly name: string };
  readonly language: Language;
  readonly texts: Pick<AdminTexts, 'campaigns' | 'reason'>;
  readonly onLeave: () => void;
};

/** Gives the owner of a closed campaign until a day, for a reason, before everything goes back. */
export function MoreTimeDialog({ campaign, language, texts, onLeave }: MoreTimeDialogProps) {
  const [until, setUntil] = useState('');
  const [problem, setProblem] = useState<string>();
  const { campaigns: t, reason } = texts;
  return (
    <TextDialog
      title={fillText(t.moreTimeTitle, { campaign: campaign.name })}
      message={t.moreTimeMessage}
      confirmLabel={t.moreTime}
      cancelLabel={reason.cancel}
      loadingLabel={reason.busy}
      name="reason"
      label={reason.label}
      help={fillText(reason.help, { min: ACTION_REASON.min, max: ACTION_REASON.max })}
      rows={3}
      maxLength={ACTION_REASON.max}
      check={(text) => {
        setProblem(until === '' ? DAY_REQUIRED[language] : undefined);
        return findLengthProblem(ACTION_REASON, text)?.[language];
      }}
      send={async (text) => {
        if (until === '') return {};
        const outcome = await giveMoreTime(campaign.id, { until, reason: text });
        if (outcome.kind === 'done') location.reload();
        if (outcome.kind === 'refused') setProblem(outcome.problems['until']);
        return toFormErrors(outcome, reason);
      }}
      onCancel={onLeave}
    >
      <Field
        label={t.moreTimeUntil}
        type="date"
        name="until"
        max="9999-12-31"
        required
        value={until}
        problem={problem}
        onChange={(event) => {
          setUntil(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
    </TextDialog>
  );
}
