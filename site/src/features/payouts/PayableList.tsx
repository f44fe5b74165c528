import { useState } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { BATCH_MAX } from '#api/payouts/rules.ts';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { showToast } from '#site/ui/toasts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { formatAmount } from './format-amount.ts';
import { PayableCard } from './PayableCard.tsx';
import { createBatch, type PayableItem } from './payout-calls.ts';
import type { PayoutTexts } from './texts.ts';

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
  const [isBusy, setBusy] = useState(false);
  // What is no longer payable after the lists were read again is not chosen either.
  const selected = items.filter(({ id, obstacle }) => chosen.has(id) && obstacle === null);
  const totalCents = selected.reduce((total, { netCents }) => total + netCents, 0);

  function toggle(id: string): void {
    setChosen(
      (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
    );
  }

  async function make(): Promise<void> {
    setBusy(true);
    const outcome = await createBatch(selected.map(({ id }) => id));
    await onMade();
    setBusy(false);
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
      <ul className="payouts">
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
      <div className="payouts-actions">
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
        loading={isBusy}
        onConfirm={() => void make()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
