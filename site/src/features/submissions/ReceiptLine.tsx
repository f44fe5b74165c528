import { formatReceipt } from '#api/scoring/entry-rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import type { SubmissionTexts } from './texts.ts';
import type { RawSubmission } from './to-card-view.ts';

type ReceiptLineProps = WithTexts<SubmissionTexts['submissions']> & {
  readonly submission: RawSubmission;
  /** null if the campaign is unknown. */
  readonly slug: string | null;
};

/** Shows the receipt of an answer's judgement, with a link to check it; nothing before it was judged. */
export function ReceiptLine({ submission: { id, receipt }, slug, language, texts }: ReceiptLineProps) {
  if (!receipt) return null;
  const code = formatReceipt(receipt);
  return (
    <div className="help">
      <details>
        <summary>{texts.receipt}</summary>
        <code>{code}</code>
        {receipt.proof && (
          <>
            <p>{texts.receiptEntry}</p>
            <code>{receipt.proof.entry}</code>
            <p>{texts.receiptKey}</p>
            <code>{receipt.proof.key}</code>
          </>
        )}
      </details>
      {slug !== null && (
        <a className="link" href={`/${language}/campaigns/${slug}/selection#receipt=${code}&answer=${id}`}>
          {texts.receiptCheck}
        </a>
      )}
    </div>
  );
}
