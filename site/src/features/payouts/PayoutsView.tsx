import type { Language } from '#api/platform/rules.ts';
import { usePages } from '#widget/client/use-pages.ts';
import type { AdminTexts } from '../admin/texts.ts';
import { AdminView } from '../accounts/shell/AdminView.tsx';
import { LoadFailure } from '#site/ui/LoadFailure.tsx';
import { LoadMore } from '#site/ui/LoadMore.tsx';
import { LoadingCards } from '#site/ui/Skeleton.tsx';
import type { ShellTexts } from '../accounts/shell/texts.ts';
import { BatchCard } from './BatchCard.tsx';
import { PayableList } from './PayableList.tsx';
import { readBatches, readPayable } from './payout-calls.ts';
import type { PayoutTexts } from './texts.ts';

type PayoutsViewProps = {
  readonly language: Language;
  readonly shell: ShellTexts['shell'];
  readonly texts: Pick<PayoutTexts, 'admin' | 'obstacles'>;
  readonly reason: AdminTexts['reason'];
};

/** The proceeds that wait to be paid out, and the batches that pay them, for an admin. */
export function PayoutsView({ language, shell, texts, reason }: PayoutsViewProps) {
  return (
    <AdminView language={language} shell={shell} texts={texts.admin}>
      <Payouts language={language} texts={texts} reason={reason} />
    </AdminView>
  );
}

/** The page itself, once it is known that an admin sees it. */
export function Payouts({ language, texts, reason }: Omit<PayoutsViewProps, 'shell'>) {
  const { admin: t } = texts;
  const payable = usePages(readPayable);
  const batches = usePages(readBatches);
  const isLoading = payable.resource.kind === 'loading' || batches.resource.kind === 'loading';
  const hasFailed = payable.resource.kind === 'failed' || batches.resource.kind === 'failed';

  async function refresh(): Promise<void> {
    await Promise.all([payable.refresh(), batches.refresh()]);
  }

  return (
    <>
      <h1>{t.heading}</h1>
      <p className="lead">{t.lead}</p>
      {isLoading && !hasFailed && <LoadingCards label={t.loading} />}
      {hasFailed && <LoadFailure text={t.loadFailed} retryLabel={t.retry} onRetry={() => void refresh()} />}
      {!isLoading && !hasFailed && (
        <>
          <section className="payouts-section" aria-labelledby="payable">
            <h2 id="payable">{t.payableTitle}</h2>
            <PayableList language={language} texts={texts} items={payable.docs} onMade={refresh} />
            {payable.hasMore && <LoadMore texts={t} onLoad={payable.loadMore} />}
          </section>
          <section className="payouts-section" aria-labelledby="batches">
            <h2 id="batches">{t.batchesTitle}</h2>
            {batches.docs.length === 0 && <p>{t.noBatches}</p>}
            <ul className="review-cards">
              {batches.docs.map((batch) => (
                <li key={batch.id}>
                  <BatchCard
                    batch={batch}
                    language={language}
                    reason={reason}
                    texts={t}
                    onChanged={refresh}
                  />
                </li>
              ))}
            </ul>
            {batches.hasMore && <LoadMore texts={t} onLoad={batches.loadMore} />}
          </section>
        </>
      )}
    </>
  );
}
