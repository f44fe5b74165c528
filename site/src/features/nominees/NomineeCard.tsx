import type { ReactNode } from 'react';
import type { Nominee } from '#api/nominees/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { ReportAnswer } from '../reports/ReportAnswer.tsx';
import { AnswerCard, explainScore, ReceivedDate } from './AnswerCard.tsx';
import { AnswerNotes } from './AnswerNotes.tsx';
import { NearCopies } from './NearCopies.tsx';
import { NominationActions } from './NominationActions.tsx';
import type { NomineeTexts } from './texts.ts';

type NomineeCardProps = {
  readonly campaignId: string;
  readonly nominee: Nominee;
  /** Whether other nominees have the same place. */
  readonly isShared: boolean;
  readonly language: Language;
  readonly texts: Pick<NomineeTexts, 'common' | 'nominees' | 'answers'>;
  readonly isChosen: boolean;
  /** Whether the limit is reached without this one. */
  readonly isBarred: boolean;
  /** One winner is a radio group, more are check boxes. */
  readonly isSingle: boolean;
  readonly onPress: () => void;
  /** Reads the nominees again. */
  readonly onChanged: () => Promise<unknown>;
  /** What else is asked about a nominee who is chosen. */
  readonly children?: ReactNode;
};

/** One nominee: rank, score, answer and reasoning, and the control to choose them. */
export function NomineeCard(props: NomineeCardProps) {
  const { campaignId, nominee, isShared, language, texts, isChosen, isBarred, isSingle } = props;
  const { onPress, onChanged, children } = props;
  const { submissionId, place, score, answer, createdAt, user } = nominee;
  const rankText = isShared ? texts.nominees.sharedRank : texts.nominees.rank;
  const id = `nominee-${submissionId}`;
  return (
    <AnswerCard
      id={id}
      heading={user.name}
      rank={place === null ? texts.answers.nominatedByYou : fillText(rankText, { rank: String(place) })}
      score={score}
      answer={answer}
      explanation={explainScore(nominee, texts)}
      notes={<AnswerNotes answer={nominee} texts={texts.answers} />}
      language={language}
      texts={texts.common}
    >
      <ReportAnswer campaignId={campaignId} language={language} answer={nominee} texts={texts.common} />
      <NearCopies
        campaignId={campaignId}
        language={language}
        texts={texts}
        onChanged={onChanged}
        answer={nominee}
      />
      <NominationActions
        campaignId={campaignId}
        onChanged={onChanged}
        answer={nominee}
        texts={texts.answers}
      />
      <div className="verdict-foot">
        <ReceivedDate createdAt={createdAt} language={language} texts={texts.nominees} />
        <label className="choice choose">
          <input
            type={isSingle ? 'radio' : 'checkbox'}
            name="winner"
            value={submissionId}
            checked={isChosen}
            aria-disabled={isBarred || undefined}
            aria-describedby={`${id}-score`}
            onChange={onPress}
          />
          {fillText(texts.nominees.choose, { name: user.name })}
        </label>
      </div>
      {children}
    </AnswerCard>
  );
}
