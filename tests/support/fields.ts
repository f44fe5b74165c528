import { fireEvent, screen } from '@testing-library/react';

type Name = string | RegExp;

/** Presses the button of this name. */
export const press = (name: Name) => fireEvent.click(screen.getByRole('button', { name }));

const getField = (label: Name) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea, select' });

/** Enters a value into a field at once, in place of what is there; letter by letter a large form takes seconds. */
export function enter(field: Element, value: string): void {
  fireEvent.input(field, { target: { value } });
  // A list tells of its choice by this one.
  fireEvent.change(field, { target: { value } });
}
export const fill = (label: Name, value: string) => enter(getField(label), value);
export const getValue = (label: Name) => getField(label).value;

/** Presses Enter in a field, as a browser takes it: for the form's first button that sends it. */
export function pressEnter(field: Element): void {
  const button = field.closest('form')?.querySelector('button:not([type="button"], :disabled)');
  if (button) fireEvent.click(button);
}
