import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ReportFilter } from '#api/reports/rules.ts';
import { stubApi } from '#tests/support/stub-api.ts';
import { $toasts } from '#site/ui/toasts.ts';
import { api } from '../accounts/api.ts';
import { readReply } from '../accounts/shell/read-reply.ts';
import { ReportsView } from './ReportsView.tsx';
import { reportTexts } from './texts.ts';

const LIST = 'GET /api/admin/reports';
const DECIDE = 'POST /api/admin/reports/r1/decide';
const NOTE = 'PUT /api/admin/reports/r1/note';
const texts = reportTexts('en');
const STATEMENT = 'The picture shows a forged permit.';

const createReport = (changes: Readonly<Record<string, unknown>> = {}) => ({
  id: 'r1',
  createdAt: '2026-11-22T10:00:00.000Z',
  subject: 'campaign',
  reason: 'fraud',
  explanation: 'The permit is forged.',
  address: 'https://x.example/en/campaigns/soup',
  campaign: { id: 'c1', slug: 'soup', name: 'An hour of soup', artistName: 'Noor' },
  answer: null,
  isFound: true,
  reporter: { name: 'Saar', email: 'saar@example.test' },
  note: '',
  decided: null,
  ...changes,
});
const reply = (...docs: readonly unknown[]) => ({ body: { docs, next: null } });
const listToasts = () => $toasts.get().map(({ text }) => text);

async function renderReports(replies: Parameters<typeof stubApi>[0], filter: ReportFilter = 'open') {
  const stub = stubApi(replies);
  const first = await readReply(api.admin.reports.$get({ query: { filter } }));
  render(<ReportsView {...{ filter, first, texts }} language="en" />);
  return stub;
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

async function decide(words = STATEMENT): Promise<void> {
  press(/^Dismiss the report/);
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(texts.statement), { target: { value: words } });
  fireEvent.click(dialog.getByRole('button', { name: texts.dismiss }));
}

describe('the reports', () => {
  it('show what is reported, why, where and by whom', async () => {
    await renderReports({ [LIST]: reply(createReport()) });
    const card = within(screen.getAllByRole('row')[1] ?? document.body);
    for (const text of [
      'Fraud or deception',
      'The permit is forged.',
      'Saar, saar@example.test',
      'Reported on 22 November 2026 at 11:00',
    ])
      expect(card.getByText(text), text).toBeTruthy();
    expect(card.getByRole('link', { name: 'Campaign: “An hour of soup”' }).getAttribute('href')).toBe(
      '/en/campaigns/soup',
    );
  });

  it('can be dismissed with reasons, and are read again then', async () => {
    let docs = [createReport()];
    const { names } = await renderReports({
      [LIST]: () => reply(...docs),
      [DECIDE]: () => {
        docs = [];
        return { body: { doc: createReport() } };
      },
    });
    await decide();
    await vi.waitFor(() => expect(screen.getByText(texts.emptyOpen)).toBeTruthy());
    expect(names()).toEqual([LIST, DECIDE, LIST]);
    expect(listToasts()).toContain(texts.nowDismissed);
  });

  it('are not decided without reasons, and what was typed stays', async () => {
    const { names } = await renderReports({ [LIST]: reply(createReport()) });
    await decide('Because.');
    const field = screen.getByLabelText<HTMLTextAreaElement>(texts.statement);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe('Because.');
    expect(screen.getByText(/^Please explain the decision in 20 to 500/)).toBeTruthy();
    expect(names()).toEqual([LIST]);
  });

  it('keep the words where the decision could not be saved', async () => {
    await renderReports({ [LIST]: reply(createReport()), [DECIDE]: { status: 500, body: {} } });
    await decide();
    await screen.findByText(texts.decideFailed);
    expect(screen.getByLabelText<HTMLTextAreaElement>(texts.statement).value).toBe(STATEMENT);
  });

  it('that another admin has decided say so, and are read again', async () => {
    const error = 'Anna has already dismissed this report.';
    const { names } = await renderReports({
      [LIST]: reply(createReport()),
      [DECIDE]: { status: 409, body: { error, code: 'already_decided' } },
    });
    await decide();
    await vi.waitFor(() => expect(names()).toEqual([LIST, DECIDE, LIST]));
    expect(listToasts()).toContain(error);
  });

  it('say what stopping means, and that everyone reads the reasons', async () => {
    await renderReports({ [LIST]: reply(createReport()) });
    press(/^Stop what is reported/);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(texts['stop-campaign'])).toBeTruthy();
    expect(dialog.getByText(/^Everyone reads this on the campaign’s page/)).toBeTruthy();
  });

  it('of words that no answer has can only be dismissed', async () => {
    const unknown = { subject: 'answer', answer: 'Soup for none.', isFound: false };
    await renderReports({ [LIST]: reply(createReport(unknown)) });
    expect(screen.getByText(texts.wordsNotFound)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Stop/ })).toBeNull();
  });

  it('keep a note, also where it could not be saved', async () => {
    let status = 500;
    await renderReports({
      [LIST]: reply(createReport()),
      [NOTE]: () => ({ status, body: { doc: createReport({ note: 'Ask the police' }) } }),
    });
    const field = screen.getByLabelText<HTMLTextAreaElement>(texts.note);
    fireEvent.change(field, { target: { value: 'Ask the police' } });
    press(texts.saveNote);
    await screen.findByText(texts.noteFailed);
    expect(field.value).toBe('Ask the police');
    status = 200;
    press(texts.saveNote);
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: texts.saveNote })).toBeNull());
  });

  it('that are decided show by whom, when and why, and have no buttons', async () => {
    const decided = {
      decision: 'stopped',
      statement: STATEMENT,
      decidedBy: 'Anna',
      decidedAt: '2026-11-22T12:00:00.000Z',
    };
    await renderReports({ [LIST]: reply(createReport({ decided })) }, 'decided');
    expect(screen.getByText('Decided on 22 November 2026 at 13:00 by Anna')).toBeTruthy();
    expect(screen.getByText(STATEMENT)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^(Stop|Dismiss)/ })).toBeNull();
    expect(screen.getByRole('link', { name: texts.decided }).getAttribute('aria-current')).toBe('page');
  });

  it('of a thank-you show it on request', async () => {
    const THANKS = 'GET /api/admin/reports/r1/thanks';
    const files = [{ id: 'f1', kind: 'video', name: 'thanks.mp4', url: '/api/admin/reports/r1/files/f1' }];
    await renderReports({
      [LIST]: reply(createReport({ subject: 'thanks' })),
      [THANKS]: { body: { doc: { message: 'Thank you all.', transcript: '', files } } },
    });
    press(texts.showThanks);
    await screen.findByText('Thank you all.');
    expect(screen.getByRole('link', { name: 'thanks.mp4' }).getAttribute('href')).toBe(files[0]?.url);
  });
});
