import { useEffect } from 'react';
import type { CharityInReview } from '#api/charities/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { AdminView } from '../accounts/shell/AdminView.tsx';
import { Loaded } from '#site/ui/Loaded.tsx';
import { LoadMore } from '#site/ui/LoadMore.tsx';
import type { ShellTexts } from '../accounts/shell/texts.ts';
import { CharityCard, type Verdict } from './CharityCard.tsx';
import type { CharityTexts } from './texts.ts';
import { usePages } from '#widget/client/use-pages.ts';
import { showToast } from '#site/ui/toasts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { readReviewPage, reviewCharity } from './review-calls.ts';

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
  const { applyVerdict, ...pages } = useCharityReview(texts);
  const part = (heading: string, list: readonly CharityInReview[], none?: string) => (
    <section className="charities">
      <h2>{heading}</h2>
      {list.length === 0 && <p>{none}</p>}
      <ul className="review-cards">
        {list.map((charity) => (
          <li key={charity.id}>
            <CharityCard charity={charity} language={language} texts={texts} onJudge={applyVerdict} />
          </li>
        ))}
      </ul>
    </section>
  );
  return (
    <>
      <h1>{texts.heading}</h1>
      <p className="lead">{texts.lead}</p>
      <Loaded resource={pages.resource} texts={texts} onRetry={pages.reload} cards>
        {({ docs }) => {
          const { waiting = [], judged = [] } = Object.groupBy(docs, ({ approvalStatus }) =>
            approvalStatus === 'pending' ? 'waiting' : 'judged',
          );
          if (docs.length === 0) {
            return (
              <div className="empty">
                <h2>{texts.emptyTitle}</h2>
                <p>{texts.empty}</p>
              </div>
            );
          }
          return (
            <>
              {part(texts.waiting, waiting, texts.noneWaiting)}
              {judged.length > 0 && part(texts.judged, judged)}
              {pages.hasMore && <LoadMore texts={texts} onLoad={pages.loadMore} />}
            </>
          );
        }}
      </Loaded>
    </>
  );
}

/** The charities, page by page, with who added it and which campaigns use it, and an admin's verdict on one. */
function useCharityReview(texts: CharityTexts) {
  const { refresh, update, ...pages } = usePages(readReviewPage);

  // Another admin may have judged meanwhile.
  useEffect(() => {
    const onFocus = () => void refresh();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [refresh]);

  /** Sends a verdict on the charity as it is on the screen; returns what is wrong, if anything. */
  async function applyVerdict(
    { id, name, version }: CharityInReview,
    approvalStatus: Verdict,
    reason?: string,
  ): Promise<string | undefined> {
    const outcome = await reviewCharity(id, { approvalStatus, version, ...(reason && { reason }) });
    if (outcome.kind !== 'done') {
      if (outcome.status === 409) void refresh();
      return outcome.problems['reason'] ?? outcome.message ?? texts.saveFailed;
    }
    const { doc } = outcome.value;
    update(({ docs, next }) => ({
      next,
      docs: docs.map((charity) => (charity.id === id ? { ...charity, ...doc } : charity)),
    }));
    const message = approvalStatus === 'approved' ? texts.nowApproved : texts.nowRejected;
    showToast({ kind: 'success', text: fillText(message, { charity: name }) });
    return undefined;
  }
  return { ...pages, applyVerdict };
}
