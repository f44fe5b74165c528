import type { PaidAnswer } from '#api/nominees/contract.ts';
import type { JudgementFlag } from '#api/scoring/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { NomineeTexts } from './texts.ts';

type AnswerNotesProps = { readonly answer: PaidAnswer; readonly texts: NomineeTexts['answers'] };

/** Shows what to know about how an answer was scored; no judgement of the answer or the fan. */
export function AnswerNotes({ answer, texts }: AnswerNotesProps) {
  const { flags, reread, isAfterReopening, samePeople, nomination } = answer;
  const names: Readonly<Record<JudgementFlag, string>> = {
    'judges-disagree': texts.judgesDisagree,
    'far-from-rubric': texts.farFromRubric,
    'near-copy': texts.nearCopy,
    'addresses-judge': texts.addressesJudge,
    unread: texts.unreadFlag,
  };
  const alike = Map.groupBy(samePeople, ({ by }) => by.map((trace) => texts[trace]).join(', '));
  const notes = [
    ...[...alike].map(([shared, people]) =>
      fillText(texts.samePerson, { names: people.map(({ name }) => name).join(', '), shared }),
    ),
    ...(isAfterReopening ? [texts.afterReopening] : []),
    ...(reread?.repliedAt === null ? [texts.askedAgain] : []),
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
          {nomination.reason !== '' && <q dir="auto">{nomination.reason}</q>}
        </p>
      )}
    </>
  );
}
