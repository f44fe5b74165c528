import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Statistics } from '#api/statistics/contract.ts';
import { statisticsTexts } from '../statistics/texts.ts';
import { EmbedStats } from './EmbedPage.tsx';
import { embedPageTexts } from './texts.ts';

const row = (source: 'site' | 'widget', origin: string | null, begun: number | 'few', paid: number | 'few') =>
  ({ source, origin, counts: { begun, checkouts: begun, paid } }) satisfies Statistics['sources'][number];
const show = (sources: Statistics['sources']) =>
  render(
    <EmbedStats
      sources={sources}
      ours="https://powerhour.test"
      language="en"
      texts={embedPageTexts('en').page}
      numbers={statisticsTexts('en')}
    />,
  );
const readRows = () => screen.getAllByRole('row').map(({ textContent }) => textContent);

it('lists the sites with the widget, and no count below five', () => {
  show([
    row('site', null, 40, 12),
    row('widget', 'https://partner.example', 20, 'few'),
    row('widget', 'https://powerhour.test', 'few', 'few'),
  ]);
  const few = '< 5fewer than 5';
  expect(readRows()).toEqual([
    'SiteStartedPaid',
    `partner.example20${few}`,
    `Power Hour (preview and test page)${few}${few}`,
  ]);
});

it('shows nothing while nobody came through it', () => {
  const { container } = show([row('site', null, 40, 12)]);
  expect(container.textContent).toBe('');
});
