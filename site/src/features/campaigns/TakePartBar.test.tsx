import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createCampaignCard } from './campaign.fixture.ts';
import { followTakePartBar } from './take-part-bar.ts';
import { TakePartBar } from './TakePartBar.tsx';

type Entries = readonly { readonly isIntersecting: boolean }[];

test('the bar has the price with the charity, and is there once the form has left at the top', () => {
  let report: (entries: Entries) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: Entries) => void) {
        report = callback;
      }
      observe(part: Element) {
        expect(part.id).toBe('donate');
      }
    },
  );
  render(
    <>
      <div id="donate" />
      <TakePartBar campaign={createCampaignCard()} language="en" toForm="Give your answer" />
    </>,
  );
  followTakePartBar();
  const link = screen.getByRole('link', { name: 'Give your answer' });
  const bar = link.closest('[data-shown]');
  expect(link.getAttribute('href')).toBe('#donate');
  expect(bar?.querySelector('p')?.textContent).toBe('€10, all of it to Kinderkoor Zonder Drempels');
  expect(bar?.getAttribute('data-shown')).toBe('false');
  report([{ isIntersecting: false }]);
  expect(bar?.getAttribute('data-shown')).toBe('true');
  report([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(bar?.getAttribute('data-shown')).toBe('false');
});
