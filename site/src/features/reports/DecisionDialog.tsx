import type { Report } from '#api/reports/contract.ts';
import { STATEMENT, type ReportDecision } from '#api/reports/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { TextDialog } from '#site/ui/TextDialog.tsx';
import { showToast } from '#site/ui/toasts.ts';
import { api } from '../accounts/api.ts';
import { toFormErrors } from '../accounts/form-errors.ts';
import type { ReportTexts } from './texts.ts';

/** A report and the decision that an admin is about to take on it. */
export type Deciding = { readonly report: Report; readonly decision: ReportDecision; readonly about: string };

type DecisionDialogProps = WithTexts<ReportTexts> & {
  readonly deciding: Deciding;
  readonly onLeave: () => void;
  /** Called once the report is decided, by this admin or an earlier one. */
  readonly onDecided: () => void;
};

/** Explains a decision, and asks for its reasons. */
export function DecisionDialog({ deciding, language, texts, onLeave, onDecided }: DecisionDialogProps) {
  const { report, decision, about } = deciding;
  const isStop = decision === 'stopped';
  const isPublic = isStop && report.subject === 'campaign';

  async function decide(statement: string) {
    const call = { param: { id: report.id }, json: { decision, statement } };
    const outcome = await api.admin.reports[':id'].decide.$post(call);
    const isTaken = outcome.kind !== 'done' && outcome.code === 'already_decided';
    if (outcome.kind !== 'done' && !isTaken) return toFormErrors(outcome, { failed: texts.decideFailed });
    if (isTaken) showToast('error', outcome.message ?? texts.decideFailed);
    else showToast('success', isStop ? texts.nowStopped : texts.nowDismissed);
    onDecided();
    return undefined;
  }

  return (
    <TextDialog
      title={fillText(isStop ? texts.stopNamed : texts.dismissNamed, { about })}
      message={isStop ? texts[`stop-${report.subject}`] : texts.dismissMeans}
      confirmLabel={isStop ? texts.stop : texts.dismiss}
      cancelLabel={texts.cancel}
      loadingLabel={texts.deciding}
      danger={isStop}
      about={`${decision}-${report.id}`}
      name="statement"
      label={texts.statement}
      help={isPublic ? texts.statementPublic : texts.statementHelp}
      rows={5}
      language={language}
      limits={STATEMENT}
      send={decide}
      onCancel={onLeave}
    />
  );
}
