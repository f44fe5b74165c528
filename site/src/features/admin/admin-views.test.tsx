import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getHref } from '#tests/support/fields.ts';
import { createCampaign, createOverview, createPayment, toPage } from './admin.fixture.ts';
import { CampaignsView } from './CampaignsView.tsx';
import { DataTable } from './DataTable.tsx';
import { listFigures, SweepsTable } from './LogTables.tsx';
import { nameOccasion } from './name-occasion.ts';
import { OverviewView } from './OverviewView.tsx';
import { Pager } from './Pager.tsx';
import { PaymentsTable } from './PaymentsTable.tsx';
import { adminTexts } from './texts.ts';

const texts = adminTexts('en');

it('the overview lists what waits for an admin alone, the oldest first, and says where counting stopped', () => {
  render(<OverviewView overview={createOverview()} language="en" texts={texts} />);
  const work = within(screen.getByRole('region', { name: 'Waiting for you' })).getAllByRole('link');
  expect(work.map(({ textContent }) => textContent)).toEqual([
    '10,000 or more Failed emailssince 20 Nov',
    '3 Unreadable messagessince 21 Nov',
    '2 Charities to reviewsince 22 Nov',
  ]);
  expect(work[2]?.getAttribute('href')).toBe('/en/dashboard/charities');
  expect(work.map(({ dataset }) => dataset['waits'])).toEqual(['true', 'true', 'true']);
  expect(screen.getByRole('link', { name: '0 Disputed' }).dataset['waits']).toBe('false');
  expect(getHref('1,240 Paid')).toBe('/en/dashboard/admin/payments?state=paid');
});

it('the overview draws the last days, with the same numbers as a table', () => {
  render(<OverviewView overview={createOverview()} language="en" texts={texts} />);
  expect(
    screen.getByRole('img', { name: 'Payments a day: 10 in 30 days, 8 on the busiest day' }),
  ).toBeTruthy();
  const table = within(screen.getByRole('table', { name: 'Payments a day', hidden: true }));
  expect(table.getAllByRole('row', { hidden: true }).map((row) => row.textContent)).toEqual([
    'DayNumber',
    '21 Nov2',
    '22 Nov8',
  ]);
});

it('the overview says what the last sweep did not do', () => {
  const lastSweep = { ...createOverview().lastSweep, failedParts: ['payments'] };
  render(
    <OverviewView
      overview={createOverview({
        lastSweep: {
          id: 'w',
          startedAt: '2026-11-22T10:00:00.000Z',
          durationMs: 3,
          figures: {},
          ...lastSweep,
        },
      })}
      language="nl"
      texts={adminTexts('nl')}
    />,
  );
  expect(
    screen.getByText(/om 11:00: Niet gelukt: betalingen navragen en terugbetalen\. De volgende/),
  ).toBeTruthy();
});

it('the payments lead to their record and to who paid, with every id at the end, and say what is about to happen', () => {
  const due = createPayment({ id: 'cs_2', intentId: null, isRefundDue: true });
  const payments = [createPayment(), due, createPayment({ id: 'cs_3', state: 'refunded' })];
  render(<PaymentsTable payments={payments} language="en" texts={texts.payments} nothing="Nothing" />);
  const [first, second] = screen.getAllByRole('row').slice(1);
  expect(screen.getByText('Refund came back')).toBeTruthy();
  for (const text of ['s1', 'cs_1', 'pi_1', 'Paid', '€10'])
    expect(within(first ?? document.body).getAllByText(text).length, text).toBeGreaterThan(0);
  expect(within(second ?? document.body).getByText('Going back')).toBeTruthy();
  const links = within(first ?? document.body).getAllByRole('link');
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'An hour in the kitchen /en/dashboard/admin/payments/cs_1',
    'See person /en/dashboard/admin/people/u1',
  ]);
});

it('the campaigns show their phase, and lead to their record', () => {
  const stopped = createCampaign({ id: 'c2', name: 'Gone', stage: 'stopped', phase: 'deadline-passed' });
  const page = toPage(createCampaign(), stopped);
  render(<CampaignsView campaigns={page.docs} language="en" texts={texts.campaigns} nothing="Nothing" />);
  expect(getHref('Gone')).toBe('/en/dashboard/admin/campaigns/c2');
  expect(screen.getByText('Open')).toBeTruthy();
  expect(screen.getByText('Cancelled')).toBeTruthy();
});

it('a list goes on from its place, with its filter', () => {
  const url = new URL('https://x.test/en/a?state=paid&after=1.x');
  render(<Pager texts={texts.nav} url={url} next="2.y z" />);
  expect(getHref('Next 25')).toBe('/en/a?state=paid&after=2.y+z');
  expect(getHref('Back to the start')).toBe('/en/a?state=paid');
});

it('a list has no pages when it fits on one', () => {
  render(<Pager texts={texts.nav} url={new URL('https://x.test/en/a')} next={null} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('the sweeps show what came to something', () => {
  const figures = { mailsSent: 3, linksPruned: 0, payments: { changed: 2, checked: 0 } };
  expect(listFigures(figures, texts.sweeps.figures)).toEqual(['Payments updated: 2', 'Emails sent: 3']);
});

it('the sweeps show the parts that failed', () => {
  const sweep = { id: 'w', startedAt: '2026-11-22T10:00:00.000Z', durationMs: 90, figures: {} };
  render(
    <SweepsTable
      page={toPage({ ...sweep, failedParts: ['payments', 'old links', 'old mails', 'former'] })}
      language="en"
      texts={texts.sweeps}
    />,
  );
  expect(
    screen.getByText(/^This failed: checking and refunding payments, deleting old data, former\. /),
  ).toBeTruthy();
  expect(screen.getByText('payments, old links, old mails, former')).toBeTruthy();
  expect(screen.getByText('There was nothing to do')).toBeTruthy();
});

it('a table leaves out a column without anything in it', () => {
  const columns = [
    ['Name', ({ id }: { readonly id: string }) => id],
    ['Decision', () => false],
    ['State', () => 'new'],
  ] as const;
  render(<DataTable caption="Charities" columns={columns} rows={[{ id: 'h1' }, { id: 'h2' }]} />);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'State',
  ]);
});

it.each([
  ['paid:5f1c', 'you are in'],
  ['winner-reminder-3:5f1c', 'reminder to a winner'],
  ['moved-1f7a5b2c-0000-4000-8000-000000000000:5f1c', 'meeting moved'],
  ['an-unknown-one:5f1c', 'an-unknown-one:5f1c'],
])('the mail %s is about “%s”', (key, words) => {
  expect(nameOccasion(key, 'en')).toBe(words);
});
