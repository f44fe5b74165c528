import { cleanup, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Statistics } from '#api/statistics/contract.ts';
import { StatisticsView } from './StatisticsView.tsx';
import { statisticsTexts } from './texts.ts';

const texts = statisticsTexts('en');

const toCounts = (begun: number) => ({ begun, checkouts: begun, paid: begun });

function show(changes: Partial<Statistics> = {}) {
  const statistics: Statistics = {
    campaign: { id: 'c1', slug: 'soup', name: 'Soup', winnersSelected: false },
    total: toCounts(1240),
    days: [{ day: '2026-11-22', counts: toCounts(1240) }],
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
  render(<StatisticsView statistics={statistics} language="en" texts={texts} />);
}

describe('the statistics of a campaign', () => {
  it('are listed by source and by day above their total', () => {
    show();
    const rows = (name: string) =>
      within(screen.getByRole('table', { name }))
        .getAllByRole('row')
        .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows('By day').at(1)).toEqual(['22 Nov', '1,240', '1,240', '1,240']);
    expect(rows('Where they came from')).toEqual([
      ['Source', 'Started', 'Payment page', 'Paid'],
      ['This site', '1,200', '1,200', '1,200'],
      ['Widget on partner.example', '8', '–not shown', '< 5fewer than 5'],
      ['Total', '1,240', '1,240', '1,240'],
    ]);
  });

  it('are a line over the days and a bar for each source, in which no small count shows', () => {
    const few = { begun: 9, checkouts: 7, paid: 'few' } as const;
    show({
      days: [
        { day: '2026-11-24', counts: toCounts(30) },
        { day: '2026-11-23', counts: few },
        { day: '2026-11-22', counts: toCounts(10) },
      ],
    });
    const line = screen.getByRole('img', { name: '40 paid from 22 Nov to 24 Nov' });
    expect(line.querySelector('polyline')?.getAttribute('points')).toBe('0.0,120.0 300.0,120.0 600.0,0.0');
    expect([...document.querySelectorAll('progress')].map(({ max, value }) => [max, value])).toEqual([
      [1200, 1200],
      [1200, 0],
    ]);
  });

  it('name once what has no number at all, instead of a row for each', () => {
    const few = { begun: 'hidden', checkouts: 'few', paid: 'few' } as const;
    show({
      days: ['2026-11-23', '2026-11-22'].map((day) => ({ day, counts: few })),
      sources: [
        { source: 'site', origin: null, counts: toCounts(1200) },
        { source: 'poster', origin: null, counts: few },
        { source: 'share', origin: null, counts: few },
      ],
    });
    expect(screen.getByText(texts.fewSources.replace('{names}', 'Poster and Shared link'))).toBeTruthy();
    expect(screen.getByText(texts.fewDays.replace('{count}', '2'))).toBeTruthy();
    expect(screen.getAllByRole('table')).toHaveLength(1);
    expect(screen.queryByText(texts.few)).toBeNull();
  });

  it('name one day without a number in the singular', () => {
    show({ days: [{ day: '2026-11-23', counts: { begun: 'hidden', checkouts: 'few', paid: 'few' } }] });
    expect(screen.getByText(texts.fewDaysOne)).toBeTruthy();
  });

  it('say so while there are none', () => {
    show({ days: [], sources: [] });
    expect(screen.getByText(texts.none)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('come with the answers once the winners are chosen', () => {
    show();
    expect(screen.queryByRole('link', { name: texts.download })).toBeNull();
    cleanup();
    show({ campaign: { id: 'c1', slug: 'soup', name: 'Soup', winnersSelected: true } });
    expect(screen.getByRole('link', { name: texts.download }).getAttribute('href')).toBe(
      '/api/campaigns/c1/answers.csv?language=en',
    );
  });
});
