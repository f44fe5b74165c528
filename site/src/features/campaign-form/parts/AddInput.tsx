import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { isBlank } from '#api/platform/rules.ts';

type AddInputProps = Omit<ComponentProps<'input'>, 'value'> & {
  readonly value: string;
  readonly addLabel: string;
  readonly isAdding?: boolean;
  readonly onAdd: () => void;
};

/** A line of text with a button that adds it. Enter also adds it, without submitting the surrounding form. */
export function AddInput({ addLabel, isAdding = false, onAdd, ...input }: AddInputProps) {
  const isDisabled = isBlank(input.value) || isAdding;
  const add = () => !isDisabled && onAdd();

  return (
    <div className="input-group">
      <input
        className="input"
        {...input}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          add();
        }}
      />
      <button
        type="button"
        className="button button-secondary"
        aria-busy={isAdding}
        aria-disabled={isDisabled}
        onClick={add}
      >
        {!isAdding && <Plus aria-hidden="true" />}
        {addLabel}
      </button>
    </div>
  );
}
