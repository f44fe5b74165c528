import type { Nominee } from '#api/nominees/contract.ts';
import { REASON_MAX, REASON_MIN } from '#api/nominees/rules.ts';
import { TextareaField } from '#site/ui/Field.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { ReportAnswer } from '../reports/ReportAnswer.tsx';
import { AnswerCard, explainScore, ReceivedDate, type NomineesPart } from './AnswerCard.tsx';
import { AnswerNotes } from './AnswerNotes.tsx';
import { NearCopies } from './AnswerList.tsx';
import { NominationActions } from './NominationActions.tsx';
import { RereadReply } from './RereadReply.tsx';
import type { NomineeTexts } from './texts.ts';
import type { useWinnerChoice } from './use-winner-choice.ts';

type NomineeCardProps = NomineesPart & {
  readonly nominee: Nominee;
  /** All of them, best first. */
  readonly nominees: readonly Nominee[];
  /** How many are to be chosen: one by radio buttons, more by check boxes. */
  readonly limit: number;
  readonly choice: ReturnType<typeof useWinnerChoice>;
  readonly onPress: () => void;
};

/** One nominee: rank, score, answer and reasoning, and the control to choose them. */
export function NomineeCard(props: NomineeCardProps) {
  const { nominee, nominees, limit, choice, onPress, ...part } = props;
  const { campaignId, language, texts } = part;
  const { submissionId, place, score, answer, createdAt, user } = nominee;
  const isChosen = choice.chosen.includes(submissionId);
  const isShared = nominees.some(
    (other) => other.submissionId !== submissionId && place !== null && other.place === place,
  );
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
      notes={<AnswerNotes answer={nominee} language={language} texts={texts.answers} />}
      language={language}
      texts={texts.common}
    >
      <ReportAnswer campaignId={campaignId} language={language} answer={nominee} texts={texts.common} />
      <NearCopies {...part} answer={nominee} />
      <RereadReply {...part} answer={nominee} />
      <NominationActions {...part} answer={nominee} />
      <div className="verdict-foot">
        <ReceivedDate createdAt={createdAt} language={language} texts={texts.nominees} />
        <label className="choice choose">
          <input
            type={limit === 1 ? 'radio' : 'checkbox'}
            name="winner"
            value={submissionId}
            checked={isChosen}
            aria-disabled={(limit > 1 && choice.chosen.length === limit && !isChosen) || undefined}
            aria-describedby={`${id}-score`}
            onChange={onPress}
          />
          {fillText(texts.nominees.choose, { name: user.name })}
        </label>
      </div>
      {isChosen && (
        <WinnerReason
          name={user.name}
          reason={choice.getReason(submissionId)}
          problem={choice.problems[submissionId]}
          texts={texts.nominees}
          onChange={(reason) => choice.write(submissionId, reason)}
        />
      )}
    </AnswerCard>
  );
}

type WinnerReasonProps = {
  /** The nominee's. */
  readonly name: string;
  readonly reason: string;
  readonly problem: string | undefined;
  readonly texts: NomineeTexts['nominees'];
  readonly onChange: (reason: string) => void;
};

/** The owner's sentence why a nominee wins, once they are chosen. */
function WinnerReason({ name, reason, problem, texts, onChange }: WinnerReasonProps) {
  const help = fillText(texts.whyHelp, { min: String(REASON_MIN), max: String(REASON_MAX) });
  return (
    <div className="winner-reason">
      <TextareaField
        label={fillText(texts.why, { name })}
        help={help}
        problem={problem}
        name="reason"
        rows={3}
        maxLength={REASON_MAX}
        value={reason}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
