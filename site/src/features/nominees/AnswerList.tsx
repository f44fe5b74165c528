import { CircleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { LoadMore } from '#site/ui/LoadMore.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { usePages } from '#widget/client/use-pages.ts';
import { ReportAnswer } from '../reports/ReportAnswer.tsx';
import { AnswerCard, explainScore, ReceivedDate, type NomineesPart } from './AnswerCard.tsx';
import { AnswerNotes } from './AnswerNotes.tsx';
import { NominationActions } from './NominationActions.tsx';
import { RereadReply } from './RereadReply.tsx';
import type { PaidAnswer } from '#api/nominees/contract.ts';
import type { AnswerFilter } from '#api/nominees/rules.ts';
import { callEndpoint } from '#widget/client/outcome.ts';
import { api } from '../accounts/api.ts';

type AnswerListProps = NomineesPart & {
  readonly query: AnswerQuery;
  /** Whether the winners are chosen, so that nothing can be nominated any more. */
  readonly isDecided?: boolean;
  /** Renders more below an answer; it calls the given function after a change. */
  readonly renderMore?: (answer: PaidAnswer, onChanged: () => Promise<unknown>) => ReactNode;
};

/** Lists paid answers page by page; each can be nominated unless it was withdrawn. */
export function AnswerList({ query, isDecided = false, renderMore, ...part }: AnswerListProps) {
  const { campaignId, texts, onChanged } = part;
  const { resource, docs, hasMore, reload, refresh, loadMore } = usePages((place, signal) =>
    callEndpoint(() =>
      api.campaigns[':id'].answers.$get(
        { param: { id: campaignId }, query: { ...query, ...place } },
        { init: { signal } },
      ),
    ),
  );
  const { common, answers: t } = texts;
  const refreshAll = () => Promise.all([refresh(), onChanged()]);
  return (
    <>
      <p className="visually-hidden" role="status">
        {resource.kind === 'loading' ? common.loading : ''}
      </p>
      {resource.kind === 'failed' && (
        <div className="notice notice-error" role="alert">
          <CircleAlert aria-hidden="true" />
          <div className="row">
            <p>{fillText(common.loadFailed, { error: resource.failure.message ?? common.unreachable })}</p>
            <button type="button" className="button button-secondary button-small" onClick={reload}>
              {common.retry}
            </button>
          </div>
        </div>
      )}
      {resource.kind === 'ready' && docs.length === 0 && <p>{t.none}</p>}
      <ul className="verdicts">
        {docs.map((answer) => (
          <li key={answer.submissionId}>
            <PaidAnswerCard {...part} answer={answer} isDecided={isDecided} onChanged={refreshAll}>
              {renderMore?.(answer, refreshAll)}
            </PaidAnswerCard>
          </li>
        ))}
      </ul>
      {hasMore && <LoadMore texts={t} onLoad={loadMore} />}
    </>
  );
}

type PaidAnswerCardProps = NomineesPart & {
  readonly answer: PaidAnswer;
  readonly isDecided: boolean;
  readonly children: ReactNode;
};

function PaidAnswerCard({ answer, isDecided, children, ...part }: PaidAnswerCardProps) {
  const { campaignId, language, texts } = part;
  const { common, nominees, answers: t } = texts;
  const { submissionId, place, score, createdAt, user, nomination, isWithdrawn } = answer;
  return (
    <AnswerCard
      id={`answer-${submissionId}`}
      heading={user.name}
      rank={place !== null && !isWithdrawn ? t.isNominee : undefined}
      score={score}
      answer={answer.answer}
      answersIn={part.answersIn}
      explanation={explainScore(answer, texts, language)}
      notes={<AnswerNotes answer={answer} texts={t} />}
      language={language}
      texts={common}
    >
      <ReportAnswer campaignId={campaignId} language={language} answer={answer} texts={common} />
      <ReceivedDate createdAt={createdAt} language={language} texts={nominees} />
      {children}
      {!isWithdrawn && <RereadReply {...part} answer={answer} />}
      {!isDecided && !part.isOnlyShown && (!isWithdrawn || nomination !== null) && (
        <NominationActions {...part} answer={answer} />
      )}
    </AnswerCard>
  );
}

type NearCopiesProps = NomineesPart & { readonly answer: Pick<PaidAnswer, 'submissionId' | 'copies'> };

/** Says how many answers are near copies of one, and lists them. */
export function NearCopies({ answer: { submissionId, copies }, ...part }: NearCopiesProps) {
  if (copies === 0) return null;
  const summary = fillText(part.texts.answers.copies, { count: copies + 1 });
  return <FoldedAnswers {...part} summary={summary} query={{ similarTo: submissionId }} />;
}

/** Lists paid answers, loaded when this is opened. */
export function FoldedAnswers({ summary, ...list }: AnswerListProps & { readonly summary: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="near-copies" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && <AnswerList {...list} />}
    </details>
  );
}

/** Which paid answers of a campaign to load: by a filter, or the near copies of one. */
type AnswerQuery = { readonly filter: AnswerFilter } | { readonly similarTo: string };
