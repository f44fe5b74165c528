import type { PaidAnswer } from '#api/nominees/contract.ts';
import { formatDateTime } from '#site/i18n/format.ts';
import { SentenceForm } from '#site/ui/SentenceForm.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { api } from '../accounts/api.ts';
import type { NomineesPart } from './AnswerCard.tsx';
import { toReasonProps } from './NominationActions.tsx';

type RereadReplyProps = NomineesPart & {
  readonly answer: Pick<PaidAnswer, 'submissionId' | 'reread' | 'user'>;
};

/** Shows what a fan says was overlooked, with the owner's reply or the form for it; nothing without a request. */
export function RereadReply({ campaignId, answer, language, texts, ...part }: RereadReplyProps) {
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
