import { fireEvent, screen } from '@testing-library/react';

type Name = string | RegExp;

/** Presses the button with a name. */
export const press = (name: Name) => fireEvent.click(screen.getByRole('button', { name }));

/** Returns where the link with a name leads. */
export const getHref = (name: Name) => screen.getByRole('link', { name }).getAttribute('href');

const getField = (label: Name) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea, select' });

/** Replaces a field's value at once; typing letter by letter takes seconds in a large form. */
export function enter(field: Element, value: string): void {
  fireEvent.input(field, { target: { value } });
  // A list reports its choice with this event.
  fireEvent.change(field, { target: { value } });
}
export const fill = (label: Name, value: string) => enter(getField(label), value);
export const getValue = (label: Name) => getField(label).value;

/** Presses Enter in a field, which makes a browser press the form's first submit button. */
export function pressEnter(field: Element): void {
  const button = field.closest('form')?.querySelector('button:not([type="button"], :disabled)');
  if (button) fireEvent.click(button);
}
