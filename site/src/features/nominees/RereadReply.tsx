import type { PaidAnswer } from '#api/nominees/contract.ts';
import { formatDateTime } from '#site/i18n/format.ts';
import { useCall } from '#site/ui/use-call.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { NomineesPart } from './AnswerCard.tsx';
import { replyReread } from './paid-answer-calls.ts';
import { ReasonForm } from './ReasonForm.tsx';

type RereadReplyProps = NomineesPart & {
  readonly answer: Pick<PaidAnswer, 'submissionId' | 'reread' | 'user'>;
};

/** What a fan says was overlooked in an answer, and the owner's reply, or the form for it; nothing where nobody asked. */
export function RereadReply({ campaignId, answer, language, texts, onChanged }: RereadReplyProps) {
  const { answers: t } = texts;
  const { submissionId, reread, user } = answer;
  const { isBusy, alert, run } = useCall();
  if (!reread) return null;

  async function send(reply: string): Promise<string | undefined> {
    const outcome = await replyReread(campaignId, submissionId, reply);
    if (outcome.kind === 'unreachable') return t.unreachable;
    if (outcome.kind !== 'done') return outcome.problems['reply'] ?? outcome.message ?? t.failed;
    await onChanged();
    return undefined;
  }

  return (
    <section className="nomination">
      <strong>{fillText(t.overlooked, { name: user.name })}</strong>
      <q>{reread.overlooked}</q>
      {reread.repliedAt !== null && (
        <>
          <strong>{fillText(t.replied, { date: formatDateTime(reread.repliedAt, language) })}</strong>
          {reread.reply && <q>{reread.reply}</q>}
        </>
      )}
      {reread.repliedAt === null && (
        <ReasonForm
          texts={t}
          isBusy={isBusy}
          label={fillText(t.reply, { date: formatDateTime(reread.dueAt, language) })}
          sendLabel={t.sendReply}
          onSend={(reply) => void run(() => send(reply))}
        />
      )}
      {alert !== undefined && (
        <p className="field-error" role="alert">
          {alert}
        </p>
      )}
    </section>
  );
}
