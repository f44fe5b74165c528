import { useEffect } from 'react';
import type { CharityInReview } from '#api/charities/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { LoadMore } from '#site/ui/LoadMore.tsx';
import { CharityCard, type Verdict } from './CharityCard.tsx';
import type { CharityTexts } from './texts.ts';
import { usePages, type Pages } from '#widget/client/use-pages.ts';
import { showToast } from '#site/ui/toasts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { readReviewPage, reviewCharity } from './review-calls.ts';

type CharitiesViewProps = {
  readonly first: Pages<CharityInReview>;
  readonly language: Language;
  readonly texts: CharityTexts;
};

/** The review of the charities that people add, for an admin: those that wait for a verdict, and those that have one. */
export function CharitiesView({ first, language, texts }: CharitiesViewProps) {
  const { applyVerdict, docs, ...pages } = useCharityReview(first, texts);
  const { waiting = [], judged = [] } = Object.groupBy(docs, ({ approvalStatus }) =>
    approvalStatus === 'pending' ? 'waiting' : 'judged',
  );
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
      {docs.length === 0 ? (
        <div className="empty">
          <h2>{texts.emptyTitle}</h2>
          <p>{texts.empty}</p>
        </div>
      ) : (
        part(texts.waiting, waiting, texts.noneWaiting)
      )}
      {judged.length > 0 && part(texts.judged, judged)}
      {pages.hasMore && <LoadMore texts={texts} onLoad={pages.loadMore} />}
    </>
  );
}

/** The charities, page by page, with who added it and which campaigns use it, and an admin's verdict on one. */
function useCharityReview(first: Pages<CharityInReview>, texts: CharityTexts) {
  const { refresh, update, ...pages } = usePages(readReviewPage, { first });

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
