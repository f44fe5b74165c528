import type { PaidAnswer } from '#api/nominees/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import type { JudgementFlag } from '#api/scoring/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { NomineeTexts } from './texts.ts';

type AnswerNotesProps = {
  readonly answer: PaidAnswer;
  readonly language: Language;
  readonly texts: NomineeTexts['answers'];
};

/** What a reader should know about how an answer was scored; no judgement of the answer or the fan. */
export function AnswerNotes({ answer, language, texts }: AnswerNotesProps) {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const { flags, band, readings, reread, isAfterReopening, samePeople, nomination } = answer;
  const names: Readonly<Record<JudgementFlag, string>> = {
    'judges-disagree': texts.judgesDisagree,
    'far-from-rubric': texts.farFromRubric,
    'near-copy': texts.nearCopy,
    'addresses-judge': texts.addressesJudge,
    unread: texts.unreadFlag,
  };
  const notes = [
    ...samePeople.map(({ name, by }) =>
      fillText(texts.samePerson, { name, shared: by.map((trace) => texts[trace]).join(', ') }),
    ),
    ...(isAfterReopening ? [texts.afterReopening] : []),
    ...(reread?.repliedAt === null ? [texts.askedAgain] : []),
    ...(band
      ? [
          fillText(texts.band, {
            readings: String(readings),
            low: number.format(band.low),
            high: number.format(band.high),
          }),
        ]
      : []),
    ...flags.map((flag) => names[flag]),
  ];
  return (
    <>
      {notes.length > 0 && (
        <ul className="answer-notes" aria-label={texts.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {nomination && (
        <p className="nomination">
          <strong>{texts.nominatedByYou}</strong>
          {nomination.reason !== '' && <q>{nomination.reason}</q>}
        </p>
      )}
    </>
  );
}
