import { useState } from 'react';
import type { Campaign } from '#api/campaigns/contract.ts';
import type { Nominee } from '#api/nominees/contract.ts';
import { winnersToChoose } from '#api/nominees/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { formatDateTime } from '../campaigns/format.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { LateNominees } from './LateNominees.tsx';
import { toggleNominee } from './toggle-nominee.ts';
import { selectWinners } from './nominee-calls.ts';
import { NomineeCard } from './NomineeCard.tsx';
import type { NomineeTexts } from './texts.ts';

type ChooseWinnersProps = {
  readonly campaign: Pick<Campaign, 'id' | 'name' | 'twoWinners'>;
  readonly nominees: readonly Nominee[];
  /** Checkouts from which money may still come, as the owner sees it. */
  readonly unsettled: number;
  /** Until when fans may ask for another reading; null when that is over. */
  readonly rereadUntil: string | null;
  readonly language: Language;
  readonly texts: Pick<NomineeTexts, 'common' | 'nominees' | 'answers'>;
  /** The winners are known: these, or those that were chosen before, instead of which the given ones were asked for. */
  readonly onSelected: (refused?: readonly string[]) => void;
  /** Reads the nominees again. */
  readonly onChanged: () => Promise<unknown>;
};

/** The nominees, best first, to choose the winners from: confirmed once, then final (decisions.md). */
export function ChooseWinners(props: ChooseWinnersProps) {
  const { campaign, nominees, unsettled, rereadUntil, language, texts, onSelected, onChanged } = props;
  const t = texts.nominees;
  const limit = winnersToChoose(campaign.twoWinners, nominees.length);
  const [picked, setPicked] = useState<readonly string[]>([]);
  // Answers that are scored again may change who is a nominee.
  const chosen = picked.filter((id) => nominees.some(({ submissionId }) => submissionId === id));
  const [alert, setAlert] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const names = new Intl.ListFormat(language).format(
    nominees.filter(({ submissionId }) => chosen.includes(submissionId)).map(({ user }) => user.name),
  );

  function toggle(id: string): void {
    const next = toggleNominee(chosen, id, limit);
    setPicked(next.chosen);
    setAlert(next.isFull ? t.full : undefined);
  }

  function ask(): void {
    const isComplete = chosen.length === limit;
    setAsking(isComplete);
    if (isComplete) setAlert(undefined);
    else setAlert(limit === 1 ? t.tooFewOne : fillText(t.tooFewMany, { count: String(limit) }));
  }

  return (
    <>
      <LateNominees {...{ nominees, language }} texts={t} />
      <fieldset className="choosing">
        <legend>{limit === 1 ? t.chooseOne : fillText(t.chooseMany, { count: String(limit) })}</legend>
        <ol className="verdicts">
          {nominees.map((nominee) => {
            const isChosen = chosen.includes(nominee.submissionId);
            return (
              <li key={nominee.submissionId}>
                <NomineeCard
                  {...{ nominee, language, texts, isChosen, onChanged }}
                  campaignId={campaign.id}
                  isShared={nominees.some(
                    ({ submissionId, place }) =>
                      place !== null && submissionId !== nominee.submissionId && place === nominee.place,
                  )}
                  isSingle={limit === 1}
                  isBarred={limit > 1 && chosen.length === limit && !isChosen}
                  onPress={() => toggle(nominee.submissionId)}
                />
              </li>
            );
          })}
        </ol>
      </fieldset>
      <div className="choosing-bar">
        <div>
          <p role="status">
            {fillText(t.chosen, { count: String(chosen.length), limit: String(limit) })}
            {names !== '' && `: ${names}`}
          </p>
          <div role="alert">{alert !== undefined && <p className="field-error">{alert}</p>}</div>
        </div>
        <button type="button" className="button" aria-disabled={chosen.length < limit} onClick={ask}>
          {t.select}
        </button>
      </div>
      <SelectDialog
        {...{ campaign, chosen, names, unsettled, rereadUntil, language, onSelected, onChanged }}
        isOpen={isAsking}
        texts={t}
        onClose={(failure) => {
          setAsking(false);
          setAlert(failure);
        }}
      />
    </>
  );
}

type SelectDialogProps = Pick<
  ChooseWinnersProps,
  'campaign' | 'unsettled' | 'rereadUntil' | 'language' | 'onSelected' | 'onChanged'
> & {
  readonly isOpen: boolean;
  readonly chosen: readonly string[];
  readonly names: string;
  readonly texts: NomineeTexts['nominees'];
  readonly onClose: (failure?: string) => void;
};

function SelectDialog(props: SelectDialogProps) {
  const { campaign, unsettled, rereadUntil, language, isOpen, chosen, names, texts } = props;
  const { onSelected, onChanged, onClose } = props;
  const [isBusy, setBusy] = useState(false);

  async function select(): Promise<void> {
    setBusy(true);
    const confirm = { unsettled: unsettled > 0, early: rereadUntil !== null };
    const outcome = await selectWinners(campaign.id, chosen, confirm);
    const isTooLate = outcome.kind !== 'done' && outcome.code === 'winners_already_selected';
    if (outcome.kind === 'done' || isTooLate) {
      onSelected(isTooLate ? chosen : undefined);
      return;
    }
    setBusy(false);
    void onChanged();
    const fallback = outcome.kind === 'unreachable' ? texts.failedUnreachable : texts.failed;
    onClose(outcome.problems['submissionIds'] ?? outcome.message ?? fallback);
  }

  return (
    <ConfirmDialog
      open={isOpen}
      title={texts.confirmTitle}
      message={[
        fillText(texts.confirmMessage, { names, campaign: campaign.name }),
        ...(unsettled > 0 ? [texts.confirmUnsettled] : []),
        ...(rereadUntil === null
          ? []
          : [fillText(texts.confirmEarly, { until: formatDateTime(rereadUntil, language) })]),
      ].join(' ')}
      confirmLabel={texts.select}
      cancelLabel={texts.confirmKeep}
      loadingLabel={texts.confirmBusy}
      loading={isBusy}
      onConfirm={() => void select()}
      onCancel={() => onClose()}
    />
  );
}
