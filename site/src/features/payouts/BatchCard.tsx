import { useState } from 'react';
import { formatDay } from '#api/payouts/rules.ts';
import type { Batch } from '#api/payouts/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { formatDateTime } from '#site/i18n/format.ts';
import { BatchLines } from './BatchLines.tsx';
import { formatAmount } from './format-amount.ts';
import type { AdminTexts } from '../admin/texts.ts';
import { SentForm } from './SentForm.tsx';
import type { PayoutTexts } from './texts.ts';
import { showFormToast } from '#site/ui/toasts.ts';
import { ReasonDialog } from '../admin/ReasonDialog.tsx';
import { takeBackBatch } from './payout-calls.ts';

type BatchCardProps = {
  readonly batch: Batch;
  readonly language: Language;
  readonly texts: PayoutTexts['admin'];
  readonly reason: AdminTexts['reason'];
  readonly onChanged: () => Promise<void>;
};

/** A batch: what it pays, its lines on request, and what ends it: that it was sent, or is taken back. */
export function BatchCard({ batch, language, texts: t, reason, onChanged }: BatchCardProps) {
  const [isOpen, setOpen] = useState(false);
  const { messageId, createdAt, count, totalCents, sentOn, bankReference, takenBackAt } = batch;
  const isUnderWay = sentOn === null && takenBackAt === null;
  const made = fillText(count === 1 ? t.batchOfOne : t.batchOf, {
    date: formatDateTime(createdAt, language),
    count: String(count),
    amount: formatAmount(totalCents, language),
  });
  return (
    <article className="review-card review-card-short">
      <div className="row">
        <h3>{fillText(t.batch, { name: messageId })}</h3>
        {takenBackAt === null ? (
          <span className={`badge ${sentOn === null ? 'badge-pending' : 'badge-paid'}`}>
            {sentOn === null ? t.underWay : t.over}
          </span>
        ) : (
          <span className="badge badge-refunded">{t.takenBack}</span>
        )}
      </div>
      <p>{made}</p>
      {sentOn !== null && (
        <p>{fillText(t.sentOn, { date: formatDay(sentOn, language), reference: bankReference ?? '' })}</p>
      )}
      {takenBackAt === null ? (
        <button
          type="button"
          className="button button-secondary button-small"
          aria-expanded={isOpen}
          aria-label={isOpen ? undefined : fillText(t.showNamed, { name: messageId })}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t.hide : t.show}
        </button>
      ) : (
        <p>{fillText(t.takenBackOn, { date: formatDateTime(takenBackAt, language) })}</p>
      )}
      {isOpen && takenBackAt === null && <BatchLines id={batch.id} language={language} texts={t} />}
      {isUnderWay && (
        <>
          <SentForm id={batch.id} texts={t} language={language} onSent={onChanged} />
          <TakeBackButton batch={batch} language={language} reason={reason} texts={t} onDone={onChanged} />
        </>
      )}
    </article>
  );
}

type TakeBackButtonProps = {
  readonly batch: Pick<Batch, 'id' | 'messageId'>;
  readonly language: Language;
  readonly texts: PayoutTexts['admin'];
  readonly reason: AdminTexts['reason'];
  readonly onDone: () => Promise<void>;
};

/** Takes a batch back that was not sent, once an admin has said why. */
function TakeBackButton({ batch, language, texts: t, reason, onDone }: TakeBackButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const name = batch.messageId;
  return (
    <>
      <button
        type="button"
        className="button button-secondary button-small"
        aria-label={fillText(t.takeBackNamed, { name })}
        onClick={() => setAsking(true)}
      >
        {t.takeBack}
      </button>
      {isAsking && (
        <ReasonDialog
          title={t.takeBackTitle}
          message={fillText(t.takeBackMessage, { name })}
          confirmLabel={t.takeBack}
          language={language}
          texts={reason}
          act={(why) => takeBackBatch(batch.id, why)}
          onDone={() => {
            setAsking(false);
            showFormToast('success', t.takenBackDone);
            void onDone();
          }}
          onLeave={() => setAsking(false)}
        />
      )}
    </>
  );
}
