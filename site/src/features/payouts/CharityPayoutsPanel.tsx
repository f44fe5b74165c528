import { formatDay } from '#api/payouts/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { usePages } from '#widget/client/use-pages.ts';
import { Panel } from '#site/ui/Panel.tsx';
import { LoadFailure } from '#site/ui/LoadFailure.tsx';
import { LoadMore } from '#site/ui/LoadMore.tsx';
import { readCharityPayouts } from './account-calls.ts';
import type { AccountPanelProps } from './AccountPanel.tsx';
import { formatAmount } from './format-amount.ts';
import type { PayoutTexts } from './texts.ts';

type CharityPayoutsPanelProps = AccountPanelProps & { readonly more: PayoutTexts['admin'] };

/** What a charity was paid, each with the way to its statement. */
export function CharityPayoutsPanel({ id, language, texts: t, more }: CharityPayoutsPanelProps) {
  const { resource, items, hasMore, reload, loadMore } = usePages((page, signal) =>
    readCharityPayouts(id, page, signal),
  );
  return (
    <Panel title={t.payoutsTitle}>
      {resource.kind === 'failed' && (
        <LoadFailure text={more.loadFailed} retryLabel={t.retry} onRetry={reload} />
      )}
      {resource.kind === 'ready' && items.length === 0 && <p className="charity-nobody">{t.noPayouts}</p>}
      <ul className="charity-people">
        {items.map(({ campaign, amountCents, reference, sentOn }) => (
          <li key={reference}>
            <p>
              <a className="link" href={`/${language}/dashboard/campaigns/${campaign.id}/statement`}>
                {fillText(t.payout, { amount: formatAmount(amountCents, language), campaign: campaign.name })}
              </a>
              <small>
                {sentOn === null
                  ? fillText(t.payoutWaiting, { reference })
                  : fillText(t.payoutSent, { date: formatDay(sentOn, language), reference })}
              </small>
            </p>
          </li>
        ))}
      </ul>
      {hasMore && <LoadMore texts={more} onLoad={loadMore} />}
    </Panel>
  );
}
