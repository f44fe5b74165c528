import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FanFacts } from '#api/submissions/moment-rules.ts';
import { followTakePartBar } from './take-part-bar.ts';
import { TakePartBar } from './TakePartBar.tsx';
import { createPublicCampaign } from './campaign.fixture.ts';
import { renderMoment } from './render-moment.ts';
import { campaignTexts } from './texts.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const observers = new Map<string, (isIntersecting: boolean) => void>();

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly report: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
      constructor(report: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        this.report = report;
      }
      observe(part: Element) {
        observers.set(part.id, (isIntersecting) => this.report([{ isIntersecting }]));
      }
    },
  );
});

function show(subscriptionDeadline: string | null, fan?: FanFacts) {
  const { countdown } = campaignTexts('en');
  const campaign = createPublicCampaign({ subscriptionDeadline });
  render(
    <>
      <a id="hero" className="to-form" href="#donate">
        Hero
      </a>
      <div id="donate" />
      <TakePartBar
        campaign={campaign}
        servedAt={NOW}
        language="en"
        price="€10"
        {...renderMoment(campaign, { fan, now: new Date(NOW), language: 'en' })}
        texts={countdown}
      />
    </>,
  );
  followTakePartBar();
  const link = screen.getByRole('link', { name: fan ? 'Pay €10' : 'Give your answer' });
  return { link, isShown: () => link.closest('[data-shown]')?.getAttribute('data-shown') };
}

test('is there from when the hero’s button has left until the form comes', () => {
  const { link, isShown } = show(null);
  expect(isShown()).toBe('false');
  observers.get('hero')?.(true);
  observers.get('donate')?.(false);
  expect(isShown()).toBe('false');
  observers.get('hero')?.(false);
  expect(isShown()).toBe('true');
  expect(link.getAttribute('href')).toBe('#donate');
  observers.get('donate')?.(true);
  expect(isShown()).toBe('false');
});

test('shows the price and how long one can still take part', () => {
  show('2026-11-22T15:00:00.000Z');
  expect(screen.getByText('€10')).toBeTruthy();
  expect(screen.getByText('2 days and 3 hours left')).toBeTruthy();
});

test('says nothing of time without a deadline', () => {
  show(null);
  expect(screen.queryByText(/left/)).toBeNull();
});

test('tells a fan who has not paid that the answer is kept', () => {
  show('2026-11-22T15:00:00.000Z', { paymentStatus: 'pending' });
  expect(screen.getByText('Your answer is saved; pay €10 to take part.')).toBeTruthy();
  expect(screen.queryByText(/left/)).toBeNull();
});
