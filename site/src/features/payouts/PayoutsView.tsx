import type { Transfer } from '#api/payouts/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { usePages, type Pages } from '#widget/client/use-pages.ts';
import type { AdminTexts } from '../admin/texts.ts';
import { PagedList } from '#site/ui/PagedList.tsx';
import { PayableCard } from './PayableCard.tsx';
import { readPayable, readTransfers, type PayableItem } from './payout-calls.ts';
import type { PayoutTexts } from './texts.ts';
import { TransferCard } from './TransferCard.tsx';

type PayoutsViewProps = {
  readonly firstPayable: Pages<PayableItem>;
  readonly firstTransfers: Pages<Transfer>;
  readonly language: Language;
  readonly texts: Pick<PayoutTexts, 'admin' | 'obstacles' | 'statement'>;
  readonly reason: AdminTexts['reason'];
};

/** The proceeds that are held, and the transfers that were made of others, for an admin. */
export function PayoutsView(props: PayoutsViewProps) {
  const { language, texts, reason } = props;
  const { admin: t } = texts;
  const payable = usePages(readPayable, { first: props.firstPayable });
  const transfers = usePages(readTransfers, { first: props.firstTransfers });
  const nothing = (
    <div className="empty">
      <h3>{t.emptyTitle}</h3>
      <p>{t.empty}</p>
    </div>
  );

  async function refresh(): Promise<void> {
    await Promise.all([payable.refresh(), transfers.refresh()]);
  }

  return (
    <>
      <h1>{t.heading}</h1>
      <p className="lead">{t.lead}</p>
      <section className="payouts-section" aria-labelledby="payable">
        <h2 id="payable">{t.payableTitle}</h2>
        <PagedList pages={payable} texts={t} empty={nothing}>
          {(item) => <PayableCard item={item} language={language} texts={texts} />}
        </PagedList>
      </section>
      <section className="payouts-section" aria-labelledby="transfers">
        <h2 id="transfers">{t.transfersTitle}</h2>
        <PagedList pages={transfers} texts={t} empty={<p>{t.noTransfers}</p>}>
          {(transfer) => (
            <TransferCard
              transfer={transfer}
              language={language}
              reason={reason}
              texts={texts}
              onChanged={refresh}
            />
          )}
        </PagedList>
      </section>
    </>
  );
}
