import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ACTION_REASON } from '#api/admin-log/rules.ts';
import type { FormErrors } from './use-form.ts';
import { TextDialog } from './TextDialog.tsx';

const show = (about: string, refused?: FormErrors) =>
  render(
    <TextDialog
      {...{ about, title: 'Stop it?', message: '', name: 'reason', label: 'Why' }}
      confirmLabel="Stop"
      cancelLabel="Keep"
      language="en"
      limits={ACTION_REASON}
      send={() => Promise.resolve(refused)}
      onCancel={() => undefined}
    />,
  );
const reason = () => screen.getByRole<HTMLTextAreaElement>('textbox').value;
const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Stop' })));

it('keeps a reason until it is accepted, each dialog its own', async () => {
  show('a', { failure: 'Your session has ended' });
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'The singer is ill.' } });
  await send();
  cleanup();
  show('b');
  expect(reason()).toBe('');
  cleanup();
  show('a');
  expect(reason()).toBe('The singer is ill.');
  await send();
  cleanup();
  show('a');
  expect(reason()).toBe('');
});

it('leads to a text that it refuses, and says why', async () => {
  show('c');
  await send();
  expect(screen.getByText(ACTION_REASON.tooShort.en)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
