import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { ConfirmButton } from '#site/ui/ConfirmButton.tsx';
import { useCall } from '#site/ui/use-call.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { formatDateTime } from '#site/i18n/format.ts';
import { isOnlyShown } from '#api/campaigns/manage-rules.ts';
import { api } from '../accounts/api.ts';
import type { NomineeTexts } from './texts.ts';
import type { Selection } from './use-nominees.ts';

type WaitingAnswersProps = WithTexts<NomineeTexts['nominees']> & {
  readonly selection: Selection;
  readonly onAsked: () => Promise<unknown>;
};

/** Shows what waits for the judge, answers or the final: how many, the next attempt, and a button to go on without. */
export function WaitingAnswers({ selection, language, texts, onAsked }: WaitingAnswersProps) {
  const { campaign, nominees } = selection;
  const { alert, run } = useCall();
  const { waiting, progress, status } = nominees;
  if (waiting === null) return null;
  const { answers, nextTryAt } = waiting;
  const isFinal = answers === 0;
  const labels = pickLabels(texts, isFinal, status === 'selecting');

  async function skip(): Promise<string | undefined> {
    const param = { id: campaign.id };
    const { nominees: call } = api.campaigns[':id'];
    const outcome = await call['skip-unjudged'].$post({ param, json: { answers } });
    await onAsked();
    if (outcome.kind === 'unreachable') return texts.skipUnreachable;
    return outcome.kind === 'done' ? undefined : (outcome.message ?? texts.skipFailed);
  }

  return (
    <section className="panel stack waiting-answers" aria-labelledby="waiting-answers">
      <h2 id="waiting-answers">
        {isFinal && texts.waitingFinalTitle}
        {answers === 1 && texts.waitingTitleOne}
        {answers > 1 && fillText(texts.waitingTitle, { count: answers })}
      </h2>
      <p>{isFinal ? texts.waitingFinalNote : texts.waitingNote}</p>
      <p>
        {nextTryAt === null
          ? texts.waitingNow
          : fillText(texts.waitingNext, { time: formatDateTime(nextTryAt, language) })}
      </p>
      {!isOnlyShown(campaign) && (
        <ConfirmButton
          label={fillText(labels[answers === 1 ? 'one' : 'many'], { count: answers })}
          className="button button-secondary"
          title={texts.skipConfirmTitle}
          message={fillText(labels.message, { count: answers, total: progress.total })}
          confirmLabel={labels.confirm}
          cancelLabel={texts.skipKeep}
          loadingLabel={texts.skipBusy}
          onConfirm={() => run(skip)}
        />
      )}
      <div role="alert">{alert !== undefined && <p className="field-error">{alert}</p>}</div>
    </section>
  );
}

/** Returns the labels for going on without: the final, the answers in a selection, or answers that came later. */
function pickLabels(texts: WaitingAnswersProps['texts'], isFinal: boolean, isSelecting: boolean) {
  const { skipConfirm: confirm } = texts;
  if (isFinal)
    return { one: texts.skipFinal, many: texts.skipFinal, message: texts.skipFinalMessage, confirm };
  if (isSelecting)
    return { one: texts.skipOne, many: texts.skip, message: texts.skipConfirmMessage, confirm };
  const message = texts.skipLateMessage;
  return { one: texts.skipLateOne, many: texts.skipLate, message, confirm: texts.skipLateConfirm };
}
