import { cleanup, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getHref } from '#tests/support/fields.ts';
import type { Statistics } from '#api/statistics/contract.ts';
import { StatisticsView } from './StatisticsView.tsx';
import { statisticsTexts } from './texts.ts';

const texts = statisticsTexts('en');

const CAMPAIGN: Statistics['campaign'] = {
  id: 'c1',
  slug: 'soup',
  name: 'Soup',
  winnersSelected: false,
  opensAt: '2026-11-20T12:00:00Z',
  closesAt: '2026-11-30T12:00:00Z',
};
const toCounts = (begun: number) => ({ begun, checkouts: begun, paid: begun });
const FEW = { begun: 'hidden', checkouts: 'few', paid: 'few' } as const;
const DAYS_OF_FEW = [{ day: '2026-11-22', until: '2026-11-23', counts: FEW }];

function show(changes: Partial<Statistics> = {}) {
  const statistics: Statistics = {
    campaign: CAMPAIGN,
    total: toCounts(1240),
    days: [
      { day: '2026-11-20', until: '2026-11-22', counts: toCounts(1000) },
      { day: '2026-11-23', until: '2026-11-25', counts: toCounts(240) },
    ],
    sources: [
      { source: 'site', origin: null, counts: toCounts(1200) },
      {
        source: 'widget',
        origin: 'https://partner.example',
        counts: { begun: 8, checkouts: 'hidden', paid: 'few' },
      },
    ],
    ...changes,
  };
  const now = new Date('2026-11-25T12:00:00Z');
  render(<StatisticsView statistics={statistics} now={now} language="en" texts={texts} />);
}

it('the statistics of a campaign are listed by source and by day above their total', () => {
  show();
  const rows = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows('From answer to payment').at(1)).toEqual(['20 Nov – 22 Nov', '1,000', '1,000']);
  expect(rows('Where they came from')).toEqual([
    ['Source', 'Started', 'Paid'],
    ['This site', '1,200', '1,200'],
    ['Widget on partner.example', '8', '< 5fewer than 5'],
    ['Total', '1,240', '1,240'],
  ]);
});

it('the statistics of a campaign are a line from the opening to today, before the deadline, and a bar for each step and source', () => {
  show({
    total: toCounts(40),
    days: [
      { day: '2026-11-20', until: '2026-11-22', counts: toCounts(10) },
      { day: '2026-11-23', until: '2026-11-23', counts: toCounts(5) },
      { day: '2026-11-24', until: '2026-11-25', counts: toCounts(25) },
    ],
  });
  const line = screen.getByRole('img', { name: '40 paid from 20 Nov to 30 Nov' });
  expect(line.querySelector('polyline')?.getAttribute('points')).toBe(
    '0,160 120.0,120.0 180.0,100.0 300.0,0.0 300.0,0',
  );
  expect([...document.querySelectorAll('progress')].map(({ max, value }) => [max, value])).toEqual([
    [40, 40],
    [40, 40],
    [1200, 1200],
    [1200, 0],
  ]);
});

it('the statistics of a campaign are no line where too few periods could make one, and no table of a single row', () => {
  show({ sources: [{ source: 'site', origin: null, counts: toCounts(1240) }] });
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getAllByRole('table')).toHaveLength(1);
  cleanup();
  show({ days: [{ day: '2026-11-22', until: '2026-11-22', counts: toCounts(1240) }], sources: [] });
  expect(screen.queryByRole('table')).toBeNull();
});

it('the statistics of a campaign name once what has no number at all, and draw no line of it', () => {
  show({
    total: { begun: 9, checkouts: 'few', paid: 'few' },
    days: DAYS_OF_FEW,
    sources: [
      { source: 'site', origin: null, counts: { ...FEW, begun: 5 } },
      { source: 'poster', origin: null, counts: FEW },
      { source: 'share', origin: null, counts: FEW },
    ],
  });
  expect(screen.getByText(texts.fewSources.replace('{names}', 'Poster and Shared link'))).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});

it.each([
  ['there are none', { total: toCounts(0), days: [] }],
  ['all are few', { total: FEW, days: DAYS_OF_FEW }],
])('the statistics of a campaign say when numbers appear while %s', (_, few) => {
  show({ ...few, sources: [] });
  expect(screen.getByText(texts.none)).toBeTruthy();
  expect(screen.queryByText('Paid')).toBeNull();
});

it('the statistics of a campaign come with the answers once the winners are chosen', () => {
  show();
  expect(screen.queryByRole('link', { name: texts.download })).toBeNull();
  cleanup();
  show({ campaign: { ...CAMPAIGN, winnersSelected: true } });
  expect(getHref(texts.download)).toBe('/api/campaigns/c1/answers.csv?language=en');
});
