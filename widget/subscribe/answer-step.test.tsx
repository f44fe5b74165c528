import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerField, reachPassword } from './flow.fixture.tsx';
import { enter, press } from '#tests/support/fields.ts';

it('folds the answer away once it is the account’s turn, and opens it again as typed', async () => {
  await reachPassword();
  expect(screen.queryByRole('textbox', { name: /Noor Visser/ })).toBeNull();
  press('Change answer');
  expect(document.activeElement).toBe(answerField());
  expect(answerField()).toHaveProperty('value', 'Because she listens');
});

it('opens the answer when it has an error', async () => {
  const { password } = await reachPassword();
  press('Change answer');
  enter(answerField(), '');
  enter(password, 'secret-enough');
  press('Login');
  expect(screen.getByText('Please answer the question')).toBeTruthy();
  expect(document.activeElement).toBe(answerField());
});

it('counts an emoji as one character, and no white space around the answer', async () => {
  await reachPassword();
  press('Change answer');
  enter(answerField(), ' 🍲 soup ');
  expect(screen.getByText('6 of 2000 characters')).toBeTruthy();
});
