import type { ComponentProps } from 'react';
import { ConfirmButton } from './ConfirmButton.tsx';
import { keepFocus } from './focus-heading.ts';
import './own-list.css';

type PeopleListProps = {
  readonly people: readonly {
    readonly key: string;
    readonly name: string;
    /** Details beside the name; false ones are omitted. */
    readonly facts: readonly (string | false)[];
    readonly action: RowActionProps;
  }[];
};

/** Lists people with a right, each with a button that ends it. */
export function PeopleList({ people }: PeopleListProps) {
  return (
    <ul className="own-list">
      {people.map(({ key, name, facts, action }) => (
        <li key={key}>
          <p className="own-name">
            <strong>{name}</strong>
            <br />
            <span className="help">{facts.filter(Boolean).join(', ')}</span>
          </p>
          <RowAction {...action} />
        </li>
      ))}
    </ul>
  );
}

type RowActionProps = Pick<ComponentProps<'button'>, 'autoFocus'> & {
  readonly label: string;
  readonly name: string;
  /** What is asked first, if anything; the question waits for the promise that a press may return. */
  readonly confirm?: Omit<ComponentProps<typeof ConfirmButton>, 'label' | 'name' | 'className' | 'onConfirm'>;
  readonly onPress: () => unknown;
};

/** A row's button, whose name for screen readers says which row it belongs to. */
export function RowAction({ label, name, autoFocus, confirm, onPress }: RowActionProps) {
  if (confirm)
    return (
      <ConfirmButton {...confirm} label={label} name={name} className="link" danger onConfirm={onPress} />
    );
  return (
    <button
      ref={keepFocus}
      type="button"
      className="link"
      aria-label={name}
      autoFocus={autoFocus}
      onClick={onPress}
    >
      {label}
    </button>
  );
}
