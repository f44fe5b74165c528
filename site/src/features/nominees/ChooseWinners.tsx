import { useState } from 'react';
import type { Campaign } from '#api/campaigns/contract.ts';
import type { Nominee } from '#api/nominees/contract.ts';
import { winnersToChoose } from '#api/nominees/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { fillText } from '../campaigns/fill-text.ts';
import { toggleNominee } from './toggle-nominee.ts';
import { selectWinners } from './nominee-calls.ts';
import { NomineeCard } from './NomineeCard.tsx';
import type { NomineeTexts } from './texts.ts';

type ChooseWinnersProps = {
  readonly campaign: Pick<Campaign, 'id' | 'name' | 'twoWinners'>;
  readonly nominees: readonly Nominee[];
  readonly language: Language;
  readonly texts: Pick<NomineeTexts, 'common' | 'nominees'>;
  /** The winners are known: these, or others that were chosen before. */
  readonly onSelected: () => void;
};

/** The nominees, best first, and choosing the winners among them: asked once more, then final (decisions.md). */
export function ChooseWinners({ campaign, nominees, language, texts, onSelected }: ChooseWinnersProps) {
  const t = texts.nominees;
  const limit = winnersToChoose(campaign.twoWinners, nominees.length);
  const [picked, setPicked] = useState<readonly string[]>([]);
  // Answers that are scored again may change who is a nominee.
  const chosen = picked.filter((id) => nominees.some(({ submissionId }) => submissionId === id));
  const [alert, setAlert] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const names = nominees
    .filter(({ submissionId }) => chosen.includes(submissionId))
    .map(({ user }) => user.name);

  function toggle(id: string): void {
    const next = toggleNominee(chosen, id, limit);
    setPicked(next.chosen);
    setAlert(next.isFull ? t.full : undefined);
  }

  function ask(): void {
    if (chosen.length === limit) {
      setAlert(undefined);
      setAsking(true);
    } else setAlert(limit === 1 ? t.tooFewOne : fillText(t.tooFewMany, { count: String(limit) }));
  }

  async function select(): Promise<void> {
    setBusy(true);
    const outcome = await selectWinners(campaign.id, chosen);
    const wasSelected = outcome.kind === 'refused' && outcome.code === 'winners_already_selected';
    if (outcome.kind === 'done' || wasSelected) {
      onSelected();
      return;
    }
    setBusy(false);
    setAsking(false);
    setAlert(
      outcome.kind === 'refused'
        ? (outcome.problems['submissionIds'] ?? outcome.message ?? t.failed)
        : t.failedUnreachable,
    );
  }

  return (
    <>
      <fieldset className="choosing">
        <legend>{limit === 1 ? t.chooseOne : fillText(t.chooseMany, { count: String(limit) })}</legend>
        <ol className="verdicts">
          {nominees.map((nominee, index) => {
            const isChosen = chosen.includes(nominee.submissionId);
            return (
              <li key={nominee.submissionId}>
                <NomineeCard
                  {...{ nominee, language, texts, isChosen }}
                  rank={index + 1}
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
            {names.length > 0 && `: ${formatList(names, language)}`}
          </p>
          <div role="alert">{alert !== undefined && <p className="field-error">{alert}</p>}</div>
        </div>
        <button type="button" className="button" aria-disabled={chosen.length < limit} onClick={ask}>
          {t.select}
        </button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t.confirmTitle}
        message={fillText(t.confirmMessage, { names: formatList(names, language), campaign: campaign.name })}
        confirmLabel={t.select}
        cancelLabel={t.confirmKeep}
        loadingLabel={t.confirmBusy}
        loading={isBusy}
        onConfirm={() => void select()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function formatList(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language).format(names);
}
