import { useState, type ReactNode } from 'react';
import type { Campaign } from '#api/campaigns/contract.ts';
import { formatFanQuestion } from '#api/campaigns/rules.ts';
import type { PaidAnswer } from '#api/nominees/contract.ts';
import { REASON, winnersToChoose } from '#api/nominees/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { NomineesPart } from './AnswerCard.tsx';
import { AnswerReader } from './AnswerReader.tsx';
import { Emblem } from './Emblem.tsx';
import { ChoosingFields, type ChoosingFieldsProps } from './ChoosingFields.tsx';
import { SelectDialog, type ChoiceFailure, type SelectDialogProps } from './SelectDialog.tsx';
import type { NomineeTexts } from './texts.ts';
import { useWinnerChoice, type ChoiceState } from './use-winner-choice.ts';
import '#site/ui/choice.css';
import type { WithTexts } from '#site/i18n/feature-texts.ts';

type ChooseWinnersProps = NomineesPart &
  Pick<SelectDialogProps, 'unsettled' | 'rereadUntil' | 'onSelected'> & {
    readonly campaign: Campaign;
    readonly nominees: readonly PaidAnswer[];
    readonly children: ReactNode;
  };

/** Up to this many answers are read side by side; for more, the owner makes a shortlist. */
const COMPARED_AT_ONCE = 3;

/** Shows the nominees to choose the winners from; a team member without that right only reads them. */
export function ChooseWinners(props: ChooseWinnersProps) {
  const { campaign, nominees, children, ...part } = props;
  const { managedFor, fanQuestion, fanQuestionOther, celebrity, charity } = campaign;
  const { language, texts } = part;
  const names = { celebrity: celebrity.name, charity: charity.name };
  return (
    <>
      <section className="panel on-night reveal row">
        <Emblem campaign={campaign} language={language} />
        <div>
          <p>{texts.nominees.basisQuestion}</p>
          <h2>{formatFanQuestion(fanQuestion, fanQuestionOther, names, language)}</h2>
        </div>
      </section>
      <LateNominees nominees={nominees} language={language} texts={texts.nominees} />
      {managedFor?.mayDecide === false ? (
        <>
          <p className="notice">{fillText(texts.nominees.othersChoose, { name: managedFor.name })}</p>
          <AnswerReader {...part} nominees={nominees} />
          {children}
        </>
      ) : (
        <Choosing {...props} />
      )}
    </>
  );
}

/**
 * The choice of the winners: the owner reads each answer, compares the best side by side, gives a reason for
 * each winner, names reserves, and confirms the choice once and for all (RULES.md, "Winners").
 */
function Choosing(props: ChooseWinnersProps) {
  const { campaign, nominees, unsettled, rereadUntil, onSelected, children, ...part } = props;
  const { language, texts, onChanged } = part;
  const t = texts.nominees;
  const limit = winnersToChoose(campaign.twoWinners, nominees.length);
  const choice = useWinnerChoice(campaign.id, nominees, limit);
  const { chosen, shortlist } = choice;
  const { alert, isAsking, refusals, choose, ask, close } = useConfirming(choice, texts);
  const areAllCompared = nominees.length <= COMPARED_AT_ONCE;
  const isIn = (ids: readonly string[]) => nominees.filter(({ submissionId }) => ids.includes(submissionId));
  const compared = areAllCompared ? nominees : isIn([...shortlist, ...chosen]);
  const list = new Intl.ListFormat(language);
  const names = list.format(isIn(chosen).map(({ user }) => user.name));
  const reserved = choice.reserves.flatMap((id) => isIn([id])).map(({ user }) => user.name);
  const next = reserved.length > 0 ? list.format(reserved) : t.nextByRank;
  return (
    <>
      {!areAllCompared && (
        <AnswerReader
          {...part}
          nominees={nominees}
          shortlist={compared}
          renderControls={(open) => (
            <ShortlistBox open={open} isListed={compared.includes(open)} choice={choice} texts={t} />
          )}
        />
      )}
      {children}
      <ChoosingFields
        {...part}
        nominees={nominees}
        compared={compared}
        choice={choice}
        limit={limit}
        refusals={refusals}
        onChoose={choose}
      />
      <ChoosingBar count={chosen.length} limit={limit} names={names} alert={alert} texts={t} onAsk={ask} />
      <SelectDialog
        campaign={campaign}
        choice={{ submissionIds: [...chosen], reasons: choice.reasons, reserves: [...choice.reserves] }}
        names={names}
        chosen={isIn(chosen)}
        answersIn={part.answersIn}
        next={next}
        unsettled={unsettled}
        rereadUntil={rereadUntil}
        language={language}
        onSelected={onSelected}
        onChanged={onChanged}
        isOpen={isAsking}
        texts={t}
        onClose={close}
      />
    </>
  );
}

/** Asks for confirmation once the choice is complete, and shows why it was refused. */
function useConfirming(choice: ChoiceState, { nominees: t, answers }: NomineesPart['texts']) {
  const [alert, setAlert] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [refusals, setRefusals] = useState(0);

  function choose(submissionId: string): void {
    setAlert(choice.toggle(submissionId) ? t.full : undefined);
  }

  function ask(): void {
    setAlert(undefined);
    const tooShort = fillText(answers.reasonTooShort, { count: REASON.min });
    if (choice.hasShortReason(tooShort)) setRefusals(refusals + 1);
    else setAsking(true);
  }

  function close(failure?: ChoiceFailure): void {
    setAsking(false);
    if (!failure) return;
    const hasProblem = Object.keys(failure.reasons).length > 0;
    choice.setProblems(failure.reasons);
    setAlert(hasProblem ? undefined : failure.message);
    setRefusals(refusals + 1);
  }

  return { alert, isAsking, refusals, choose, ask, close };
}

type ShortlistBoxProps = {
  readonly open: PaidAnswer;
  readonly isListed: boolean;
  readonly choice: ChoiceState;
  readonly texts: NomineeTexts['nominees'];
};

function ShortlistBox({ open, isListed, choice, texts }: ShortlistBoxProps) {
  return (
    <label className="choice choose">
      <input
        type="checkbox"
        checked={isListed}
        disabled={choice.chosen.includes(open.submissionId)}
        onChange={() => choice.toggleShortlist(open.submissionId)}
      />
      {fillText(texts.shortlist, { name: open.user.name })}
    </label>
  );
}

type ChoosingBarProps = Pick<ChoosingFieldsProps, 'limit'> &
  Pick<ShortlistBoxProps, 'texts'> & {
    readonly count: number;
    readonly names: string;
    readonly alert: string | undefined;
    readonly onAsk: () => void;
  };

function ChoosingBar({ count, limit, names, alert, texts: t, onAsk }: ChoosingBarProps) {
  return (
    <div className={count > 0 ? 'choosing-bar row' : 'visually-hidden'}>
      <div>
        <p role="status">
          {fillText(t.chosen, { count, limit })}
          {names !== '' && `: ${names}`}
        </p>
        <div role="alert">{alert !== undefined && <p className="field-error">{alert}</p>}</div>
      </div>
      {count === limit && (
        <button type="button" className="button" onClick={onAsk}>
          {t.select}
        </button>
      )}
    </div>
  );
}

type LateNomineesProps = WithTexts<NomineeTexts['nominees']> & { readonly nominees: readonly PaidAnswer[] };

function LateNominees({ nominees, language, texts }: LateNomineesProps) {
  const [first] = useState(() => new Set(nominees.map(({ submissionId }) => submissionId)));
  const late = nominees.filter(({ submissionId, nomination }) => !nomination && !first.has(submissionId));
  const names = new Intl.ListFormat(language).format(late.map(({ user }) => user.name));
  return (
    <div role="status">
      {late.length > 0 && <p className="notice">{fillText(texts.lateNominees, { names })}</p>}
    </div>
  );
}
