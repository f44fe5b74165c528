import type { ReactNode } from 'react';
import type { CharityPayouts } from '#api/payouts/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { formatDay } from '#api/payouts/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { usePages } from '#widget/client/use-pages.ts';
import { formatAmount } from '#site/i18n/format.ts';
import { PagedList } from '#site/ui/PagedList.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { api } from '../accounts/api.ts';
import type { PayoutTexts } from './texts.ts';
import { toWait } from './to-wait.ts';

type CharityPayoutsPanelProps = WithTexts<Pick<PayoutTexts, 'account' | 'obstacles'>> & {
  readonly id: string;
  readonly first: CharityPayouts;
};

const { payouts } = api.charities[':id'];

/** Lists what a charity awaits and the transfers to it, each with a link to its statement. */
export function CharityPayoutsPanel({ id, first, language, texts }: CharityPayoutsPanelProps) {
  const { account: t, obstacles } = texts;
  const pages = usePages((query, signal) => payouts.$get({ param: { id }, query }, { init: { signal } }), {
    first,
  });
  return (
    <Panel title={t.payoutsTitle}>
      {first.awaited.length > 0 && (
        <ul className="own-list">
          {first.awaited.map((payout) => (
            <li key={payout.campaign.id}>
              <Payout {...payout} language={language}>
                {toWait(payout, language, obstacles) ?? t.payoutAwaited}
              </Payout>
            </li>
          ))}
        </ul>
      )}
      <PagedList pages={pages} texts={t} empty={<p className="help">{t.noPayouts}</p>} className="own-list">
        {({ reversedCents, reference, arrivedOn, ...payout }) => (
          <Payout {...payout} language={language}>
            {arrivedOn === null
              ? fillText(payout.amountCents === 0 ? t.payoutNothing : t.payoutWaiting, { reference })
              : fillText(t.payoutSent, { date: formatDay(arrivedOn, language), reference })}
            {reversedCents > 0 && (
              <>
                <br />
                {fillText(t.reversed, { amount: formatAmount(reversedCents, language) })}
              </>
            )}
          </Payout>
        )}
      </PagedList>
    </Panel>
  );
}

type PayoutProps = Pick<CharityPayouts['docs'][number], 'campaign' | 'amountCents'> & {
  readonly language: Language;
  readonly children: ReactNode;
};

function Payout({ campaign, amountCents, language, children }: PayoutProps) {
  return (
    <>
      <p className="own-name">
        <a className="link" href={`/${language}/dashboard/campaigns/${campaign.id}/statement`}>
          {campaign.name}
        </a>
        <br />
        <span className="help">{children}</span>
      </p>
      <span className="num">{formatAmount(amountCents, language)}</span>
    </>
  );
}
