import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FanFacts } from '#api/submissions/moment-rules.ts';
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

function show(fan?: FanFacts) {
  const campaign = createPublicCampaign({});
  render(
    <>
      <div id="donate" />
      <TakePartBar
        campaign={campaign}
        language="en"
        {...renderMoment(campaign, { fan, now: TEST_NOW, language: 'en' })}
      />
    </>,
  );
  followTakePartBar();
  const link = screen.getByRole('link', { name: fan ? 'Pay €10' : 'Give your answer' });
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

test('tells a fan who has not paid that the answer is kept', () => {
  show({ paymentStatus: 'pending' });
  expect(screen.getByText(/Your answer is saved; pay €10 to take part./)).toBeTruthy();
});
