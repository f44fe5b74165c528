import { useEffect } from 'react';
import type { Nominee } from '#api/nominees/contract.ts';
import { REASON } from '#api/nominees/rules.ts';
import { TextareaField } from '#site/ui/Field.tsx';
import { useEarlyInput } from '#site/ui/use-early-input.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { NomineesPart } from './AnswerCard.tsx';
import { CompareAnswers } from './CompareAnswers.tsx';
import { ReserveFields } from './ReserveFields.tsx';
import type { NomineeTexts } from './texts.ts';
import type { ChoiceState } from './use-winner-choice.ts';
import '#site/ui/choice.css';

export type ChoosingFieldsProps = Pick<NomineesPart, 'answersIn' | 'language'> & {
  readonly nominees: readonly Nominee[];
  readonly compared: readonly Nominee[];
  readonly choice: ChoiceState;
  readonly limit: number;
  /** How often the choice was refused: the first sentence with a problem then gets the focus. */
  readonly refusals: number;
  readonly onChoose: (submissionId: string) => void;
  readonly texts: NomineeTexts['nominees'];
};

/** The answers side by side, who of them wins and why, and who comes next. */
export function ChoosingFields(props: ChoosingFieldsProps) {
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
        <h2>{limit === 1 ? t.chooseOne : fillText(t.chooseMany, { count: limit })}</h2>
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
      help={fillText(t.whyHelp, { min: REASON.min, max: REASON.max })}
      problem={choice.problems[submissionId]}
      name="reason"
      rows={3}
      value={choice.getReason(submissionId)}
      onChange={({ target }) => choice.write(submissionId, target.value)}
    />
  ));
}
