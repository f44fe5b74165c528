import { useEffect, useRef, useState } from 'react';
import type { Campaign } from '#api/campaigns/contract.ts';
import type { Nominee } from '#api/nominees/contract.ts';
import { REASON_MIN, winnersToChoose } from '#api/nominees/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { LateNominees } from './LateNominees.tsx';
import { NomineeCard } from './NomineeCard.tsx';
import { SelectDialog } from './SelectDialog.tsx';
import type { NomineesPart } from './AnswerCard.tsx';
import { useWinnerChoice } from './use-winner-choice.ts';

type ChooseWinnersProps = NomineesPart & {
  readonly campaign: Pick<Campaign, 'id' | 'name' | 'twoWinners'>;
  readonly nominees: readonly Nominee[];
  /** Checkouts from which money may still come, as the owner sees it. */
  readonly unsettled: number;
  /** Until when fans may ask for another reading; null when that is over. */
  readonly rereadUntil: string | null;
  /** The winners are known: these, or those that were chosen before, instead of which the given ones were asked for. */
  readonly onSelected: (refused?: readonly string[]) => void;
};

/**
 * The nominees, best first, to choose the winners from, each with a sentence why: confirmed once, then final (RULES.md,
 * "Winners").
 */
export function ChooseWinners(props: ChooseWinnersProps) {
  const { campaign, nominees, unsettled, rereadUntil, onSelected, ...part } = props;
  const { language, texts, onChanged } = part;
  const t = texts.nominees;
  const limit = winnersToChoose(campaign.twoWinners, nominees.length);
  const choice = useWinnerChoice(campaign.id, nominees, limit);
  const { chosen, reasons } = choice;
  const [alert, setAlert] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (refusals > 0) fields.current?.querySelector<HTMLElement>('textarea[aria-invalid=true]')?.focus();
  }, [refusals]);
  const names = new Intl.ListFormat(language).format(
    nominees.filter(({ submissionId }) => chosen.includes(submissionId)).map(({ user }) => user.name),
  );

  function toggle(id: string): void {
    setAlert(choice.toggle(id) ? t.full : undefined);
  }

  function ask(): void {
    setAlert(undefined);
    if (chosen.length < limit) {
      setAlert(limit === 1 ? t.tooFewOne : fillText(t.tooFewMany, { count: String(limit) }));
      return;
    }
    const tooShort = fillText(texts.answers.reasonTooShort, { count: String(REASON_MIN) });
    if (choice.hasShortReason(tooShort)) setRefusals(refusals + 1);
    else setAsking(true);
  }

  return (
    <>
      <LateNominees nominees={nominees} language={language} texts={t} />
      <fieldset className="choosing" ref={fields}>
        <legend>
          <h2>{limit === 1 ? t.chooseOne : fillText(t.chooseMany, { count: String(limit) })}</h2>
        </legend>
        <ol className="verdicts">
          {nominees.map((nominee) => (
            <li key={nominee.submissionId}>
              <NomineeCard
                {...part}
                nominee={nominee}
                nominees={nominees}
                limit={limit}
                choice={choice}
                onPress={() => toggle(nominee.submissionId)}
              />
            </li>
          ))}
        </ol>
      </fieldset>
      <div className={chosen.length > 0 ? 'choosing-bar choosing-bar-over' : 'choosing-bar'}>
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
        campaign={campaign}
        chosen={chosen}
        reasons={reasons}
        names={names}
        unsettled={unsettled}
        rereadUntil={rereadUntil}
        language={language}
        onSelected={onSelected}
        onChanged={onChanged}
        isOpen={isAsking}
        texts={t}
        onClose={(failure) => {
          setAsking(false);
          if (!failure) return;
          const hasProblem = Object.keys(failure.reasons).length > 0;
          choice.setProblems(failure.reasons);
          setAlert(hasProblem ? undefined : failure.message);
          setRefusals(refusals + 1);
        }}
      />
    </>
  );
}
