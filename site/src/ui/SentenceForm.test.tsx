import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SentenceForm } from './SentenceForm.tsx';

const texts = { tooShort: 'Write more', send: 'Send', busy: 'Sending' };
const show = (about: string, problem?: string) =>
  render(
    <SentenceForm
      {...{ about, texts }}
      label="Words"
      help=""
      min={3}
      onSend={() => Promise.resolve(problem)}
    />,
  );
const words = () => screen.getByRole<HTMLTextAreaElement>('textbox').value;
const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })));

it('keeps what is written until it is sent, each form its own', async () => {
  show('a');
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'My sister sings.' } });
  cleanup();
  show('b');
  expect(words()).toBe('');
  cleanup();
  show('a', 'Log in first');
  expect(words()).toBe('My sister sings.');
  await send();
  cleanup();
  show('a');
  expect(words()).toBe('My sister sings.');
  await send();
  cleanup();
  show('a');
  expect(words()).toBe('');
});
