import { useState } from 'react';
import { formatDay } from '#api/payouts/day-rules.ts';
import type { Batch } from '#api/payouts/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { formatDateTime } from '../campaigns/format.ts';
import { BatchLines } from './BatchLines.tsx';
import { formatAmount } from './format-amount.ts';
import { SentForm } from './SentForm.tsx';
import type { PayoutTexts } from './texts.ts';

type BatchCardProps = {
  readonly batch: Batch;
  readonly language: Language;
  readonly texts: PayoutTexts['admin'];
  readonly onSent: () => Promise<void>;
};

/** A batch: what it pays, its lines on request, and the form that marks it as sent. */
export function BatchCard({ batch, language, texts: t, onSent }: BatchCardProps) {
  const [isOpen, setOpen] = useState(false);
  const { messageId, createdAt, count, totalCents, sentOn, bankReference } = batch;
  const made = fillText(count === 1 ? t.batchOfOne : t.batchOf, {
    date: formatDateTime(createdAt, language),
    count: String(count),
    amount: formatAmount(totalCents, language),
  });
  return (
    <article className="payout">
      <div className="payout-head">
        <h3>{fillText(t.batch, { name: messageId })}</h3>
        <span className={`badge ${sentOn === null ? 'badge-pending' : 'badge-paid'}`}>
          {sentOn === null ? t.underWay : t.over}
        </span>
      </div>
      <p>{made}</p>
      {sentOn !== null && (
        <p>{fillText(t.sentOn, { date: formatDay(sentOn, language), reference: bankReference ?? '' })}</p>
      )}
      <button
        type="button"
        className="button button-secondary button-small"
        aria-expanded={isOpen}
        aria-label={isOpen ? undefined : fillText(t.showNamed, { name: messageId })}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t.hide : t.show}
      </button>
      {isOpen && <BatchLines id={batch.id} language={language} texts={t} />}
      {sentOn === null && <SentForm id={batch.id} texts={t} language={language} onSent={onSent} />}
    </article>
  );
}
