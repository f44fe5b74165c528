import { useState } from 'react';
import type { CharityInReview } from '#api/charities/contract.ts';
import type { ApprovalStatus } from '#api/charities/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { showToast } from '#site/ui/toasts.ts';
import { RejectDialog } from './RejectDialog.tsx';
import type { CharityTexts } from './texts.ts';

export type Verdict = Exclude<ApprovalStatus, 'pending'>;

export type CharityVerdictsProps = WithTexts<CharityTexts> & {
  readonly charity: CharityInReview;
  /** Applies a verdict; returns what is wrong, if anything. */
  readonly onJudge: (
    charity: CharityInReview,
    verdict: Verdict,
    reason?: string,
  ) => Promise<string | undefined>;
};

const VERDICTS = [
  ['approved', 'approve', 'approveNamed'],
  ['rejected', 'reject', 'rejectNamed'],
] as const;

/** The verdicts that a charity does not have. */
export function CharityVerdicts({ charity, language, texts, onJudge }: CharityVerdictsProps) {
  const { name, approvalStatus } = charity;
  const [busy, setBusy] = useState<Verdict>();
  // What the dialog is about, as it was on the screen when it opened.
  const [rejecting, setRejecting] = useState<CharityInReview>();

  async function applyVerdict(verdict: Verdict): Promise<void> {
    if (verdict === 'rejected') {
      setRejecting(charity);
      return;
    }
    setBusy(verdict);
    const problem = await onJudge(charity, verdict);
    setBusy(undefined);
    if (problem !== undefined) showToast({ kind: 'error', text: problem });
  }

  async function reject(reason: string): Promise<string | undefined> {
    const problem = rejecting && (await onJudge(rejecting, 'rejected', reason));
    if (problem === undefined) setRejecting(undefined);
    return problem;
  }

  return (
    <div className="row">
      {VERDICTS.filter(([verdict]) => verdict !== approvalStatus).map(([verdict, label, named]) => (
        <button
          key={verdict}
          type="button"
          className="button button-secondary button-small"
          aria-busy={busy === verdict}
          disabled={busy !== undefined}
          aria-label={fillText(texts[named], { charity: name })}
          onClick={() => void applyVerdict(verdict)}
        >
          {texts[label]}
        </button>
      ))}
      {rejecting && (
        <RejectDialog
          charity={rejecting}
          language={language}
          texts={texts}
          onReject={reject}
          onLeave={() => setRejecting(undefined)}
        />
      )}
    </div>
  );
}
