import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { $toasts } from '#site/ui/toasts.ts';
import { stubApi } from '#tests/support/stub-api.ts';
import { PublicNames } from './PublicNames.tsx';
import { wallTexts } from './texts.ts';

const HIDE = 'PUT /api/campaigns/c1/names/s1';
const names = [
  { id: 's1', name: 'Sanne', isHidden: false },
  { id: 's2', name: 'Bo', isHidden: true },
];

const show = () => render(<PublicNames id="c1" names={names} texts={wallTexts('en').names} />);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a press hides a name, another shows it again', async () => {
  const { calls } = stubApi({ [HIDE]: { body: { doc: { isHidden: true } } } });
  show();
  expect(screen.getByRole('button', { name: 'Show again Bo' })).toBeTruthy();
  press('Hide Sanne');
  await vi.waitFor(() => press('Show again Sanne'));
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Hide Sanne' })).toBeTruthy());
  expect(calls.map(({ body }) => body)).toEqual([{ isHidden: true }, { isHidden: false }]);
});

test('a name that could not be hidden stays, with what went wrong', async () => {
  stubApi({ [HIDE]: { status: 500, body: { error: 'Not now.', code: 'internal' } } });
  show();
  press('Hide Sanne');
  await vi.waitFor(() => expect($toasts.get()).toMatchObject([{ kind: 'error', text: 'Not now.' }]));
  expect(screen.getByRole('button', { name: 'Hide Sanne' })).toBeTruthy();
});
