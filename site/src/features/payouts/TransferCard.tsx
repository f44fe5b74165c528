import type { Transfer } from '#api/payouts/contract.ts';
import { formatDay } from '#api/payouts/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { formatDateTime } from '#site/i18n/format.ts';
import { showFormToast } from '#site/ui/toasts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { ReasonButton } from '../admin/ReasonButton.tsx';
import type { AdminTexts } from '../admin/texts.ts';
import { formatAmount } from './format-amount.ts';
import { retryTransfer } from './payout-calls.ts';
import { STATE_BADGES } from './StatementPage.tsx';
import type { PayoutTexts } from './texts.ts';

type TransferCardProps = {
  readonly transfer: Transfer;
  readonly language: Language;
  readonly texts: Pick<PayoutTexts, 'admin' | 'statement'>;
  readonly reason: AdminTexts['reason'];
  readonly onChanged: () => Promise<void>;
};

/** A transfer: how much of which campaign, how far it is, and what keeps it, with a way to try again. */
export function TransferCard({ transfer, language, texts, reason, onChanged }: TransferCardProps) {
  const { admin: t, statement } = texts;
  const { id, campaign, charity, state, reference, failure, arrivedOn } = transfer;
  const { columns } = t;
  const reversed = formatAmount(transfer.reversedCents, language);
  const date = formatDateTime(transfer.frozenAt, language);
  return (
    <article className="review-card review-card-short">
      <div className="row">
        <h3 data-column={columns.campaign}>{campaign.name}</h3>
        <span data-column={columns.state} className={`badge ${STATE_BADGES[state]}`}>
          {statement[state]}
        </span>
      </div>
      <p>
        <span data-column={columns.amount} className="payout-amount">
          {formatAmount(transfer.amountCents, language)}
        </span>{' '}
        <span data-column={columns.charity} data-value={charity}>
          {fillText(t.forCharity, { charity })}
        </span>
      </p>
      <p data-column={columns.made}>{fillText(t.madeOn, { date, reference })}</p>
      {arrivedOn !== null && (
        <p data-column={columns.arrived} data-value={formatDay(arrivedOn, language)}>
          {fillText(t.arrivedOn, { date: formatDay(arrivedOn, language) })}
        </p>
      )}
      {transfer.reversedCents > 0 && (
        <p data-column={columns.reversed} data-value={reversed}>
          {fillText(t.reversed, { amount: reversed })}
        </p>
      )}
      {failure !== null && (
        <p data-column={columns.failure} data-value={failure} className="notice notice-warning">
          {fillText(t.failure, { failure })}
        </p>
      )}
      <div className="row">
        {transfer.canRetry && (
          <ReasonButton
            className="button button-secondary button-small"
            ariaLabel={fillText(t.againNamed, { name: reference })}
            title={t.againTitle}
            message={fillText(t.againMessage, { name: reference })}
            confirmLabel={t.again}
            language={language}
            texts={reason}
            act={(why) => retryTransfer(id, why)}
            onDone={() => {
              showFormToast('success', t.againDone);
              void onChanged();
            }}
          />
        )}
        <a className="link" href={`/${language}/dashboard/campaigns/${campaign.id}/statement`}>
          {t.statement}
        </a>
      </div>
    </article>
  );
}
