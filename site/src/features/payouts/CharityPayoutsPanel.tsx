import { formatDay } from '#api/payouts/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { usePages, type Pages } from '#widget/client/use-pages.ts';
import { formatAmount } from '#site/i18n/format.ts';
import { PagedList } from '#site/ui/PagedList.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { readCharityPayouts, type OwnPayout } from './payout-calls.ts';
import type { PayoutTexts } from './texts.ts';

type CharityPayoutsPanelProps = WithTexts<PayoutTexts['account']> & {
  readonly id: string;
  readonly first: Pages<OwnPayout>;
  readonly more: PayoutTexts['admin'];
};

/** Lists the transfers to a charity, each with a link to its statement. */
export function CharityPayoutsPanel({ id, first, language, texts: t, more }: CharityPayoutsPanelProps) {
  const pages = usePages((place, signal) => readCharityPayouts(id, place, signal), { first });
  return (
    <Panel title={t.payoutsTitle}>
      <PagedList
        pages={pages}
        texts={more}
        empty={<p className="help">{t.noPayouts}</p>}
        className="own-list"
      >
        {({ campaign, amountCents, reversedCents, reference, arrivedOn }) => (
          <p className="own-name">
            <a className="link" href={`/${language}/dashboard/campaigns/${campaign.id}/statement`}>
              {fillText(t.payout, { amount: formatAmount(amountCents, language), campaign: campaign.name })}
            </a>
            <br />
            <span className="help">
              {arrivedOn === null
                ? fillText(amountCents === 0 ? t.payoutNothing : t.payoutWaiting, { reference })
                : fillText(t.payoutSent, { date: formatDay(arrivedOn, language), reference })}
              {reversedCents > 0 && (
                <>
                  <br />
                  {fillText(more.reversed, { amount: formatAmount(reversedCents, language) })}
                </>
              )}
            </span>
          </p>
        )}
      </PagedList>
    </Panel>
  );
}
