import { useState } from 'react';
import type { NotScored as NotScoredAnswer } from '#api/scoring/contract.ts';
import { NOT_SCORED_SHOWN_MAX } from '#api/scoring/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { formatSubmittedDate } from '#site/i18n/format.ts';
import { scoreAgain } from './nominee-calls.ts';
import { Score } from './Score.tsx';
import type { NomineeTexts } from './texts.ts';
import type { Selection } from './use-nominees.ts';
import { Verdict } from './Verdict.tsx';

type NotScoredProps = {
  readonly selection: Selection;
  readonly language: Language;
  readonly texts: Pick<NomineeTexts, 'common' | 'nominees'>;
  /** Reads the selection again. */
  readonly onAsked: () => Promise<unknown>;
};

/** The answers that could not be scored, with the reason, for the owner to read or have scored again. */
export function NotScored({ selection, language, texts, onAsked }: NotScoredProps) {
  const { campaign, nominees } = selection;
  const { notScored, isScoringAgain, progress } = nominees;
  const t = texts.nominees;
  const [alert, setAlert] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const isBusy = isAsking || isScoringAgain;
  const isTruncated = notScored.length >= NOT_SCORED_SHOWN_MAX;
  const count = isTruncated ? progress.total - progress.scored : notScored.length;

  async function ask(): Promise<void> {
    if (isBusy) return;
    setAlert(undefined);
    setAsking(true);
    const outcome = await scoreAgain(campaign.id);
    if (outcome.kind === 'done') await onAsked();
    else if (outcome.kind === 'unreachable') setAlert(t.scoreAgainUnreachable);
    else setAlert(outcome.message ?? t.scoreAgainFailed);
    setAsking(false);
  }

  return (
    <section className="not-scored" aria-labelledby="not-scored">
      <h2 id="not-scored">
        {fillText(t.notScoredTitle, { count: String(count), total: String(progress.total) })}
      </h2>
      <p>
        {t.notScoredNote}
        {isTruncated && ` ${fillText(t.notScoredShown, { count: String(notScored.length) })}`}
      </p>
      <button
        type="button"
        className="button button-secondary"
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={() => void ask()}
      >
        {isBusy ? t.scoringAgain : t.scoreAgain}
      </button>
      <div role="alert">{alert !== undefined && <p className="field-error">{alert}</p>}</div>
      <ul className="verdicts">
        {notScored.map((answer) => (
          <li key={answer.submissionId}>
            <NotScoredCard answer={answer} language={language} texts={texts} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type NotScoredCardProps = Pick<NotScoredProps, 'language' | 'texts'> & { readonly answer: NotScoredAnswer };

function NotScoredCard({ answer: unscored, language, texts }: NotScoredCardProps) {
  const { submissionId, answer, reason, createdAt, user } = unscored;
  const id = `not-scored-${submissionId}`;
  const date = formatSubmittedDate(createdAt, language);
  return (
    <article className="card verdict" aria-labelledby={id}>
      <div className="verdict-side">
        <Score score={null} language={language} texts={texts.common} />
      </div>
      <div className="verdict-body">
        <h3 id={id}>{user.name}</h3>
        <Verdict
          answer={answer}
          reasoning={texts.nominees[reason]}
          label={texts.nominees.whyNot}
          texts={texts.common}
        />
        {date !== null && (
          <p className="verdict-date">
            {texts.nominees.received} <time dateTime={createdAt}>{date}</time>
          </p>
        )}
      </div>
    </article>
  );
}
