import { formatReceipt } from '#api/scoring/entry-rules.ts';
import type { CardPartProps } from './to-card.ts';

/** Shows the receipt of an answer's judgement, with a link to check it; nothing before it was judged. */
export function ReceiptLine({ card, language, texts }: CardPartProps) {
  const { id, receipt, campaign } = card;
  if (!receipt) return null;
  const code = formatReceipt(receipt);
  return (
    <div className="help">
      <p>
        {texts.receipt} <code>{code}</code>
      </p>
      {campaign.slug !== null && (
        <a
          className="link"
          href={`/${language}/campaigns/${campaign.slug}/selection#receipt=${code}&answer=${id}`}
        >
          {texts.receiptCheck}
        </a>
      )}
    </div>
  );
}
