import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TEST_NOW } from './campaign.fixture.ts';
import { startCampaignTimer } from './campaign-timer.ts';
import { CampaignTimer } from './CampaignTimer.tsx';
import { stubCampaignList, advanceTimers, flushRequests, resetIslands } from './islands.fixture.ts';
import { campaignTexts } from './texts.ts';
import { HOUR_MS } from '#api/platform/rules.ts';

const reload = vi.fn();
let stop: () => void = () => undefined;

beforeEach(() => {
  stubCampaignList([]);
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  stop();
  resetIslands();
});

const inMs = (milliseconds: number) => new Date(TEST_NOW.getTime() + milliseconds).toISOString();

async function show(times: { start?: string; deadline?: string }, servedAt = TEST_NOW.getTime()) {
  const { start = null, deadline = null } = times;
  render(
    <article data-campaign="open">
      <CampaignTimer
        campaign={{ slug: 'a', isActive: true, subscriptionStartDate: start, subscriptionDeadline: deadline }}
        servedAt={servedAt}
        language="nl"
        texts={campaignTexts('nl')}
      />
    </article>,
  );
  stop = startCampaignTimer();
  await flushRequests();
}

const getWarning = () => document.querySelector<HTMLElement>('.deadline-warning');

test('the warning appears at one day and changes at six hours', async () => {
  await show({ deadline: inMs(24 * HOUR_MS + 1000) });
  expect(getWarning()?.hidden).toBe(true);
  await advanceTimers(1000);
  expect(getWarning()?.hidden).toBe(false);
  expect(document.querySelector('.deadline-soon')?.textContent).toBe('Laatste 24 uur om mee te doen');
  vi.setSystemTime(TEST_NOW.getTime() + 18 * HOUR_MS);
  await advanceTimers(1000);
  expect(document.querySelector('.deadline-urgent')?.textContent).toBe('Laatste uren om mee te doen');
});

test('the warning is absent without a deadline', async () => {
  await show({});
  expect(screen.getByText('Geen deadline')).toBeTruthy();
  expect(getWarning()?.hidden).toBe(true);
});

test('a deadline of next year is read out with its year', async () => {
  await show({ deadline: '2027-01-10T15:00:00.000Z' });
  expect(document.querySelector('time')?.textContent).toContain('zondag 10 januari 2027 om 16:00');
});

describe('at the deadline', () => {
  test('marks the page as over without reloading it', async () => {
    await show({ deadline: inMs(2000) });
    expect(document.querySelector('article')?.getAttribute('data-campaign')).toBe('open');
    await advanceTimers(2000);
    expect(document.querySelector('article')?.getAttribute('data-campaign')).toBe('over');
    expect(screen.getByRole('status').textContent).toContain('De deadline is zojuist verstreken');
    expect(screen.getByText('Deadline verstreken').closest('[aria-hidden]')).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  test('or once the form has marked the page, stops counting', async () => {
    await show({ deadline: inMs(HOUR_MS) });
    document.querySelector('article')?.setAttribute('data-campaign', 'over');
    await advanceTimers(1000);
    expect(screen.getByText('Deadline verstreken')).toBeTruthy();
  });

  test("follows the server's clock, not a visitor's that is an hour ahead", async () => {
    await show({ deadline: inMs(-HOUR_MS + 5000) }, TEST_NOW.getTime() - HOUR_MS);
    await advanceTimers(2000);
    expect(document.querySelector('article')?.getAttribute('data-campaign')).toBe('open');
    await advanceTimers(3000);
    expect(document.querySelector('article')?.getAttribute('data-campaign')).toBe('over');
  });
});

describe('at the start', () => {
  test('reloads the page', async () => {
    await show({ start: inMs(2000) });
    await advanceTimers(1000);
    expect(reload).not.toHaveBeenCalled();
    await advanceTimers(5000);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('never reloads twice for the same start', async () => {
    sessionStorage.setItem(`ph-reloaded:a:${inMs(2000)}`, '1');
    await show({ start: inMs(2000) });
    await advanceTimers(5000);
    expect(reload).not.toHaveBeenCalled();
  });
});

test('asks once a minute whether its owner has closed it', async () => {
  await show({ deadline: inMs(2 * HOUR_MS) });
  const times = { subscriptionStartDate: null, subscriptionDeadline: inMs(2 * HOUR_MS), cancelled: null };
  const json = () => Promise.resolve({ doc: { slug: 'a', isActive: false, ...times } });
  const fetched = vi.fn(() => Promise.resolve({ ok: true, json }));
  vi.stubGlobal('fetch', fetched);
  await advanceTimers(59_000);
  expect(fetched).not.toHaveBeenCalled();
  await advanceTimers(2000);
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/campaigns/by-slug/a/live', { credentials: 'omit' });
  expect(document.querySelector('article')?.getAttribute('data-campaign')).toBe('over');
});
