import { useId, type ReactNode } from 'react';
import { describedBy, FieldMessages, type FieldMessageProps } from './Field.tsx';
import { useEarlyInput } from './use-early-input.ts';
import './choice.css';

type ChoicesProps = FieldMessageProps & {
  readonly label: string;
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[];
  readonly defaultValue?: string | undefined;
  readonly onChoose?: (value: string) => void;
};

/** A group of radio buttons. */
export function ChoiceField({ label, help, problem, name, options, defaultValue, onChoose }: ChoicesProps) {
  const id = useId();
  const field = useEarlyInput<HTMLFieldSetElement>();
  return (
    <fieldset ref={field} className="field" aria-describedby={describedBy(id, { help, problem })}>
      <legend className="label">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="choice">
          <input
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={option.value === defaultValue}
            aria-invalid={problem !== undefined}
            onChange={() => onChoose?.(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
      <FieldMessages id={id} help={help} problem={problem} />
    </fieldset>
  );
}
