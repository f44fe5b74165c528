import type { ReactNode } from 'react';
import type { PaidAnswer } from '#api/nominees/contract.ts';
import { ReportAnswer } from '../reports/ReportAnswer.tsx';
import { AnswerCard, explainScore, ReceivedDate, type NomineesPart } from './AnswerCard.tsx';
import { AnswerNotes } from './AnswerNotes.tsx';
import { NominationActions } from './NominationActions.tsx';
import { RereadReply } from './RereadReply.tsx';

type PaidAnswerCardProps = NomineesPart & {
  readonly id: string;
  readonly answer: PaidAnswer;
  readonly rank: string | undefined;
  /** Whether the winners are chosen, so that nothing can be nominated any more. */
  readonly isDecided?: boolean;
  /** Shown below the answer. */
  readonly controls?: ReactNode;
  readonly children: ReactNode;
};

/** Shows a paid answer in full, with what to know about it and what its owner can do with it. */
export function PaidAnswerCard(props: PaidAnswerCardProps) {
  const { id, answer, rank, isDecided = false, controls, children, ...part } = props;
  const { campaignId, language, texts } = part;
  const { submissionId, nomination, isWithdrawn } = answer;
  return (
    <AnswerCard
      id={id}
      heading={answer.user.name}
      rank={rank}
      score={answer.score}
      answer={answer.answer}
      answersIn={part.answersIn}
      explanation={explainScore(answer, texts, language)}
      notes={<AnswerNotes answer={answer} texts={texts.answers} />}
      language={language}
      texts={texts.common}
    >
      {controls && <div className="row row-apart">{controls}</div>}
      <div className="verdict-foot row" key={submissionId}>
        <ReceivedDate createdAt={answer.createdAt} language={language} texts={texts.nominees} />
        <ReportAnswer campaignId={campaignId} language={language} answer={answer} texts={texts.common} />
        {children}
        {!isWithdrawn && <RereadReply {...part} answer={answer} />}
        {!isDecided && !part.isOnlyShown && (!isWithdrawn || nomination !== null) && (
          <NominationActions {...part} answer={answer} />
        )}
      </div>
    </AnswerCard>
  );
}
