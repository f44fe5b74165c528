import { useState } from 'react';
import type { Report } from '#api/reports/contract.ts';
import { STATEMENT_LENGTH, STATEMENT_MAX, STATEMENT_MIN, type ReportDecision } from '#api/reports/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { TextareaField } from '#site/ui/Field.tsx';
import { showToast } from '#site/ui/toasts.ts';
import { decideReport } from './report-calls.ts';
import type { ReportTexts } from './texts.ts';

/** A report and the decision that an admin is about to take on it. */
export type Deciding = {
  readonly report: Report;
  readonly decision: ReportDecision;
  /** What the report is about, in words. */
  readonly about: string;
};

type DecisionDialogProps = {
  readonly deciding: Deciding;
  readonly language: Language;
  readonly texts: ReportTexts;
  readonly onLeave: () => void;
  /** It is decided, by this admin or by another one before. */
  readonly onDecided: () => void;
};

/** Says what a decision means, and asks for its reasons. */
export function DecisionDialog({ deciding, language, texts, onLeave, onDecided }: DecisionDialogProps) {
  const { report, decision, about } = deciding;
  const [statement, setStatement] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isStop = decision === 'stopped';
  const isPublic = isStop && report.subject === 'campaign';
  const limits = { min: String(STATEMENT_MIN), max: String(STATEMENT_MAX) };

  async function decide(): Promise<void> {
    const { length } = statement.trim();
    if (length < STATEMENT_MIN || length > STATEMENT_MAX) {
      setProblem(STATEMENT_LENGTH[language]);
      return;
    }
    setBusy(true);
    const outcome = await decideReport(report.id, { decision, statement });
    setBusy(false);
    if (outcome.kind === 'done') {
      showToast({ kind: 'success', text: isStop ? texts.nowStopped : texts.nowDismissed });
      onDecided();
    } else if (outcome.code === 'already_decided') {
      showToast({ kind: 'error', text: outcome.message ?? texts.decideFailed });
      onDecided();
    } else setProblem(outcome.problems['statement'] ?? outcome.message ?? texts.decideFailed);
  }

  return (
    <ConfirmDialog
      open
      title={fillText(isStop ? texts.stopNamed : texts.dismissNamed, { about })}
      message={isStop ? texts[`stop-${report.subject}`] : texts.dismissMeans}
      confirmLabel={isStop ? texts.stop : texts.dismiss}
      cancelLabel={texts.cancel}
      loadingLabel={texts.deciding}
      loading={isBusy}
      danger={isStop}
      onConfirm={() => void decide()}
      onCancel={onLeave}
    >
      <TextareaField
        name="statement"
        label={texts.statement}
        help={fillText(isPublic ? texts.statementPublic : texts.statementHelp, limits)}
        problem={problem}
        rows={5}
        maxLength={STATEMENT_MAX}
        required
        value={statement}
        onChange={({ target }) => {
          setStatement(target.value);
          setProblem(undefined);
        }}
      />
    </ConfirmDialog>
  );
}
