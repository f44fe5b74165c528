import type { CharityInReview } from '#api/charities/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { AdminView } from '../accounts/shell/AdminView.tsx';
import { Loaded } from '#site/ui/Loaded.tsx';
import { LoadMore } from '#site/ui/LoadMore.tsx';
import type { ShellTexts } from '../accounts/shell/texts.ts';
import { CharityCard } from './CharityCard.tsx';
import type { CharityTexts } from './texts.ts';
import { useCharityReview } from './use-charity-review.ts';

type CharitiesViewProps = {
  readonly language: Language;
  readonly shell: ShellTexts['shell'];
  readonly texts: CharityTexts;
};

/** The review of the charities that people add, for an admin. */
export function CharitiesView({ language, shell, texts }: CharitiesViewProps) {
  return (
    <AdminView language={language} shell={shell} texts={texts}>
      <Review language={language} texts={texts} />
    </AdminView>
  );
}

/** The charities that wait for a verdict, and those that have one. */
export function Review({ language, texts }: Omit<CharitiesViewProps, 'shell'>) {
  const { resource, docs: charities, hasMore, reload, loadMore, applyVerdict } = useCharityReview(texts);
  const part = (heading: string, list: readonly CharityInReview[], none?: string) => (
    <section className="charities">
      <h2>{heading}</h2>
      {list.length === 0 && <p>{none}</p>}
      <ul>
        {list.map((charity) => (
          <li key={charity.id}>
            <CharityCard charity={charity} language={language} texts={texts} onJudge={applyVerdict} />
          </li>
        ))}
      </ul>
    </section>
  );
  const waiting = charities.filter(({ approvalStatus }) => approvalStatus === 'pending');
  const judged = charities.filter(({ approvalStatus }) => approvalStatus !== 'pending');
  return (
    <>
      <h1>{texts.heading}</h1>
      <p className="lead">{texts.lead}</p>
      <Loaded resource={resource} texts={texts} onRetry={reload} cards>
        {({ docs }) =>
          docs.length === 0 && (
            <div className="empty">
              <h2>{texts.emptyTitle}</h2>
              <p>{texts.empty}</p>
            </div>
          )
        }
      </Loaded>
      {charities.length > 0 && part(texts.waiting, waiting, texts.noneWaiting)}
      {judged.length > 0 && part(texts.judged, judged)}
      {hasMore && <LoadMore texts={texts} onLoad={loadMore} />}
    </>
  );
}
