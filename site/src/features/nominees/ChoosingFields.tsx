import { useEffect, type ReactNode } from 'react';
import type { PaidAnswer } from '#api/nominees/contract.ts';
import { REASON, RESERVES_MAX } from '#api/nominees/rules.ts';
import { TextareaField, SelectField } from '#site/ui/Field.tsx';
import { useEarlyInput } from '#site/ui/use-early-input.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { NomineesPart } from './AnswerCard.tsx';
import { NomineeCard } from './AnswerReader.tsx';
import type { NomineeTexts } from './texts.ts';
import type { ChoiceState } from './use-winner-choice.ts';
import '#site/ui/choice.css';
import { writtenIn } from '#api/platform/locale-rules.ts';

export type ChoosingFieldsProps = NomineesPart & {
  readonly nominees: readonly PaidAnswer[];
  /** All nominees if there are few, who are then read here; else those on the shortlist, who have been read. */
  readonly compared: readonly PaidAnswer[];
  readonly choice: ChoiceState;
  readonly limit: number;
  /** How often the choice was refused; each time, the first invalid reason is shown and gets the focus. */
  readonly refusals: number;
  readonly onChoose: (submissionId: string) => void;
};

/** The answers side by side, with the choice of winners, the reasons, and the reserves. */
export function ChoosingFields(props: ChoosingFieldsProps) {
  const { compared, choice, limit, refusals, onChoose, ...part } = props;
  const { nominees, texts } = part;
  const t = texts.nominees;
  const ids = choice.chosen;
  const chosen = nominees.filter(({ submissionId }) => ids.includes(submissionId));
  const fields = useEarlyInput<HTMLFieldSetElement>();
  useEffect(() => {
    if (refusals === 0) return;
    const first = fields.current?.querySelector<HTMLElement>('textarea[aria-invalid=true]');
    first?.closest('.field')?.scrollIntoView({ block: 'center' });
    first?.focus({ preventScroll: true });
  }, [fields, refusals]);
  return (
    <fieldset className="choosing column" ref={fields}>
      <legend>
        <h2>{limit === 1 ? t.chooseOne : fillText(t.chooseMany, { count: limit })}</h2>
      </legend>
      <p className="muted">{compared.length === 0 ? t.shortlistEmpty : t.compareLead}</p>
      <CompareAnswers
        {...part}
        shown={compared}
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

type WhyFieldsProps = Pick<ChoosingFieldsProps, 'choice'> & {
  readonly chosen: readonly PaidAnswer[];
  readonly texts: NomineeTexts['nominees'];
};

function WhyFields({ chosen, choice, texts: t }: WhyFieldsProps) {
  return chosen.map(({ submissionId, user }) => (
    <TextareaField
      key={submissionId}
      label={fillText(t.why, { name: user.name })}
      help={fillText(t.whyHelp, { min: REASON.min, max: REASON.max })}
      problem={choice.problems[submissionId]}
      name="reason"
      rows={3}
      value={choice.getReason(submissionId)}
      onChange={({ target }) => choice.write(submissionId, target.value)}
    />
  ));
}

type ReserveFieldsProps = {
  readonly others: readonly PaidAnswer[];
  /** The reserves, in the order in which they are asked. */
  readonly reserves: readonly string[];
  readonly onChange: (reserves: readonly string[]) => void;
  readonly texts: NomineeTexts['nominees'];
};

/** The reserves to ask, in order, if a winner does not come: as many as the owner wants, or none. */
function ReserveFields({ others, reserves, onChange, texts }: ReserveFieldsProps) {
  if (others.length === 0) return null;
  const places = Math.min(RESERVES_MAX, others.length, reserves.length + 1);
  return (
    <fieldset className="reserves column">
      <legend>{texts.reservesTitle}</legend>
      <p className="muted">{texts.reservesLead}</p>
      {Array.from({ length: places }, (_, index) => (
        <SelectField
          key={index}
          label={fillText(texts.reserve, { number: index + 1 })}
          name={`reserve-${index + 1}`}
          value={reserves[index] ?? ''}
          onChange={({ target }) =>
            onChange(reserves.toSpliced(index, 1, target.value).filter((id) => id !== ''))
          }
          options={[
            ['', texts.reserveNone] as const,
            ...others
              .filter(
                ({ submissionId }) => reserves[index] === submissionId || !reserves.includes(submissionId),
              )
              .map(({ submissionId, user }) => [submissionId, user.name] as const),
          ]}
        />
      ))}
    </fieldset>
  );
}

type CompareAnswersProps = NomineesPart & {
  readonly nominees: readonly PaidAnswer[];
  readonly shown: readonly PaidAnswer[];
  readonly renderChoice: (nominee: PaidAnswer) => ReactNode;
};

/** Shows answers side by side and says which are equally good; what has been read is shown without its details. */
function CompareAnswers({ shown, renderChoice, ...part }: CompareAnswersProps) {
  const { nominees, answersIn, language, texts } = part;
  const list = new Intl.ListFormat(language);
  return (
    <ol className="compare">
      {shown.map((nominee) => {
        const { submissionId, answer, user } = nominee;
        const alike = shown.filter((other) => isAlike(nominee, other)).map((other) => other.user.name);
        const choice = (
          <>
            {alike.length > 0 && (
              <p className="small-print">{fillText(texts.nominees.alike, { names: list.format(alike) })}</p>
            )}
            {renderChoice(nominee)}
          </>
        );
        return shown === nominees ? (
          <li key={submissionId}>
            <NomineeCard {...part} nominee={nominee}>
              {choice}
            </NomineeCard>
          </li>
        ) : (
          <li key={submissionId} className="panel">
            <h3>{user.name}</h3>
            {shown.length > 1 && (
              <p {...writtenIn(answersIn)} className="verdict-answer typed">
                {answer}
              </p>
            )}
            {choice}
          </li>
        );
      })}
    </ol>
  );
}

/** Returns whether two answers share a place, or their scores' ranges overlap. */
function isAlike(one: PaidAnswer, other: PaidAnswer): boolean {
  if (one.submissionId === other.submissionId) return false;
  if (one.place !== null && one.place === other.place) return true;
  return (
    one.band !== null &&
    other.band !== null &&
    one.band.low <= other.band.high &&
    other.band.low <= one.band.high
  );
}
