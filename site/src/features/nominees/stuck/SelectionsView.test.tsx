import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { stubApi } from '#tests/support/stub-api.ts';
import { adminTexts } from '../../admin/texts.ts';
import { api } from '../../accounts/api.ts';
import { readReply } from '../../accounts/shell/read-reply.ts';
import { SelectionsView } from './SelectionsView.tsx';
import { stuckSelectionTexts } from './texts.ts';

const LIST = 'GET /api/admin/selections';
const RETRY = 'POST /api/admin/selections/c1/retry';
const texts = stuckSelectionTexts('en');

const createSelection = (changes: Readonly<Record<string, unknown>> = {}) => ({
  id: 'c1',
  campaign: { slug: 'soup', name: 'An hour in the kitchen', artistName: 'Noor' },
  state: 'given-up',
  attempts: 8,
  since: '2026-11-22T10:00:00.000Z',
  nextTryAt: null,
  waitingAnswers: 0,
  lastError: 'Error: gone',
  ...changes,
});
const reply = (docs: readonly unknown[], next: string | null = null) => ({ body: { docs, next } });

async function renderSelections(replies: Parameters<typeof stubApi>[0]) {
  const stub = stubApi(replies);
  const first = await readReply(api.admin.selections.$get({ query: {} }));
  render(<SelectionsView language="en" first={first} texts={texts} admin={adminTexts('en')} />);
  return stub;
}

describe('the selections that are stuck', () => {
  it('show what is wrong, since when and what was the last error', async () => {
    await renderSelections({ [LIST]: reply([createSelection()]) });
    const row = within(screen.getAllByRole('row')[1] ?? document.body);
    for (const text of ['Given up', 'Noor', '22 Nov 2026 11:00', 'tried 8 times', 'Error: gone'])
      expect(row.getByText(text), text).toBeTruthy();
    expect(row.getByRole('link', { name: 'An hour in the kitchen' }).getAttribute('href')).toBe(
      '/en/campaigns/soup',
    );
  });

  it('show the next try, and how many answers wait', async () => {
    const waiting = {
      state: 'waiting',
      nextTryAt: '2026-11-22T12:00:00.000Z',
      waitingAnswers: 3,
      lastError: null,
    };
    await renderSelections({ [LIST]: reply([createSelection(waiting)]) });
    expect(screen.getByText('22 Nov 2026 13:00')).toBeTruthy();
    expect(screen.getByRole('cell', { name: '3' })).toBeTruthy();
    expect(screen.queryByText(/Last error/)).toBeNull();
  });

  it('are tried again on request, and read again after that', async () => {
    let docs = [createSelection()];
    const { names } = await renderSelections({
      [LIST]: () => reply(docs),
      [RETRY]: () => {
        docs = [];
        return { status: 202, body: { ok: true } };
      },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Try again now An hour in the kitchen' }));
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Why?'), { target: { value: 'The judge is back' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Try again now' }));
    await vi.waitFor(() => expect(screen.getByText(texts.empty)).toBeTruthy());
    expect(names()).toEqual([LIST, RETRY, LIST]);
  });

  it('come in pages, with none left out where one has gone meanwhile', async () => {
    let ids = ['c1', 'c2', 'c3'];
    await renderSelections({
      [LIST]: (_body, url) => {
        const after = Number(url.searchParams.get('after'));
        const [id, next] = ids.slice(after);
        const campaign = { slug: id, name: id, artistName: 'Noor' };
        return reply(id ? [createSelection({ id, campaign })] : [], next ? String(after + 1) : null);
      },
    });
    ids = ['c2', 'c3'];
    fireEvent.click(screen.getByRole('button', { name: texts.loadMore }));
    await vi.waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2));
    for (const name of ids) expect(screen.getByRole('link', { name })).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.loadMore })).toBeNull();
  });
});
