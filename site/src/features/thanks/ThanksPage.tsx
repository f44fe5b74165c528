import { CircleAlert, CircleCheck } from 'lucide-react';
import { CAMPAIGN_CANCELLED } from '#api/campaigns/cancellation-rules.ts';
import type { OwnThanks } from '#api/thanks/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { useResource } from '#widget/client/use-resource.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { formatSubmittedDate, formatDateTime } from '#site/i18n/format.ts';
import { api } from '../accounts/api.ts';
import type { ThanksTexts } from './texts.ts';
import { ThanksForm } from './ThanksForm.tsx';
import { ThankYou } from './ThankYou.tsx';
import type { ThankYouTexts } from './thank-you-texts.ts';
import './thanks.css';
import './thank-you.css';
import { useState } from 'react';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { Empty } from '#site/ui/Empty.tsx';
import { TextareaField } from '#site/ui/Field.tsx';
import { FormFailure } from '#site/ui/FormFailure.tsx';

type ThanksPageProps = WithTexts<ThanksTexts> & {
  readonly id: string;
  readonly first: OwnThanks;
  readonly shown: ThankYouTexts;
};

/** The page on which an owner thanks all participants (RULES.md, "Winners"): not yet, being written, or sent. */
export function ThanksPage({ language, id, first, texts, shown }: ThanksPageProps) {
  const read = api.campaigns[':id'].thanks.$get;
  const { value, refresh, update } = useResource((signal) => read({ param: { id } }, { init: { signal } }), {
    first: { doc: first },
  });
  const { doc: thanks } = value;
  const show = (doc: OwnThanks) => update(() => ({ doc }));
  const part = { id, language, thanks, texts, shown };
  if (thanks.isCancelled && thanks.sentAt === null)
    return <Empty heading={<h1>{texts.cancelledTitle}</h1>} text={CAMPAIGN_CANCELLED[language]} />;
  const named = { campaign: thanks.campaign };
  if (!thanks.winnersSelected)
    return <Empty heading={<h1>{texts.tooSoonTitle}</h1>} text={fillText(texts.tooSoon, named)} />;
  return (
    <>
      <h1>{fillText(texts.title, named)}</h1>
      {thanks.sentAt === null ? (
        <ThanksForm {...part} refresh={refresh} onSent={show} />
      ) : (
        <Sent {...part} sentAt={thanks.sentAt} onCorrected={show} />
      )}
    </>
  );
}

type SentProps = Omit<ThanksPageProps, 'first'> & {
  readonly thanks: OwnThanks;
  readonly sentAt: string;
  readonly onCorrected: (thanks: OwnThanks) => void;
};

/** Shows the thank-you that was sent, or that nobody else can see it any more. */
function Sent({ id, language, texts, thanks, shown, sentAt, onCorrected }: SentProps) {
  const format = (at: string) => formatSubmittedDate(at, language) ?? '';
  const { withdrawnAt, correctableUntil } = thanks;
  const isWithdrawn = withdrawnAt !== null;
  const Sign = isWithdrawn ? CircleAlert : CircleCheck;
  return (
    <>
      <div
        className={isWithdrawn ? 'notice notice-warning' : 'notice notice-success'}
        role={isWithdrawn ? undefined : 'status'}
      >
        <Sign aria-hidden="true" />
        <div>
          <p>
            <strong>
              {fillText(isWithdrawn ? texts.withdrawnTitle : texts.sentTitle, {
                date: format(withdrawnAt ?? sentAt),
              })}
            </strong>
          </p>
          <p>{isWithdrawn ? texts.withdrawn : texts.sent}</p>
        </div>
      </div>
      <section className="panel thanks-shown" aria-label={fillText(shown.thankYou, { from: thanks.from })}>
        <h2>{fillText(shown.thankYou, { from: thanks.from })}</h2>
        <ThankYou thankYou={thanks} texts={shown} />
      </section>
      {correctableUntil !== null && (
        <CorrectThanks
          id={id}
          thanks={thanks}
          until={correctableUntil}
          language={language}
          texts={texts}
          onCorrected={onCorrected}
        />
      )}
    </>
  );
}

type CorrectThanksProps = WithTexts<ThanksTexts> & {
  readonly id: string;
  readonly thanks: Pick<OwnThanks, 'message' | 'transcript'>;
  readonly until: string;
  readonly onCorrected: (thanks: OwnThanks) => void;
};

/** Corrects the texts of a sent thank-you, once. */
function CorrectThanks({ id, thanks, until, language, texts, onCorrected }: CorrectThanksProps) {
  const [isAsking, setAsking] = useState(false);
  const [words, setWords] = useState({ message: thanks.message, transcript: thanks.transcript });
  const [failure, setFailure] = useState<string>();

  async function correct(): Promise<void> {
    const call = { param: { id }, json: { ...words, photos: [] } };
    const outcome = await api.campaigns[':id'].thanks.correct.$post(call);
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
