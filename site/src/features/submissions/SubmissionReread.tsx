import { useState, type SyntheticEvent } from 'react';
import type { Reread } from '#api/nominees/contract.ts';
import { OVERLOOKED_MAX, REASON_MIN } from '#api/nominees/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { formatDateTime } from '#site/i18n/format.ts';
import { TextareaField } from '#site/ui/Field.tsx';
import { useCall } from '#site/ui/use-call.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { askReread } from './submission-calls.ts';
import type { SubmissionTexts } from './texts.ts';

type SubmissionRereadProps = {
  readonly submissionId: string;
  /** Null where the fan has not asked. */
  readonly reread: Reread | null;
  /** Until when the fan may ask; null where they may not. */
  readonly until: string | null;
  readonly language: Language;
  readonly texts: SubmissionTexts['submissions'];
};

/** The way to have a person read an answer again, and what came of it. */
export function SubmissionReread(props: SubmissionRereadProps) {
  const { submissionId, until, language, texts } = props;
  const [asked, setAsked] = useState<Reread>();
  const reread = props.reread ?? asked;
  return (
    <>
      <div className="outcome-reasons" role="status">
        {reread && <RereadState reread={reread} language={language} texts={texts} />}
      </div>
      {!reread && until !== null && (
        <details className="outcome-reasoning">
          <summary>{texts.readingAsk}</summary>
          <RereadForm
            submissionId={submissionId}
            help={fillText(texts.readingAskUntil, { until: formatDateTime(until, language) })}
            texts={texts}
            onAsked={setAsked}
          />
        </details>
      )}
    </>
  );
}

type RereadStateProps = Pick<SubmissionRereadProps, 'language' | 'texts'> & { readonly reread: Reread };

function RereadState({ reread, language, texts }: RereadStateProps) {
  const { askedAt, overlooked, dueAt, reply, repliedAt, isNominated } = reread;
  const [openedAt] = useState(() => new Date());
  const wait = new Date(dueAt) > openedAt ? texts.readingDue : texts.readingOverdue;
  return (
    <>
      <p>{fillText(texts.readingAsked, { date: formatDateTime(askedAt, language) })}</p>
      <blockquote>
        <q>{overlooked}</q>
      </blockquote>
      {repliedAt === null ? (
        <p>
          {fillText(wait, { date: formatDateTime(dueAt, language) })}{' '}
          {wait === texts.readingOverdue && (
            <a className="link" href={`/${language}/contact`}>
              {texts.readingContact}
            </a>
          )}
        </p>
      ) : (
        <>
          <p>{fillText(texts.readingReplied, { date: formatDateTime(repliedAt, language) })}</p>
          {reply && (
            <blockquote>
              <q>{reply}</q>
            </blockquote>
          )}
          <p>{isNominated ? texts.readingNominated : texts.readingNotNominated}</p>
        </>
      )}
    </>
  );
}

type RereadFormProps = Pick<SubmissionRereadProps, 'submissionId' | 'texts'> & {
  readonly help: string;
  readonly onAsked: (reread: Reread) => void;
};

/** What was overlooked; it stays in the form when it cannot be sent. */
function RereadForm({ submissionId, help, texts, onAsked }: RereadFormProps) {
  const [overlooked, setOverlooked] = useState('');
  const [problem, setProblem] = useState<string>();
  const { isBusy, alert, run } = useCall();

  async function ask(): Promise<string | undefined> {
    const outcome = await askReread(submissionId, overlooked.trim());
    if (outcome.kind === 'done') onAsked(outcome.value.doc);
    else if (outcome.problems['overlooked']) setProblem(outcome.problems['overlooked']);
    else return outcome.message ?? texts.readingFailed;
    return undefined;
  }

  function send(event: SyntheticEvent): void {
    event.preventDefault();
    const isTooShort = overlooked.trim().length < REASON_MIN;
    setProblem(isTooShort ? fillText(texts.readingTooShort, { count: String(REASON_MIN) }) : undefined);
    if (!isTooShort) void run(ask);
  }

  return (
    <form className="reread-form" noValidate onSubmit={send}>
      <TextareaField
        label={texts.readingOverlooked}
        help={help}
        problem={problem}
        name="overlooked"
        rows={4}
        maxLength={OVERLOOKED_MAX}
        value={overlooked}
        onChange={({ target }) => setOverlooked(target.value)}
      />
      <button type="submit" className="button button-secondary button-small" aria-busy={isBusy}>
        {texts.readingSend}
      </button>
      {alert !== undefined && (
        <p className="field-error" role="alert">
          {alert}
        </p>
      )}
    </form>
  );
}
