import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { ContactChoice } from '../contact/ContactChoice.tsx';
import { WallChoice } from '../wall/WallChoice.tsx';
import { ReceiptLine } from './ReceiptLine.tsx';
import type { SubmissionTexts } from './texts.ts';
import type { RawSubmission } from './to-card-view.ts';

type AboutAnswerProps = WithTexts<SubmissionTexts['submissions']> & {
  readonly submission: RawSubmission;
  /** null if the campaign is unknown. */
  readonly slug: string | null;
};

/** What a fan may decide about an answer, or check, at any time; nothing before it is paid. */
export function AboutAnswer({ submission, slug, language, texts }: AboutAnswerProps) {
  const { id, wall, contact, receipt, isWithdrawn, paymentStatus } = submission;
  const isForWall = paymentStatus === 'paid' && !isWithdrawn;
  if (!isForWall && !contact && !receipt) return null;
  return (
    // Open while the charity may write: one press withdraws that.
    <details className="about-answer" open={contact?.isAllowed}>
      <summary>{texts.aboutAnswer}</summary>
      {isForWall && <WallChoice submissionId={id} permission={wall} texts={texts} />}
      <ContactChoice submissionId={id} contact={contact} language={language} failed={texts.wallFailed} />
      <ReceiptLine submission={submission} slug={slug} language={language} texts={texts} />
    </details>
  );
}
