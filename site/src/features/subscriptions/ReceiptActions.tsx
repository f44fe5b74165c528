import { CalendarPlus } from 'lucide-react';
import { InvoiceButton, type InvoiceTexts } from './InvoiceButton.tsx';
import type { PaymentTexts } from './payment-texts.ts';

type ReceiptActionsProps = {
  readonly submissionId: string;
  /** Whether the campaign's date is known and its winners are not. */
  readonly hasDateToKeep: boolean;
  readonly texts: PaymentTexts;
  readonly receiptTexts: InvoiceTexts;
};

/** What a fan can take along after paying: the receipt, and the date for the calendar. */
export function ReceiptActions({ submissionId, hasDateToKeep, texts, receiptTexts }: ReceiptActionsProps) {
  return (
    <>
      <InvoiceButton id={submissionId} texts={receiptTexts} />
      {hasDateToKeep && (
        <a
          className="button button-secondary button-small"
          href={`/api/campaign-submissions/${submissionId}/calendar`}
          download
        >
          <CalendarPlus aria-hidden="true" />
          {texts.calendar}
        </a>
      )}
    </>
  );
}
