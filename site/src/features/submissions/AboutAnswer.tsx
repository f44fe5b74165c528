import { ContactChoice } from '../contact/ContactChoice.tsx';
import { WallChoice } from '../wall/WallChoice.tsx';
import type { CardPartProps } from './to-card.ts';
import { formatReceipt } from '#api/scoring/entry-rules.ts';

/** What a fan may decide about an answer, or check, at any time; nothing before it is paid. */
export function AboutAnswer({ card, language, texts }: CardPartProps) {
  const { id, wall, contact, receipt, isWithdrawn, paymentStatus } = card;
  const isForWall = paymentStatus === 'paid' && !isWithdrawn;
  if (!isForWall && !contact && !receipt) return null;
  return (
    // Open while the charity may write: one press withdraws that.
    <details open={contact?.isAllowed}>
      <summary>{texts.aboutAnswer}</summary>
      <div className="column">
        {isForWall && <WallChoice submissionId={id} permission={wall} texts={texts} />}
        <ContactChoice submissionId={id} contact={contact} language={language} failed={texts.wallFailed} />
        <ReceiptLine card={card} language={language} texts={texts} />
      </div>
    </details>
  );
}

/** Shows the receipt of an answer's judgement, with a link to check it; nothing before it was judged. */
function ReceiptLine({ card, language, texts }: CardPartProps) {
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
