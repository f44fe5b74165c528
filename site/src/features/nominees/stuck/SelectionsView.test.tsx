import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { StuckSelection } from '#api/admin/contract.ts';
import { stubApi } from '#tests/support/stub-api.ts';
import { adminTexts } from '../../admin/texts.ts';
import { toPage } from '../../admin/admin.fixture.ts';
import { SelectionsView } from './SelectionsView.tsx';
import { stuckSelectionTexts } from './texts.ts';

const RETRY = 'POST /api/admin/selections/c1/retry';
const texts = stuckSelectionTexts('en');

const createSelection = (changes: Partial<StuckSelection> = {}): StuckSelection => ({
  id: 'c1',
  campaign: { slug: 'soup', name: 'An hour in the kitchen', language: 'en', artistName: 'Noor' },
  state: 'given-up',
  attempts: 8,
  since: '2026-11-22T10:00:00.000Z',
  nextTryAt: null,
  waitingAnswers: 0,
  lastError: 'Error: gone',
  ...changes,
});
const renderSelections = (selection = createSelection()) =>
  render(<SelectionsView language="en" page={toPage(selection)} texts={texts} admin={adminTexts('en')} />);

it('the selections that are stuck show what is wrong, since when and what was the last error', () => {
  renderSelections();
  const row = within(screen.getAllByRole('row')[1] ?? document.body);
  for (const text of ['Given up', 'Noor', '22 Nov 2026 11:00', 'tried 8 times', 'Error: gone'])
    expect(row.getByText(text), text).toBeTruthy();
  expect(row.getByRole('link', { name: 'An hour in the kitchen' }).getAttribute('href')).toBe(
    '/en/campaigns/soup',
  );
});

it('the selections that are stuck show the next try, and how many answers wait', () => {
  const waiting: Partial<StuckSelection> = {
    state: 'waiting',
    nextTryAt: '2026-11-22T12:00:00.000Z',
    waitingAnswers: 3,
    lastError: null,
  };
  renderSelections(createSelection(waiting));
  expect(screen.getByText('22 Nov 2026 13:00')).toBeTruthy();
  expect(screen.getByRole('cell', { name: '3' })).toBeTruthy();
  expect(screen.queryByText(/Last error/)).toBeNull();
});

it('the selections that are stuck are tried again on request, and leave the list', async () => {
  const { names } = stubApi({ [RETRY]: { status: 202, body: { ok: true } } });
  renderSelections();
  fireEvent.click(screen.getByRole('button', { name: 'Try again now An hour in the kitchen' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Why?'), { target: { value: 'The judge is back' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Try again now' }));
  await vi.waitFor(() => expect(screen.getByText(texts.empty)).toBeTruthy());
  expect(names()).toEqual([RETRY]);
});
