import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createPublicCampaign, TEST_NOW } from './campaign.fixture.ts';
import { renderMoment } from './render-moment.ts';
import { followTakePartBar } from './take-part-bar.ts';
import { TakePartBar } from './TakePartBar.tsx';

type Entries = readonly { readonly isIntersecting: boolean }[];
let report: (entries: Entries) => void = () => undefined;

beforeEach(() => {
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
});

function show() {
  const campaign = createPublicCampaign({});
  render(
    <>
      <div id="donate" />
      <TakePartBar
        campaign={campaign}
        language="en"
        {...renderMoment(campaign, { fan: undefined, now: TEST_NOW, language: 'en' })}
      />
    </>,
  );
  followTakePartBar();
  const link = screen.getByRole('link', { name: 'Give your answer' });
  return { link, isShown: () => link.closest('[data-shown]')?.getAttribute('data-shown') };
}

test('is there once the form has left the window at the top', () => {
  const { link, isShown } = show();
  expect(link.getAttribute('href')).toBe('#donate');
  expect(isShown()).toBe('false');
  report([{ isIntersecting: false }]);
  expect(isShown()).toBe('true');
  report([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(isShown()).toBe('false');
});

test('has the price with the charity', () => {
  const { link } = show();
  expect(link.previousElementSibling?.textContent).toBe('€10, all of it to Kinderkoor Zonder Drempels');
});
