import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { useCall } from '#site/ui/use-call.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { isOnlyShown } from '#api/campaigns/manage-rules.ts';
import { api } from '../accounts/api.ts';
import { AnswerCard, ReceivedDate } from './AnswerCard.tsx';
import type { NomineeTexts } from './texts.ts';
import type { Selection } from './use-nominees.ts';
import { NOT_SCORED_SHOWN_MAX } from '#api/nominees/rules.ts';

type NotScoredProps = WithTexts<Pick<NomineeTexts, 'common' | 'nominees'>> & {
  readonly selection: Selection;
  readonly onAsked: () => Promise<unknown>;
};

/** Lists the answers that could not be scored, with reasons, for the owner to read or have scored again. */
export function NotScored({ selection, language, texts, onAsked }: NotScoredProps) {
  const { campaign, nominees } = selection;
  const { notScored, isScoringAgain, progress } = nominees;
  const t = texts.nominees;
  const call = useCall();
  const isTruncated = notScored.length >= NOT_SCORED_SHOWN_MAX;
  const count = isTruncated ? progress.total - progress.scored : notScored.length;

  async function ask(): Promise<string | undefined> {
    const outcome = await api.campaigns[':id'].nominees['score-again'].$post({ param: { id: campaign.id } });
    if (outcome.kind === 'unreachable') return t.scoreAgainUnreachable;
    if (outcome.kind !== 'done') return outcome.message ?? t.scoreAgainFailed;
    await onAsked();
    return undefined;
  }

  return (
    <section className="not-scored" aria-labelledby="not-scored">
      <h2 id="not-scored">{fillText(t.notScoredTitle, { count, total: progress.total })}</h2>
      <p>
        {t.notScoredNote}
        {isTruncated && ` ${fillText(t.notScoredShown, { count: notScored.length })}`}
      </p>
      {!isOnlyShown(campaign) && (
        <SubmitButton
          className="button button-secondary"
          label={t.scoreAgain}
          busyLabel={t.scoringAgain}
          isBusy={call.isBusy || isScoringAgain}
          onClick={() => void call.run(ask)}
        />
      )}
      <div role="alert">{call.alert !== undefined && <p className="field-error">{call.alert}</p>}</div>
      <ul className="verdicts">
        {notScored.map(({ submissionId, answer, reason, createdAt, user }) => (
          <li key={submissionId}>
            <AnswerCard
              id={`not-scored-${submissionId}`}
              heading={user.name}
              score={null}
              answer={answer}
              answersIn={campaign.language}
              explanation={{ label: t.whyNot, reasoning: t[reason] }}
              language={language}
              texts={texts.common}
            >
              <ReceivedDate createdAt={createdAt} language={language} texts={t} />
            </AnswerCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
