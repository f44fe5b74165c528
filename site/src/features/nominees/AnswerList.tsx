import type { ReactNode } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { formatSubmittedDate } from '#site/i18n/format.ts';
import { LoadFailure } from '#site/ui/LoadFailure.tsx';
import { LoadMore } from '#site/ui/LoadMore.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { usePages } from '#widget/client/use-pages.ts';
import { ReportAnswer } from '../reports/ReportAnswer.tsx';
import { AnswerNotes } from './AnswerNotes.tsx';
import { NominationActions } from './NominationActions.tsx';
import { readPaidAnswers, type AnswerQuery, type ListedAnswer } from './paid-answer-calls.ts';
import { Score } from './Score.tsx';
import type { NomineeTexts } from './texts.ts';
import { Verdict } from './Verdict.tsx';

type AnswerListProps = {
  readonly campaignId: string;
  readonly query: AnswerQuery;
  readonly language: Language;
  readonly texts: Pick<NomineeTexts, 'common' | 'nominees' | 'answers'>;
  readonly onChanged: () => Promise<unknown>;
  /** What else belongs to an answer; its changes are read by the given function. */
  readonly renderMore?: (answer: ListedAnswer, onChanged: () => Promise<unknown>) => ReactNode;
};

/** Paid answers, a page at a time, each of which can be nominated unless it was withdrawn. */
export function AnswerList({ campaignId, query, language, texts, onChanged, renderMore }: AnswerListProps) {
  const { resource, items, hasMore, reload, refresh, loadMore } = usePages<ListedAnswer>((page, signal) =>
    readPaidAnswers(campaignId, query, page, signal),
  );
  const { common, answers: t } = texts;
  const refreshAll = () => Promise.all([refresh(), onChanged()]);
  return (
    <>
      <p className="visually-hidden" role="status">
        {resource.kind === 'loading' ? common.loading : ''}
      </p>
      {resource.kind === 'failed' && (
        <LoadFailure
          text={fillText(common.loadFailed, { error: resource.failure.message ?? common.unreachable })}
          retryLabel={common.retry}
          onRetry={reload}
        />
      )}
      {resource.kind === 'ready' && items.length === 0 && <p>{t.none}</p>}
      <ul className="verdicts">
        {items.map((answer) => (
          <li key={answer.id}>
            <AnswerCard
              campaignId={campaignId}
              answer={answer}
              language={language}
              texts={texts}
              onChanged={refreshAll}
            >
              {renderMore?.(answer, refreshAll)}
            </AnswerCard>
          </li>
        ))}
      </ul>
      {hasMore && <LoadMore texts={t} onLoad={loadMore} />}
    </>
  );
}

type AnswerCardProps = Omit<AnswerListProps, 'query' | 'renderMore'> & {
  readonly answer: ListedAnswer;
  readonly children: ReactNode;
};

function AnswerCard({ campaignId, answer: paid, language, texts, onChanged, children }: AnswerCardProps) {
  const { common, nominees, answers: t } = texts;
  const { submissionId, score, judgedBy, answer, notScored, reasoning, createdAt, user, isWithdrawn } = paid;
  const id = `answer-${submissionId}`;
  const date = formatSubmittedDate(createdAt, language);
  const label = judgedBy === 'model' ? common.reasoning : common.rubricReasoning;
  return (
    <article className="card verdict" aria-labelledby={id}>
      <div className="verdict-side">
        {paid.place !== null && !isWithdrawn && <p className="rank">{t.isNominee}</p>}
        <Score score={score} language={language} texts={common} />
      </div>
      <div className="verdict-body">
        <h3 id={id}>{user.name}</h3>
        <AnswerNotes answer={paid} texts={t} />
        <Verdict
          answer={answer}
          reasoning={notScored === null ? reasoning : nominees[notScored]}
          label={notScored === null ? label : nominees.whyNot}
          texts={common}
        />
        <ReportAnswer campaignId={campaignId} language={language} answer={paid} texts={common} />
        {date !== null && (
          <p className="verdict-date">
            {nominees.received} <time dateTime={createdAt}>{date}</time>
          </p>
        )}
        {children}
        {(!isWithdrawn || paid.nomination !== null) && (
          <NominationActions campaignId={campaignId} onChanged={onChanged} answer={paid} texts={t} />
        )}
      </div>
    </article>
  );
}
