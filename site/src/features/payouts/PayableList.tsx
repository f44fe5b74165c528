import { useState } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { BATCH_MAX } from '#api/payouts/rules.ts';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { showToast } from '#site/ui/toasts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { formatAmount } from './format-amount.ts';
import { createBatch, type PayableItem } from './payout-calls.ts';
import type { PayoutTexts } from './texts.ts';
import { formatDateTime } from '#site/i18n/format.ts';

type PayableListProps = {
  readonly items: readonly PayableItem[];
  readonly language: Language;
  readonly texts: Pick<PayoutTexts, 'admin' | 'obstacles'>;
  /** Reads both lists again. */
  readonly onMade: () => Promise<void>;
};

/** The campaigns that wait, of which those that are payable can be put into a batch. */
export function PayableList({ items, language, texts, onMade }: PayableListProps) {
  const { admin: t } = texts;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  // What is no longer payable after the lists were read again is not chosen either.
  const selected = items.filter(({ id, obstacle }) => chosen.has(id) && obstacle === null);
  const totalCents = selected.reduce((total, { netCents }) => total + netCents, 0);

  function toggle(id: string): void {
    setChosen(
      (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
    );
  }

  async function make(): Promise<void> {
    const outcome = await createBatch(selected.map(({ id }) => id));
    await onMade();
    setAsking(false);
    if (outcome.kind === 'done') setChosen(new Set());
    const failure = outcome.kind === 'done' ? undefined : (outcome.message ?? t.makeFailed);
    showToast({ kind: failure === undefined ? 'success' : 'error', text: failure ?? t.made });
  }

  if (items.length === 0) {
    return (
      <div className="empty">
        <h3>{t.emptyTitle}</h3>
        <p>{t.empty}</p>
      </div>
    );
  }
  return (
    <>
      <ul className="review-cards">
        {items.map((item) => (
          <li key={item.id}>
            <PayableCard
              item={item}
              language={language}
              texts={texts}
              isChosen={chosen.has(item.id)}
              isFull={selected.length >= BATCH_MAX}
              onToggle={() => toggle(item.id)}
            />
          </li>
        ))}
      </ul>
      <div className="row payouts-actions">
        <button
          type="button"
          className="button"
          aria-disabled={selected.length === 0}
          onClick={() => selected.length > 0 && setAsking(true)}
        >
          {selected.length === 0 ? t.make : fillText(t.makeCount, { count: String(selected.length) })}
        </button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t.confirmTitle}
        message={fillText(t.confirmMessage, { amount: formatAmount(totalCents, language) })}
        confirmLabel={t.make}
        cancelLabel={t.keep}
        loadingLabel={t.making}
        onConfirm={make}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

type PayableCardProps = {
  readonly item: PayableItem;
  readonly language: Language;
  readonly texts: Pick<PayoutTexts, 'admin' | 'obstacles'>;
  readonly isChosen: boolean;
  /** Whether a batch takes no more. */
  readonly isFull: boolean;
  readonly onToggle: () => void;
};

/** A campaign that waits for its payout: how much, for whom, and what it waits for. */
function PayableCard({ item, language, texts, isChosen, isFull, onToggle }: PayableCardProps) {
  const { admin: t, obstacles } = texts;
  const { campaign, charity, obstacle, payableFrom, netCents, carryCents } = item;
  const date = payableFrom === null ? '' : formatDateTime(payableFrom, language);
  return (
    <article className="review-card review-card-short">
      <div className="row">
        <h3>{campaign.name}</h3>
        <span className={`badge ${obstacle === null ? 'badge-paid' : 'badge-soon'}`}>
          {obstacle === null ? t.ready : t.notReady}
        </span>
      </div>
      <p>
        <span className="payout-amount">{formatAmount(netCents, language)}</span>{' '}
        {charity && fillText(t.forCharity, { charity: charity.name })}
      </p>
      {obstacle !== null && <p>{fillText(obstacles[obstacle], { date })}</p>}
      {carryCents !== 0 && <p>{fillText(t.carry, { amount: formatAmount(carryCents, language) })}</p>}
      <div className="row">
        {obstacle === null && (
          <label className="choice">
            <input type="checkbox" checked={isChosen} disabled={isFull && !isChosen} onChange={onToggle} />
            <span>{fillText(t.choose, { campaign: campaign.name })}</span>
          </label>
        )}
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
