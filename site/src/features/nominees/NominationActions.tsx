import { useState } from 'react';
import type { PaidAnswer } from '#api/nominees/contract.ts';
import { REASON } from '#api/nominees/rules.ts';
import { SentenceForm } from '#site/ui/SentenceForm.tsx';
import { useCall } from '#site/ui/use-call.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { Outcome } from '#widget/client/outcome.ts';
import { api } from '../accounts/api.ts';
import type { NomineesPart } from './AnswerCard.tsx';
import type { NomineeTexts } from './texts.ts';

type NominationActionsProps = NomineesPart & {
  readonly answer: Pick<PaidAnswer, 'submissionId' | 'place' | 'nomination' | 'user'>;
};

const endpoint = api.campaigns[':id'].nominations;

/** Nominates an answer that is not a nominee, with a reason, or withdraws the owner's nomination. */
export function NominationActions({ campaignId, answer, onChanged, ...part }: NominationActionsProps) {
  const { answers: texts } = part.texts;
  const { submissionId, place, nomination, user } = answer;
  const [isWriting, setWriting] = useState(false);
  const { isBusy, alert, run } = useCall();
  const name = user.name;

  async function change(call: Promise<Outcome<unknown>>): Promise<string | undefined> {
    const outcome = await call;
    if (outcome.kind === 'unreachable') return texts.unreachable;
    if (outcome.kind !== 'done') return outcome.problems['reason'] ?? outcome.message ?? texts.failed;
    setWriting(false);
    await onChanged();
    return undefined;
  }
  const nominate = (reason: string) =>
    change(endpoint.$post({ param: { id: campaignId }, json: { submissionId, reason } }));
  const withdraw = () =>
    change(endpoint[':submissionId'].$delete({ param: { id: campaignId, submissionId } }));

  return (
    <div className="nomination-actions">
      {nomination !== null && (
        <button type="button" className="link" aria-busy={isBusy} onClick={() => void run(withdraw)}>
          {fillText(texts.withdraw, { name })}
        </button>
      )}
      {nomination === null && place === null && !isWriting && (
        <button
          type="button"
          className="button button-secondary button-small"
          onClick={() => setWriting(true)}
        >
          {fillText(texts.nominate, { name })}
        </button>
      )}
      {nomination === null && isWriting && (
        <SentenceForm
          about={`nomination-${submissionId}`}
          label={fillText(texts.reason, { name })}
          {...toReasonProps(texts, texts.save)}
          onSend={nominate}
          onCancel={() => setWriting(false)}
        />
      )}
      {alert !== undefined && (
        <p className="field-error" role="alert">
          {alert}
        </p>
      )}
    </div>
  );
}

/** Returns the props of a form for one sentence by the owner about an answer. */
export const toReasonProps = (texts: NomineeTexts['answers'], send: string) => ({
  help: fillText(texts.reasonHelp, { max: REASON.max }),
  min: REASON.min,
  texts: {
    tooShort: fillText(texts.reasonTooShort, { count: REASON.min }),
    send,
    busy: texts.saving,
    cancel: texts.cancel,
  },
});
