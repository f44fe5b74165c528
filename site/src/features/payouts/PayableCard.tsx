import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { formatDateTime } from '#site/i18n/format.ts';
import { formatAmount } from './format-amount.ts';
import type { PayableItem } from './payout-calls.ts';
import type { PayoutTexts } from './texts.ts';

type PayableCardProps = {
  readonly item: PayableItem;
  readonly language: Language;
  readonly texts: Pick<PayoutTexts, 'admin' | 'obstacles'>;
};

/** A campaign whose money is held: how much, for whom, and what it waits for. */
export function PayableCard({ item, language, texts }: PayableCardProps) {
  const { admin: t, obstacles } = texts;
  const { campaign, charity, obstacle, payableFrom, netCents, carryCents } = item;
  const { columns } = t;
  const carry = formatAmount(carryCents, language);
  const date = payableFrom === null ? '' : formatDateTime(payableFrom, language);
  return (
    <article className="review-card review-card-short">
      <div className="row">
        <h3 data-column={columns.campaign}>{campaign.name}</h3>
        <span
          data-column={columns.state}
          className={`badge ${obstacle === null ? 'badge-paid' : 'badge-soon'}`}
        >
          {obstacle === null ? t.ready : t.notReady}
        </span>
      </div>
      <p>
        <span data-column={columns.amount} className="payout-amount">
          {formatAmount(netCents, language)}
        </span>{' '}
        {charity && (
          <span data-column={columns.charity} data-value={charity.name}>
            {fillText(t.forCharity, { charity: charity.name })}
          </span>
        )}
      </p>
      {obstacle !== null && <p data-column={columns.waits}>{fillText(obstacles[obstacle], { date })}</p>}
      {carryCents !== 0 && (
        <p data-column={columns.carry} data-value={carry}>
          {fillText(t.carry, { amount: carry })}
        </p>
      )}
      <div className="row">
        <a className="link" href={`/${language}/dashboard/campaigns/${campaign.id}/statement`}>
          {t.statement}
        </a>
        {charity && (
          <a className="link" href={`/${language}/dashboard/charities/${charity.id}`}>
            {t.account}
          </a>
        )}
      </div>
    </article>
  );
}
