import { useState } from 'react';
import type { Batch } from '#api/payouts/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { showFormToast } from '#site/ui/toasts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { ReasonDialog } from '../admin/ReasonDialog.tsx';
import type { AdminTexts } from '../admin/texts.ts';
import { takeBackBatch } from './payout-calls.ts';
import type { PayoutTexts } from './texts.ts';

type TakeBackButtonProps = {
  readonly batch: Pick<Batch, 'id' | 'messageId'>;
  readonly language: Language;
  readonly texts: PayoutTexts['admin'];
  readonly reason: AdminTexts['reason'];
  readonly onDone: () => Promise<void>;
};

/** Takes a batch back that was not sent, once an admin has said why. */
export function TakeBackButton({ batch, language, texts: t, reason, onDone }: TakeBackButtonProps) {
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
