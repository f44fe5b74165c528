import { useEffect, useState } from 'react';
import type { CharityInReview } from '#api/charities/contract.ts';
import type { ApprovalStatus } from '#api/charities/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { focusHeading } from '#site/ui/focus-heading.ts';
import { showToast } from '#site/ui/toasts.ts';
import type { CharityTexts } from './texts.ts';

export type Verdict = Exclude<ApprovalStatus, 'pending'>;

export type CharityVerdictsProps = WithTexts<CharityTexts> & {
  readonly charity: CharityInReview;
  /** Approves it; returns what is wrong, if anything. */
  readonly onApprove: (charity: CharityInReview) => Promise<string | undefined>;
  /** Asks for the reason of a rejection, about the charity as it is on the screen now. */
  readonly onReject: (charity: CharityInReview) => void;
};

const VERDICTS = [
  ['approved', 'approve', 'approveNamed'],
  ['rejected', 'reject', 'rejectNamed'],
] as const;

/** The verdicts that a charity does not have. */
export function CharityVerdicts({ charity, texts, onApprove, onReject }: CharityVerdictsProps) {
  const { name, approvalStatus } = charity;
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => focusHeading, [approvalStatus]);

  async function approve(): Promise<void> {
    setIsBusy(true);
    const problem = await onApprove(charity);
    setIsBusy(false);
    if (problem !== undefined) showToast({ kind: 'error', text: problem });
  }

  return (
    <div className="row">
      {VERDICTS.filter(([verdict]) => verdict !== approvalStatus).map(([verdict, label, named]) => (
        <button
          key={verdict}
          type="button"
          className="button button-secondary button-small"
          aria-busy={isBusy && verdict === 'approved'}
          disabled={isBusy}
          aria-label={fillText(texts[named], { charity: name })}
          onClick={() => (verdict === 'approved' ? void approve() : onReject(charity))}
        >
          {texts[label]}
        </button>
      ))}
    </div>
  );
}
