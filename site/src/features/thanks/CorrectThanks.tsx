import { useState } from 'react';
import type { OwnThanks } from '#api/thanks/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { formatDateTime } from '#site/i18n/format.ts';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { TextareaField } from '#site/ui/Field.tsx';
import { FormFailure } from '#site/ui/FormFailure.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { callEndpoint } from '#widget/client/outcome.ts';
import { api } from '../accounts/api.ts';
import type { ThanksTexts } from './texts.ts';

type CorrectThanksProps = WithTexts<ThanksTexts> & {
  /** The campaign's id. */
  readonly id: string;
  readonly thanks: Pick<OwnThanks, 'message' | 'transcript'>;
  /** Until when that can be done. */
  readonly until: string;
  readonly onCorrected: (thanks: OwnThanks) => void;
};

/** Corrects the words of a thank-you that was sent, once. */
export function CorrectThanks({ id, thanks, until, language, texts, onCorrected }: CorrectThanksProps) {
  const [isAsking, setAsking] = useState(false);
  const [words, setWords] = useState({ message: thanks.message, transcript: thanks.transcript });
  const [failure, setFailure] = useState<string>();

  async function correct(): Promise<void> {
    const call = { param: { id }, json: { ...words, photos: [] } };
    const outcome = await callEndpoint(() => api.campaigns[':id'].thanks.correct.$post(call));
    if (outcome.kind !== 'done') {
      setFailure((outcome.kind === 'refused' && outcome.message) || texts.sendFailed);
      return;
    }
    setFailure(undefined);
    setAsking(false);
    onCorrected(outcome.value.doc);
  }

  return (
    <>
      <button type="button" className="button button-secondary button-small" onClick={() => setAsking(true)}>
        {texts.correct}
      </button>
      <ConfirmDialog
        open={isAsking}
        title={texts.correctTitle}
        message={fillText(texts.correctMessage, { date: formatDateTime(until, language) })}
        confirmLabel={texts.correct}
        cancelLabel={texts.keepWords}
        loadingLabel={texts.correctBusy}
        onConfirm={correct}
        onCancel={() => setAsking(false)}
      >
        <TextareaField
          label={texts.message}
          name="message"
          rows={7}
          value={words.message}
          onChange={(event) => setWords({ ...words, message: event.currentTarget.value })}
        />
        {thanks.transcript !== '' && (
          <TextareaField
            label={texts.transcript}
            name="transcript"
            value={words.transcript}
            onChange={(event) => setWords({ ...words, transcript: event.currentTarget.value })}
          />
        )}
        <FormFailure text={failure} />
      </ConfirmDialog>
    </>
  );
}
