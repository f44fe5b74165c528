import type { ReactNode } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { LoadFailure } from '#site/ui/LoadFailure.tsx';
import { LoadMore } from '#site/ui/LoadMore.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { usePages } from '#widget/client/use-pages.ts';
import { ReportAnswer } from '../reports/ReportAnswer.tsx';
import { AnswerCard, explainScore, ReceivedDate } from './AnswerCard.tsx';
import { AnswerNotes } from './AnswerNotes.tsx';
import { NominationActions } from './NominationActions.tsx';
import { readPaidAnswers, type AnswerQuery, type ListedAnswer } from './paid-answer-calls.ts';
import type { NomineeTexts } from './texts.ts';

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
  const { resource, docs, hasMore, reload, refresh, loadMore } = usePages<ListedAnswer>((page, signal) =>
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
      {resource.kind === 'ready' && docs.length === 0 && <p>{t.none}</p>}
      <ul className="verdicts">
        {docs.map((answer) => (
          <li key={answer.id}>
            <PaidAnswerCard
              campaignId={campaignId}
              answer={answer}
              language={language}
              texts={texts}
              onChanged={refreshAll}
            >
              {renderMore?.(answer, refreshAll)}
            </PaidAnswerCard>
          </li>
        ))}
      </ul>
      {hasMore && <LoadMore texts={t} onLoad={loadMore} />}
    </>
  );
}

type PaidAnswerCardProps = Omit<AnswerListProps, 'query' | 'renderMore'> & {
  readonly answer: ListedAnswer;
  readonly children: ReactNode;
};

function PaidAnswerCard({ campaignId, answer, language, texts, onChanged, children }: PaidAnswerCardProps) {
  const { common, nominees, answers: t } = texts;
  const { submissionId, place, score, createdAt, user, nomination, isWithdrawn } = answer;
  return (
    <AnswerCard
      id={`answer-${submissionId}`}
      heading={user.name}
      rank={place !== null && !isWithdrawn ? t.isNominee : undefined}
      score={score}
      answer={answer.answer}
      explanation={explainScore(answer, texts)}
      notes={<AnswerNotes answer={answer} texts={t} />}
      language={language}
      texts={common}
    >
      <ReportAnswer campaignId={campaignId} language={language} answer={answer} texts={common} />
      <ReceivedDate createdAt={createdAt} language={language} texts={nominees} />
      {children}
      {(!isWithdrawn || nomination !== null) && (
        <NominationActions campaignId={campaignId} onChanged={onChanged} answer={answer} texts={t} />
      )}
    </AnswerCard>
  );
}
