import { formatDay } from '#api/payouts/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { usePages } from '#widget/client/use-pages.ts';
import { PagedList } from '#site/ui/PagedList.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { readCharityPayouts } from './account-calls.ts';
import type { AccountPanelProps } from './AccountPanel.tsx';
import { formatAmount } from './format-amount.ts';
import type { PayoutTexts } from './texts.ts';

type CharityPayoutsPanelProps = AccountPanelProps & { readonly more: PayoutTexts['admin'] };

/** What a charity was paid, each with the way to its statement. */
export function CharityPayoutsPanel({ id, language, texts: t, more }: CharityPayoutsPanelProps) {
  const pages = usePages((place, signal) => readCharityPayouts(id, place, signal));
  return (
    <Panel title={t.payoutsTitle}>
      <PagedList
        pages={pages}
        texts={more}
        empty={<p className="help">{t.noPayouts}</p>}
        className="own-list"
      >
        {({ campaign, amountCents, reference, sentOn }) => (
          <p className="own-name">
            <a className="link" href={`/${language}/dashboard/campaigns/${campaign.id}/statement`}>
              {fillText(t.payout, { amount: formatAmount(amountCents, language), campaign: campaign.name })}
            </a>
            <br />
            <span className="help">
              {sentOn === null
                ? fillText(t.payoutWaiting, { reference })
                : fillText(t.payoutSent, { date: formatDay(sentOn, language), reference })}
            </span>
          </p>
        )}
      </PagedList>
    </Panel>
  );
}
