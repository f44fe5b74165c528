import { CircleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PagedList } from '#site/ui/PagedList.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { usePages } from '#widget/client/use-pages.ts';
import type { NomineesPart } from './AnswerCard.tsx';
import { PaidAnswerCard } from './PaidAnswerCard.tsx';
import type { PaidAnswer } from '#api/nominees/contract.ts';
import type { AnswerFilter } from '#api/nominees/rules.ts';
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
  const pages = usePages((place, signal) =>
    api.campaigns[':id'].answers.$get(
      { param: { id: campaignId }, query: { ...query, ...place } },
      { init: { signal } },
    ),
  );
  const { common, answers: t } = texts;
  const { resource, reload } = pages;
  const refreshAll = () => Promise.all([pages.refresh(), onChanged()]);
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
      <PagedList
        pages={pages}
        texts={t}
        className="verdicts"
        empty={resource.kind === 'ready' && <p>{t.none}</p>}
      >
        {(answer) => (
          <PaidAnswerCard
            {...part}
            id={`answer-${answer.submissionId}`}
            answer={answer}
            rank={answer.place !== null && !answer.isWithdrawn ? t.isNominee : undefined}
            isDecided={isDecided}
            onChanged={refreshAll}
          >
            {renderMore?.(answer, refreshAll)}
          </PaidAnswerCard>
        )}
      </PagedList>
    </>
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
