import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';

type AddInputProps = Omit<ComponentProps<'input'>, 'value'> & {
  readonly value: string;
  readonly addLabel: string;
  readonly isAdding?: boolean;
  readonly onAdd: () => void;
};

/** A line of text with a button that adds it. Enter also adds it, without submitting the surrounding form. */
export function AddInput({ addLabel, isAdding = false, onAdd, ...input }: AddInputProps) {
  return (
    <div className="input-group">
      <input
        className="input"
        {...input}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onAdd();
        }}
      />
      <button
        type="button"
        className="button button-secondary"
        aria-busy={isAdding}
        aria-disabled={input.value.trim() === '' || isAdding}
        onClick={onAdd}
      >
        {!isAdding && <Plus aria-hidden="true" />}
        {addLabel}
      </button>
    </div>
  );
}
