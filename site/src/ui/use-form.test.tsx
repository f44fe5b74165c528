import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Field } from './Field.tsx';
import { FormFailure } from './FormFailure.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { $toasts } from './toasts.ts';
import { useForm, type FormErrors, type Problems, type Values } from './use-form.ts';
import { enter, pressEnter } from '#tests/support/fields.ts';

type TestFormProps = {
  readonly send: (values: Values) => Promise<FormErrors | undefined>;
  readonly fixErrors?: string;
};

function check({ name = '', city = '' }: Values): Problems {
  return { ...(name === '' && { name: 'Name is missing' }), ...(city === '' && { city: 'City is missing' }) };
}

function TestForm({ send, ...options }: TestFormProps) {
  const { form, problems, failure, isBusy } = useForm({ check, send, ...options });
  return (
    <form {...form}>
      <FormFailure text={failure} />
      <Field label="Name" name="name" problem={problems['name']} />
      <Field label="City" name="city" problem={problems['city']} />
      <SubmitButton label="Send" busyLabel="Sending" isBusy={isBusy} />
    </form>
  );
}

function TestGroup() {
  const { form, problems } = useForm({ check, send: () => Promise.resolve(undefined) });
  return (
    <form {...form}>
      <div data-field="city">
        <input aria-label="City" />
        <button type="button">Add</button>
        {problems['city']}
      </div>
      <button type="button">Other</button>
    </form>
  );
}

function setup(props: Partial<TestFormProps> = {}) {
  const send = vi.fn<TestFormProps['send']>(() => Promise.resolve(undefined));
  render(<TestForm send={send} {...props} />);
  return send;
}

const getName = () => screen.getByLabelText('Name');
const getCity = () => screen.getByLabelText('City');
const getButton = () => screen.getByRole('button');
const nextTask = () => act(() => new Promise((resolve) => setTimeout(resolve)));

test('a field shows its problem when it is left, and its own alone', async () => {
  setup();
  fireEvent.blur(getName());
  expect(screen.getByText('Name is missing')).toBeTruthy();
  expect(screen.queryByText('City is missing')).toBeNull();
});

test('a field loses its problem when it is edited', async () => {
  setup();
  fireEvent.click(getButton());
  enter(getName(), 'N');
  expect(screen.queryByText('Name is missing')).toBeNull();
  expect(screen.getByText('City is missing')).toBeTruthy();
});

test('a field moves no button away from under the pointer', async () => {
  setup();
  act(() => getName().focus());
  fireEvent.pointerDown(getButton());
  fireEvent.blur(getName(), { relatedTarget: getButton() });
  expect(screen.queryByText('Name is missing')).toBeNull();
  fireEvent.pointerUp(getButton());
  await nextTask();
  expect(screen.getByText('Name is missing')).toBeTruthy();
});

test('a field is not left for a button of its group, which takes no focus in Safari', async () => {
  render(<TestGroup />);
  const [add, other] = screen.getAllByRole('button');
  for (const [button, problems] of [
    [add, 0],
    [other, 1],
  ] as const) {
    act(() => getCity().focus());
    fireEvent.pointerDown(button ?? document);
    act(() => getCity().blur());
    fireEvent.pointerUp(button ?? document);
    await nextTask();
    expect(screen.queryAllByText('City is missing')).toHaveLength(problems);
  }
});

test('submitting with problems sends nothing and focuses the first one', async () => {
  const send = setup({ fixErrors: 'Fix this first' });
  enter(getName(), 'Noor');
  fireEvent.click(getButton());
  expect(send).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(getCity());
  expect(screen.getByRole('alert').textContent).toBe('Fix this first');
  expect($toasts.get()).toMatchObject([{ kind: 'error', text: 'Fix this first', durationMs: 4000 }]);
  enter(getCity(), 'Utrecht');
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('submitting sends once, and says so while it does', async () => {
  const answer = Promise.withResolvers<undefined>();
  const send = vi.fn(() => answer.promise);
  setup({ send });
  enter(getName(), 'Noor');
  enter(getCity(), 'Utrecht');
  pressEnter(getCity());
  fireEvent.click(getButton());
  expect(send.mock.calls).toEqual([[{ name: 'Noor', city: 'Utrecht' }]]);
  expect(getButton().textContent).toBe('Sending');
  answer.resolve(undefined);
  expect(await screen.findByText('Send')).toBeTruthy();
});

test('submitting drops a notice that only repeats the problems when they are right', async () => {
  const send = () =>
    Promise.resolve({ problems: { name: 'Taken' }, failure: 'Name: Taken', isSummary: true });
  setup({ send });
  enter(getName(), 'Noor');
  enter(getCity(), 'Utrecht');
  pressEnter(getCity());
  expect(await screen.findByText('Name: Taken')).toBeTruthy();
  enter(getName(), 'Noor2');
  expect(screen.queryByText('Name: Taken')).toBeNull();
});

test('submitting shows the server’s problems until their fields are edited', async () => {
  const send = () => Promise.resolve({ problems: { name: 'Name is taken' }, failure: 'Not accepted' });
  setup({ send });
  enter(getName(), 'Noor');
  enter(getCity(), 'Utrecht');
  pressEnter(getCity());
  expect(await screen.findByText('Name is taken')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(getName()));
  fireEvent.blur(getName());
  enter(getCity(), 'Utrecht!');
  expect(screen.getByText('Name is taken')).toBeTruthy();
  enter(getName(), 'Noor2');
  expect(screen.queryByText('Name is taken')).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('Not accepted');
});
