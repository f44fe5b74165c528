import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stubApi } from '#tests/support/stub-api.ts';
import { shellTexts } from './shell/texts.ts';
import { SuspensionNotice } from './SuspensionNotice.tsx';

const texts = shellTexts('en').suspension;
const OBJECT = 'POST /api/users/me/objection';

it('says why, and takes what a person objects, once', async () => {
  const { calls } = stubApi({ [OBJECT]: { body: { ok: true } } });
  render(
    <SuspensionNotice suspended={{ reason: 'Not Noor', objection: null }} language="en" texts={texts} />,
  );
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
