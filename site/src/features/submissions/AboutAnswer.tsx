import { ContactChoice } from '../contact/ContactChoice.tsx';
import { WallChoice } from '../wall/WallChoice.tsx';
import { ReceiptLine } from './ReceiptLine.tsx';
import type { CardPartProps } from './to-card.ts';

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
