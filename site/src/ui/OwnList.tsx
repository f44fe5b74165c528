import type { ComponentProps } from 'react';
import { keepFocus } from './focus-heading.ts';
import './own-list.css';

type PeopleListProps = {
  readonly people: readonly {
    readonly key: string;
    readonly name: string;
    /** Details beside the name; false ones are omitted. */
    readonly facts: readonly (string | false)[];
    /** The button's label, and its name for screen readers. */
    readonly action: string;
    readonly actionName: string;
    readonly onAct: () => void;
  }[];
};

/** Lists people with a right, each with a button that ends it. */
export function PeopleList({ people }: PeopleListProps) {
  return (
    <ul className="own-list">
      {people.map(({ key, name, facts, action, actionName, onAct }) => (
        <li key={key}>
          <p className="own-name">
            <strong>{name}</strong>
            <br />
            <span className="help">{facts.filter(Boolean).join(', ')}</span>
          </p>
          <RowAction label={action} name={actionName} onPress={onAct} />
        </li>
      ))}
    </ul>
  );
}

type RowActionProps = Pick<ComponentProps<'button'>, 'autoFocus'> & {
  readonly label: string;
  readonly name: string;
  readonly onPress: () => void;
};

/** A row's button, whose name for screen readers says which row it belongs to. */
export function RowAction({ label, name, autoFocus, onPress }: RowActionProps) {
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
