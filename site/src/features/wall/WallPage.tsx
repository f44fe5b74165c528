import { useState } from 'react';
import type { AllowedAnswer } from '#api/wall/contract.ts';
import { WALL_STATES, type WallState } from '#api/wall/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { usePages, type Pages } from '#widget/client/use-pages.ts';
import { FilterLinks } from '#site/ui/FilterLinks.tsx';
import { PagedList } from '#site/ui/PagedList.tsx';
import { Empty } from '#site/ui/Empty.tsx';
import type { WallTexts } from './texts.ts';
import './wall.css';
import { useCall } from '#site/ui/use-call.ts';
import { api } from '../accounts/api.ts';

type WallPageProps = {
  readonly id: string;
  readonly state: WallState;
  readonly first: Pages<AllowedAnswer>;
  readonly isShown: boolean;
  readonly texts: WallTexts['owner'];
};

const { wall } = api.campaigns[':id'];

/** The page on which an owner decides which of the allowed answers are published. */
export function WallPage({ id, state, first, isShown, texts }: WallPageProps) {
  const pages = usePages(
    (place, signal) => wall.$get({ param: { id }, query: { state, ...place } }, { init: { signal } }),
    { first },
  );
  const [status, setStatus] = useState('');
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
      <FilterLinks label={texts.filter} name="state" value={state} names={WALL_STATES} texts={texts} />
      <p className="visually-hidden" role="status">
        {status}
      </p>
      <PagedList pages={pages} texts={texts} className="verdicts" empty={<Empty text={texts.none} />}>
        {(answer) => (
          <WallDecision
            answer={answer}
            texts={texts}
            campaignId={id}
            isShown={isShown}
            onDecided={async (now) => {
              const text = now === 'shown' ? texts.isShown : texts.isHidden;
              setStatus(fillText(text, { name: answer.displayName }));
              await pages.refresh();
            }}
          />
        )}
      </PagedList>
    </>
  );
}

type WallDecisionProps = {
  readonly campaignId: string;
  readonly answer: AllowedAnswer;
  readonly isShown: boolean;
  readonly texts: WallTexts['owner'];
  readonly onDecided: (state: 'shown' | 'hidden') => Promise<void>;
};

/** An answer that its fan allows others to read, for the owner to publish or hold back. */
function WallDecision({ campaignId, answer, isShown, texts, onDecided }: WallDecisionProps) {
  const { submissionId, displayName, isWinner, state } = answer;
  const { isBusy, alert, run } = useCall();
  const name = { name: displayName };
  const title = `wall-${submissionId}`;

  async function decide(next: 'shown' | 'hidden'): Promise<string | undefined> {
    const call = { param: { id: campaignId, submissionId }, json: { state: next, displayName } };
    const outcome = await wall[':submissionId'].$put(call);
    if (outcome.kind === 'unreachable') return texts.unreachable;
    if (outcome.kind !== 'done') return outcome.message ?? texts.failed;
    await onDecided(next);
    return undefined;
  }

  return (
    <article className="panel verdict column wall-answer" aria-labelledby={title}>
      <h2 className="row" id={title}>
        <bdi>{displayName}</bdi> {isWinner && <span className="badge badge-paid">{texts.winner}</span>}
      </h2>
      <blockquote className="typed" dir="auto">
        {answer.answer}
      </blockquote>
      <div className="row">
        {(['shown', 'hidden'] as const)
          .filter((next) => !isShown && next !== state)
          .map((next) => (
            <button
              key={next}
              type="button"
              className={`button button-small ${next === 'hidden' ? 'button-secondary' : ''}`}
              aria-busy={isBusy}
              onClick={() => void run(() => decide(next))}
            >
              {next === 'shown' ? texts.show : texts.hide}{' '}
              <span className="visually-hidden">{fillText(texts.answerBy, name)}</span>
            </button>
          ))}
      </div>
      <div role="alert">{alert !== undefined && <p className="field-error">{alert}</p>}</div>
    </article>
  );
}
