import { useState } from 'react';
import { WALL_STATES, type WallState } from '#api/wall/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { usePages, type Pages } from '#widget/client/use-pages.ts';
import { FilterLinks } from '#site/ui/FilterLinks.tsx';
import { LoadMore } from '#site/ui/LoadMore.tsx';
import { BackLink } from '#site/ui/BackLink.tsx';
import type { WallTexts } from './texts.ts';
import { readAllowedAnswers, type ListedAnswer } from './read-allowed-answers.ts';
import { WallDecision } from './WallDecision.tsx';
import './wall.css';

type WallPageProps = WithTexts<WallTexts['owner']> & {
  /** The campaign's id. */
  readonly id: string;
  readonly state: WallState;
  readonly first: Pages<ListedAnswer>;
  /** Whether there is nothing to decide here, only to read. */
  readonly isShown: boolean;
  readonly back: string;
};

/** The page on which an owner decides which of the allowed answers anyone reads. */
export function WallPage({ language, id, state, first, isShown, texts, back }: WallPageProps) {
  const { docs, hasMore, refresh, loadMore } = usePages(
    (place, signal) => readAllowedAnswers(id, state, place, signal),
    { first },
  );
  const [status, setStatus] = useState('');
  return (
    <>
      <BackLink language={language} label={back} />
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
      <FilterLinks label={texts.filter} name="state" value={state} names={WALL_STATES} texts={texts} />
      <p className="visually-hidden" role="status">
        {status}
      </p>
      {docs.length === 0 && (
        <div className="empty">
          <p>{texts.none}</p>
        </div>
      )}
      <ul className="verdicts">
        {docs.map((answer) => (
          <li key={answer.id}>
            <WallDecision
              answer={answer}
              texts={texts}
              campaignId={id}
              isShown={isShown}
              onDecided={async (now) => {
                const text = now === 'shown' ? texts.isShown : texts.isHidden;
                setStatus(fillText(text, { name: answer.displayName }));
                await refresh();
              }}
            />
          </li>
        ))}
      </ul>
      {hasMore && <LoadMore texts={texts} onLoad={loadMore} />}
    </>
  );
}
