import { useState } from 'react';
import type { Campaign } from '#api/campaigns/contract.ts';
import type { ChooseWinners as Choice, PaidAnswer } from '#api/nominees/contract.ts';
import { writtenIn } from '#api/platform/locale-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { formatDateTime } from '#site/i18n/format.ts';
import { deleteDraft } from '#widget/client/drafts.ts';
import { api } from '../accounts/api.ts';
import type { NomineeTexts } from './texts.ts';
import { toDraftName } from './use-winner-choice.ts';

/** Why the winners could not be chosen: a general message, and problems with reasons by submission. */
export type ChoiceFailure = { readonly message: string; readonly reasons: Readonly<Record<string, string>> };

export type SelectDialogProps = WithTexts<NomineeTexts['nominees']> & {
  readonly campaign: Pick<Campaign, 'id' | 'name'>;
  readonly choice: Pick<Choice, 'submissionIds' | 'reasons' | 'reserves'>;
  readonly names: string;
  readonly chosen: readonly PaidAnswer[];
  /** The campaign's language, in which fans answer. */
  readonly answersIn: Language;
  /** The names of those who are asked if a winner does not come. */
  readonly next: string;
  /** The number of checkouts that may still be paid, as the owner sees it. */
  readonly unsettled: number;
  /** Until when fans may ask for another reading; null once that is over. */
  readonly rereadUntil: string | null;
  readonly isOpen: boolean;
  /** Called once the winners are chosen; `refused` is the choice made here, if others had been chosen already. */
  readonly onSelected: (refused?: readonly string[]) => void;
  readonly onChanged: () => Promise<unknown>;
  readonly onClose: (failure?: ChoiceFailure) => void;
};

/** Asks for a final confirmation, with the first words of what is chosen, and chooses the winners. */
export function SelectDialog(props: SelectDialogProps) {
  const { campaign, choice, names, next, unsettled, rereadUntil, language, texts, isOpen } = props;
  const { chosen, answersIn, onSelected, onChanged, onClose } = props;
  const [isBusy, setBusy] = useState(false);

  async function select(): Promise<void> {
    setBusy(true);
    const confirm = { unsettled: unsettled > 0, early: rereadUntil !== null };
    const call = { param: { id: campaign.id }, json: { ...choice, confirm } };
    const outcome = await api.campaigns[':id'].winners.$post(call);
    const isTooLate = outcome.kind !== 'done' && outcome.code === 'winners_already_selected';
    if (outcome.kind === 'done' || isTooLate) {
      deleteDraft(toDraftName(campaign.id));
      onSelected(isTooLate ? choice.submissionIds : undefined);
      return;
    }
    setBusy(false);
    void onChanged();
    const fallback = outcome.kind === 'unreachable' ? texts.failedUnreachable : texts.failed;
    onClose({
      message:
        outcome.problems['submissionIds'] ?? outcome.problems['reserves'] ?? outcome.message ?? fallback,
      reasons: Object.fromEntries(
        choice.submissionIds.flatMap((id) => {
          const problem = outcome.problems[`reasons.${id}`];
          return problem === undefined ? [] : [[id, problem]];
        }),
      ),
    });
  }

  return (
    <ConfirmDialog
      open={isOpen}
      title={fillText(texts.confirmTitle, { names })}
      subject={chosen.map(({ submissionId, answer, user }) => (
        <figure key={submissionId} className="quoted">
          <blockquote {...writtenIn(answersIn)} className="clamp-2">
            {answer}
          </blockquote>
          {chosen.length > 1 && <figcaption dir="auto">{user.name}</figcaption>}
        </figure>
      ))}
      message={[
        fillText(texts.confirmMessage, { next, campaign: campaign.name }),
        ...(unsettled > 0 ? [texts.confirmUnsettled] : []),
        ...(rereadUntil === null
          ? []
          : [fillText(texts.confirmEarly, { until: formatDateTime(rereadUntil, language) })]),
      ].join('\n\n')}
      confirmLabel={texts.select}
      cancelLabel={texts.confirmKeep}
      loadingLabel={texts.confirmBusy}
      loading={isBusy}
      onConfirm={() => void select()}
      onCancel={() => onClose()}
    />
  );
}
