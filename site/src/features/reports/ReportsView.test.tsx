import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Report } from '#api/reports/contract.ts';
import type { ReportFilter } from '#api/reports/rules.ts';
import { stubApi } from '#tests/support/stub-api.ts';
import { $toasts } from '#site/ui/toasts.ts';
import { toPage } from '../admin/admin.fixture.ts';
import { ReportsView } from './ReportsView.tsx';
import { reportTexts } from './texts.ts';

const DECIDE = 'POST /api/admin/reports/r1/decide';
const NOTE = 'PUT /api/admin/reports/r1/note';
const texts = reportTexts('en');
const STATEMENT = 'The picture shows a forged permit.';

const createReport = (changes: Partial<Report> = {}): Report => ({
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
const listToasts = () => $toasts.get().map(({ text }) => text);

function renderReports(
  replies: Parameters<typeof stubApi>[0] = {},
  page = toPage(createReport()),
  filter: ReportFilter = 'open',
) {
  const stub = stubApi(replies);
  render(<ReportsView {...{ filter, page, texts }} language="en" />);
  return stub;
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

async function decide(words = STATEMENT): Promise<void> {
  fireEvent.click(screen.getAllByRole('button', { name: /^Dismiss the report/ })[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(texts.statement), { target: { value: words } });
  fireEvent.click(dialog.getByRole('button', { name: texts.dismiss }));
}

it('the reports show what is reported, why, where and by whom', () => {
  renderReports();
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

it('the reports can be dismissed with reasons, and leave the list, but not others of the same content', async () => {
  const reports = toPage(createReport(), createReport({ id: 'r2' }));
  const { names } = renderReports({ [DECIDE]: { body: { doc: createReport() } } }, reports);
  await decide();
  await vi.waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  expect(names()).toEqual([DECIDE]);
  expect(listToasts()).toContain(texts.nowDismissed);
});

it('the reports keep the words where the decision could not be saved', async () => {
  renderReports({ [DECIDE]: { status: 500, body: {} } });
  await decide();
  await screen.findByText(texts.decideFailed);
  expect(screen.getByLabelText<HTMLTextAreaElement>(texts.statement).value).toBe(STATEMENT);
});

it('the reports that another admin has decided say so, and leave the list', async () => {
  const error = 'Anna has already dismissed this report.';
  renderReports({ [DECIDE]: { status: 409, body: { error, code: 'already_decided' } } });
  await decide();
  await vi.waitFor(() => expect(screen.getByText(texts.emptyOpen)).toBeTruthy());
  expect(listToasts()).toContain(error);
});

it('the reports say what stopping means, and that everyone reads the reasons', async () => {
  renderReports();
  press(/^Stop what is reported/);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(texts['stop-campaign'])).toBeTruthy();
  expect(dialog.getByText(/^Everyone reads this on the campaign’s page/)).toBeTruthy();
});

it('the reports leave the list with the others of the content that was stopped', async () => {
  const other = createReport({ id: 'r3', campaign: { ...createReport().campaign, id: 'c2' } });
  renderReports(
    { [DECIDE]: { body: { doc: createReport() } } },
    toPage(createReport(), createReport({ id: 'r2' }), other),
  );
  fireEvent.click(screen.getAllByRole('button', { name: /^Stop what is reported/ })[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(texts.statement), { target: { value: STATEMENT } });
  fireEvent.click(dialog.getByRole('button', { name: texts.stop }));
  await vi.waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
});

it('the reports of words that no answer has can only be dismissed', () => {
  const unknown: Partial<Report> = { subject: 'answer', answer: 'Soup for none.', isFound: false };
  renderReports({}, toPage(createReport(unknown)));
  expect(screen.getByText(texts.wordsNotFound)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Stop/ })).toBeNull();
});

it('the reports keep a note, also where it could not be saved', async () => {
  let status = 500;
  renderReports({ [NOTE]: () => ({ status, body: { doc: createReport({ note: 'Ask the police' }) } }) });
  const field = screen.getByLabelText<HTMLTextAreaElement>(texts.note);
  fireEvent.change(field, { target: { value: 'Ask the police' } });
  press(texts.saveNote);
  await screen.findByText(texts.noteFailed);
  expect(field.value).toBe('Ask the police');
  status = 200;
  press(texts.saveNote);
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: texts.saveNote })).toBeNull());
});

it('the reports that are decided show by whom, when and why, and have no buttons', () => {
  const decided: Report['decided'] = {
    decision: 'stopped',
    statement: STATEMENT,
    decidedBy: 'Anna',
    decidedAt: '2026-11-22T12:00:00.000Z',
  };
  renderReports({}, toPage(createReport({ decided })), 'decided');
  expect(screen.getByText('Decided on 22 November 2026 at 13:00 by Anna')).toBeTruthy();
  expect(screen.getByText(STATEMENT)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(Stop|Dismiss)/ })).toBeNull();
  expect(screen.getByRole('link', { name: texts.decided }).getAttribute('aria-current')).toBe('page');
});

it('the reports of a thank-you show it on request', async () => {
  const THANKS = 'GET /api/admin/reports/r1/thanks';
  const files = [{ id: 'f1', kind: 'video', name: 'thanks.mp4', url: '/api/admin/reports/r1/files/f1' }];
  renderReports(
    { [THANKS]: { body: { doc: { message: 'Thank you all.', transcript: '', files } } } },
    toPage(createReport({ subject: 'thanks' })),
  );
  press(texts.showThanks);
  await screen.findByText('Thank you all.');
  expect(screen.getByRole('link', { name: 'thanks.mp4' }).getAttribute('href')).toBe(files[0]?.url);
});
