import type { ReactNode } from 'react';
import type { Nominee } from '#api/nominees/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { formatScore } from '#site/i18n/format.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { writtenIn } from '#api/platform/locale-rules.ts';
import type { NomineeTexts } from './texts.ts';

type CompareAnswersProps = WithTexts<NomineeTexts['nominees']> & {
  readonly shown: readonly Nominee[];
  readonly answersIn: Language;
  /** The control to choose one. */
  readonly renderChoice: (nominee: Nominee) => ReactNode;
};

/**
 * Answers side by side, with which of them cannot be told apart; one below the other where there is no room. One alone
 * was read just before.
 */
export function CompareAnswers({ shown, answersIn, language, texts, renderChoice }: CompareAnswersProps) {
  const list = new Intl.ListFormat(language);
  return (
    <ol className="compare">
      {shown.map((nominee) => {
        const { submissionId, answer, score, user } = nominee;
        const alike = shown.filter((other) => isAlike(nominee, other)).map((other) => other.user.name);
        return (
          <li key={submissionId}>
            <h3>{user.name}</h3>
            {shown.length > 1 && (
              <p {...writtenIn(answersIn)} className="verdict-answer">
                {answer}
              </p>
            )}
            <p className="small-print">
              {score !== null && <span className="num">{formatScore(score, language)}</span>}
              {alike.length > 0 && <span>{fillText(texts.alike, { names: list.format(alike) })}</span>}
            </p>
            {renderChoice(nominee)}
          </li>
        );
      })}
    </ol>
  );
}

/** Returns whether two answers share a place, or have scores whose readings overlap. */
function isAlike(one: Nominee, other: Nominee): boolean {
  if (one.submissionId === other.submissionId) return false;
  if (one.place !== null && one.place === other.place) return true;
  return (
    one.band !== null &&
    other.band !== null &&
    one.band.low <= other.band.high &&
    other.band.low <= one.band.high
  );
}
