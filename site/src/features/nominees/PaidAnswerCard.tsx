import type { ReactNode } from 'react';
import type { PaidAnswer } from '#api/nominees/contract.ts';
import { ReportAnswer } from '../reports/ReportAnswer.tsx';
import { AnswerCard, explainScore, ReceivedDate, type NomineesPart } from './AnswerCard.tsx';
import { NominationActions, toReasonProps } from './NominationActions.tsx';
import { formatDateTime } from '#site/i18n/format.ts';
import { SentenceForm } from '#site/ui/SentenceForm.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { api } from '../accounts/api.ts';
import type { JudgementFlag } from '#api/scoring/rules.ts';
import type { NomineeTexts } from './texts.ts';

type PaidAnswerCardProps = NomineesPart & {
  readonly id: string;
  readonly answer: PaidAnswer;
  readonly rank: string | undefined;
  readonly isDecided?: boolean;
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

type RereadReplyProps = NomineesPart & {
  readonly answer: Pick<PaidAnswer, 'submissionId' | 'reread' | 'user'>;
};

/** Shows what a fan says was overlooked, with the owner's reply or the form for it; nothing without a request. */
function RereadReply({ campaignId, answer, language, texts, ...part }: RereadReplyProps) {
  const { answers: t } = texts;
  const { submissionId, reread, user } = answer;
  if (!reread) return null;

  async function send(reply: string): Promise<string | undefined> {
    const call = { param: { id: campaignId, submissionId }, json: { reply } };
    const outcome = await api.campaigns[':id'].rereads[':submissionId'].$post(call);
    if (outcome.kind === 'unreachable') return t.unreachable;
    if (outcome.kind !== 'done') return outcome.problems['reply'] ?? outcome.message ?? t.failed;
    await part.onChanged();
    return undefined;
  }

  return (
    <section className="nomination">
      <strong>{fillText(t.overlooked, { name: user.name })}</strong>
      <q dir="auto">{reread.overlooked}</q>
      {reread.repliedAt !== null && (
        <>
          <strong>{fillText(t.replied, { date: formatDateTime(reread.repliedAt, language) })}</strong>
          {reread.reply && <q dir="auto">{reread.reply}</q>}
        </>
      )}
      {reread.repliedAt === null && !part.isOnlyShown && (
        <SentenceForm
          about={`reply-${submissionId}`}
          label={fillText(t.reply, { date: formatDateTime(reread.dueAt, language) })}
          {...toReasonProps(t, t.sendReply)}
          onSend={send}
        />
      )}
    </section>
  );
}

type AnswerNotesProps = { readonly answer: PaidAnswer; readonly texts: NomineeTexts['answers'] };

/** Shows what to know about how an answer was scored; no judgement of the answer or the fan. */
function AnswerNotes({ answer, texts }: AnswerNotesProps) {
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
