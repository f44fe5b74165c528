import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { SUSPENSION_STANDS } from '#api/accounts/suspension-rules.ts';
import { stubApi } from '#tests/support/stub-api.ts';
import { shellTexts } from './shell/texts.ts';
import { SuspensionNotice } from './SuspensionNotice.tsx';

const texts = shellTexts('en').suspension;
const OBJECT = 'POST /api/users/me/objection';

function show(decided: Pick<ComponentProps<typeof SuspensionNotice>['suspended'], 'objection' | 'upheld'>) {
  render(<SuspensionNotice suspended={{ reason: 'Not Noor', ...decided }} language="en" texts={texts} />);
}

it('says why, and takes what a person objects, once', async () => {
  const { calls } = stubApi({ [OBJECT]: { body: { ok: true } } });
  show({ objection: null, upheld: null });
  expect(screen.getByText(/The reason: Not Noor/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: texts.object }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(texts.objectLabel), { target: { value: 'It is me' } });
  fireEvent.click(dialog.getByRole('button', { name: texts.object }));
  expect(dialog.getByText(/in at least 10 characters/)).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(texts.objectLabel), {
    target: { value: 'It is me, call my agent' },
  });
  fireEvent.click(dialog.getByRole('button', { name: texts.object }));
  expect(await screen.findByText('Your objection: It is me, call my agent')).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.object })).toBeNull();
  expect(calls.map(({ body }) => body)).toEqual([{ text: 'It is me, call my agent' }]);
});

it('says that the suspension stands after an objection, and why', () => {
  show({ objection: 'It is me', upheld: 'The agent denies it' });
  expect(screen.getByText(`${SUSPENSION_STANDS.en} The reason: The agent denies it`)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
