import type { ReactNode } from 'react';
import type { Nominee } from '#api/nominees/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { formatSubmittedDate } from '#site/i18n/format.ts';
import { ReportAnswer } from '../reports/ReportAnswer.tsx';
import { AnswerNotes } from './AnswerNotes.tsx';
import { NearCopies } from './NearCopies.tsx';
import { NominationActions } from './NominationActions.tsx';
import { Score } from './Score.tsx';
import type { NomineeTexts } from './texts.ts';
import { Verdict } from './Verdict.tsx';

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
  const { submissionId, place, score, judgedBy, answer, reasoning, notScored, createdAt, user } = nominee;
  const label = judgedBy === 'model' ? texts.common.reasoning : texts.common.rubricReasoning;
  const rankText = isShared ? texts.nominees.sharedRank : texts.nominees.rank;
  const date = formatSubmittedDate(createdAt, language);
  const id = `nominee-${submissionId}`;
  return (
    <article className="card verdict" aria-labelledby={`${id}-name`}>
      <div className="verdict-side" id={`${id}-score`}>
        <p className="rank">
          {place === null ? texts.answers.nominatedByYou : fillText(rankText, { rank: String(place) })}
        </p>
        <Score score={score} language={language} texts={texts.common} />
      </div>
      <div className="verdict-body">
        <h3 id={`${id}-name`}>{user.name}</h3>
        <AnswerNotes answer={nominee} texts={texts.answers} />
        <Verdict
          answer={answer}
          reasoning={notScored === null ? reasoning : texts.nominees[notScored]}
          label={notScored === null ? label : texts.nominees.whyNot}
          texts={texts.common}
        />
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
          {date !== null && (
            <p className="verdict-date">
              {texts.nominees.received} <time dateTime={createdAt}>{date}</time>
            </p>
          )}
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
      </div>
    </article>
  );
}
