import type { Nominee } from '#api/nominees/contract.ts';
import { RESERVES_MAX } from '#api/nominees/rules.ts';
import { SelectField } from '#site/ui/Field.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import type { NomineeTexts } from './texts.ts';

type ReserveFieldsProps = {
  /** The nominees who were not chosen. */
  readonly others: readonly Nominee[];
  /** Whom to ask, in order. */
  readonly reserves: readonly string[];
  readonly onChange: (reserves: readonly string[]) => void;
  readonly texts: NomineeTexts['nominees'];
};

/** Whom to ask, in order, when a winner does not come: as many as the owner wants, or nobody. */
export function ReserveFields({ others, reserves, onChange, texts }: ReserveFieldsProps) {
  if (others.length === 0) return null;
  const places = Math.min(RESERVES_MAX, others.length, reserves.length + 1);
  return (
    <fieldset className="reserves">
      <legend>{texts.reservesTitle}</legend>
      <p>{texts.reservesLead}</p>
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
