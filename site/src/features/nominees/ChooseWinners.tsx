import { useEffect, useState } from 'react';
import type { Campaign } from '#api/campaigns/contract.ts';
import type { Nominee } from '#api/nominees/contract.ts';
import { REASON_MAX, REASON_MIN, winnersToChoose } from '#api/nominees/rules.ts';
import { TextareaField } from '#site/ui/Field.tsx';
import { useEarlyInput } from '#site/ui/use-early-input.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { NomineesPart } from './AnswerCard.tsx';
import { AnswerReader } from './AnswerReader.tsx';
import { CompareAnswers } from './CompareAnswers.tsx';
import { LateNominees } from './LateNominees.tsx';
import { ReserveFields } from './ReserveFields.tsx';
import { SelectDialog } from './SelectDialog.tsx';
import type { NomineeTexts } from './texts.ts';
import { useWinnerChoice } from './use-winner-choice.ts';

type ChooseWinnersProps = NomineesPart & {
  readonly campaign: Pick<Campaign, 'id' | 'name' | 'twoWinners' | 'managedFor'>;
  readonly nominees: readonly Nominee[];
  /** Checkouts from which money may still come, as the owner sees it. */
  readonly unsettled: number;
  /** Until when fans may ask for another reading; null when that is over. */
  readonly rereadUntil: string | null;
  /** The winners are known: these, or those that were chosen before, instead of which the given ones were asked for. */
  readonly onSelected: (refused?: readonly string[]) => void;
};

/** So few answers are all compared; of more, the owner makes a shortlist. */
const COMPARED_AT_ONCE = 3;

/** The nominees, from whom the winners are chosen; a member of the team who may not do so reads them. */
export function ChooseWinners(props: ChooseWinnersProps) {
  const { managedFor } = props.campaign;
  if (managedFor?.mayDecide === false) return <ReadNominees {...props} chooser={managedFor.name} />;
  return <Choosing {...props} />;
}

function ReadNominees({
  nominees,
  chooser,
  ...part
}: NomineesPart & { readonly nominees: readonly Nominee[]; readonly chooser: string }) {
  const [openId, setOpenId] = useState<string>();
  const open = nominees.find(({ submissionId }) => submissionId === openId) ?? nominees[0];
  const t = part.texts.nominees;
  return (
    <>
      <p className="notice">{fillText(t.othersChoose, { name: chooser })}</p>
      <LateNominees nominees={nominees} language={part.language} texts={t} />
      {open && <AnswerReader {...part} nominees={nominees} open={open} onOpen={setOpenId} />}
    </>
  );
}

/**
 * Choosing the winners: each answer is read by itself, the best are put side by side, and the choice, with a sentence why
 * and the reserves, is confirmed once, then final (RULES.md, "Winners").
 */
function Choosing(props: ChooseWinnersProps) {
  const { campaign, nominees, unsettled, rereadUntil, onSelected, ...part } = props;
  const { language, texts, onChanged } = part;
  const t = texts.nominees;
  const limit = winnersToChoose(campaign.twoWinners, nominees.length);
  const choice = useWinnerChoice(campaign.id, nominees, limit);
  const { chosen, shortlist } = choice;
  const [openId, setOpenId] = useState<string>();
  const [alert, setAlert] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const open = nominees.find(({ submissionId }) => submissionId === openId) ?? nominees[0];
  const areAllCompared = nominees.length <= COMPARED_AT_ONCE;
  const isIn = (ids: readonly string[]) => nominees.filter(({ submissionId }) => ids.includes(submissionId));
  const compared = areAllCompared ? nominees : isIn([...shortlist, ...chosen]);
  const list = new Intl.ListFormat(language);
  const names = list.format(isIn(chosen).map(({ user }) => user.name));
  const reserved = choice.reserves.flatMap((id) => isIn([id])).map(({ user }) => user.name);
  const next = reserved.length > 0 ? list.format(reserved) : t.nextByRank;

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
      {open && (
        <AnswerReader {...part} nominees={nominees} open={open} onOpen={setOpenId}>
          {!areAllCompared && (
            <label className="choice choose">
              <input
                type="checkbox"
                checked={compared.includes(open)}
                disabled={chosen.includes(open.submissionId)}
                onChange={() => choice.toggleShortlist(open.submissionId)}
              />
              {fillText(t.shortlist, { name: open.user.name })}
            </label>
          )}
        </AnswerReader>
      )}
      <ChoosingFields
        nominees={nominees}
        compared={compared}
        choice={choice}
        limit={limit}
        refusals={refusals}
        onChoose={(id) => setAlert(choice.toggle(id) ? t.full : undefined)}
        answersIn={part.answersIn}
        language={language}
        texts={t}
      />
      <ChoosingBar count={chosen.length} limit={limit} names={names} alert={alert} texts={t} onAsk={ask} />
      <SelectDialog
        campaign={campaign}
        choice={{ submissionIds: [...chosen], reasons: choice.reasons, reserves: [...choice.reserves] }}
        names={names}
        next={next}
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

type ChoosingFieldsProps = Pick<ChooseWinnersProps, 'nominees' | 'answersIn' | 'language'> & {
  readonly compared: readonly Nominee[];
  readonly choice: ReturnType<typeof useWinnerChoice>;
  readonly limit: number;
  /** How often the choice was refused: the first sentence with a problem then gets the focus. */
  readonly refusals: number;
  readonly onChoose: (submissionId: string) => void;
  readonly texts: NomineeTexts['nominees'];
};

/** The answers side by side, who of them wins and why, and who comes next. */
function ChoosingFields(props: ChoosingFieldsProps) {
  const { nominees, compared, choice, limit, refusals, onChoose, answersIn, language, texts: t } = props;
  const ids = choice.chosen;
  const chosen = nominees.filter(({ submissionId }) => ids.includes(submissionId));
  const fields = useEarlyInput<HTMLFieldSetElement>();
  useEffect(() => {
    if (refusals > 0) fields.current?.querySelector<HTMLElement>('textarea[aria-invalid=true]')?.focus();
  }, [fields, refusals]);
  return (
    <fieldset className="choosing" ref={fields}>
      <legend>
        <h2>{limit === 1 ? t.chooseOne : fillText(t.chooseMany, { count: String(limit) })}</h2>
      </legend>
      <p>{compared.length === 0 ? t.shortlistEmpty : t.compareLead}</p>
      <CompareAnswers
        shown={compared}
        answersIn={answersIn}
        language={language}
        texts={t}
        renderChoice={({ submissionId, user }) => (
          <label className="choice choose">
            <input
              type={limit === 1 ? 'radio' : 'checkbox'}
              name="winner"
              value={submissionId}
              checked={ids.includes(submissionId)}
              aria-disabled={
                (limit > 1 && chosen.length === limit && !ids.includes(submissionId)) || undefined
              }
              onChange={() => onChoose(submissionId)}
            />
            {fillText(t.choose, { name: user.name })}
          </label>
        )}
      />
      <WhyFields chosen={chosen} choice={choice} texts={t} />
      {chosen.length === limit && (
        <ReserveFields
          others={nominees.filter(({ submissionId }) => !ids.includes(submissionId))}
          reserves={choice.reserves}
          onChange={choice.setReserves}
          texts={t}
        />
      )}
    </fieldset>
  );
}

type WhyFieldsProps = Pick<ChoosingFieldsProps, 'choice' | 'texts'> & {
  readonly chosen: readonly Nominee[];
};

/** The owner's sentences why the chosen win. */
function WhyFields({ chosen, choice, texts: t }: WhyFieldsProps) {
  return chosen.map(({ submissionId, user }) => (
    <TextareaField
      key={submissionId}
      label={fillText(t.why, { name: user.name })}
      help={fillText(t.whyHelp, { min: String(REASON_MIN), max: String(REASON_MAX) })}
      problem={choice.problems[submissionId]}
      name="reason"
      rows={3}
      maxLength={REASON_MAX}
      value={choice.getReason(submissionId)}
      onChange={({ target }) => choice.write(submissionId, target.value)}
    />
  ));
}

type ChoosingBarProps = Pick<ChoosingFieldsProps, 'limit' | 'texts'> & {
  readonly count: number;
  readonly names: string;
  readonly alert: string | undefined;
  readonly onAsk: () => void;
};

/** Who is chosen so far, what is missing, and the way to confirm. */
function ChoosingBar({ count, limit, names, alert, texts: t, onAsk }: ChoosingBarProps) {
  return (
    <div className={count > 0 ? 'choosing-bar choosing-bar-over' : 'choosing-bar'}>
      <div>
        <p role="status">
          {fillText(t.chosen, { count: String(count), limit: String(limit) })}
          {names !== '' && `: ${names}`}
        </p>
        <div role="alert">{alert !== undefined && <p className="field-error">{alert}</p>}</div>
      </div>
      <button type="button" className="button" aria-disabled={count < limit} onClick={onAsk}>
        {t.select}
      </button>
    </div>
  );
}
