import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';

export const CAMPAIGN = 'GET /api/campaigns/c1';
export const NOMINEES = 'GET /api/campaigns/c1/nominees';
export const SCORE_AGAIN = 'POST /api/campaigns/c1/nominees/score-again';
export const WINNERS = 'GET /api/campaigns/c1/winners';
export const SELECT = 'POST /api/campaigns/c1/winners';

/** What the API says of a closed campaign to its owner, as far as these pages read it. */
export function campaignReply(changes: Readonly<Record<string, unknown>> = {}) {
  const doc = {
    id: 'c1',
    name: 'An hour in the kitchen',
    phase: 'nominees-selected',
    isActive: false,
    winnersSelected: false,
    twoWinners: true,
    fanQuestion: 'other',
    fanQuestionOther: 'What would you cook?',
    celebrity: { name: 'Noor' },
    charity: { name: 'Food for all' },
    importantKeywords: 'soup, garden',
    ...changes,
  };
  return { [CAMPAIGN]: { body: { doc } } };
}

/** A nominee by their first name. */
export function createNominee(name: string, score = 8) {
  return {
    submissionId: name.toLowerCase(),
    score,
    answer: `Answer of ${name}.`,
    reasoning: `Why ${name}.`,
    createdAt: '2026-09-05T10:00:00.000Z',
    user: { name: `${name} V.` },
  };
}

/** An answer without a score by its fan's first name, and why. */
export function createUnscored(name: string, reason: 'disputed' | 'unavailable') {
  const { submissionId, answer, createdAt, user } = createNominee(name);
  return { submissionId, answer, createdAt, user, reason };
}

/** The answer about nominees once they are known. */
export const readyReply = (...docs: readonly unknown[]) => ({
  body: {
    status: 'ready',
    progress: { scored: docs.length, total: docs.length },
    docs,
    notScored: [],
    isScoringAgain: false,
  },
});

/** The answer about nominees while they are being selected. */
export const selectingReply = (scored: number, total: number) => ({
  body: { status: 'selecting', progress: { scored, total }, docs: [], notScored: [], isScoringAgain: false },
});

/** Moves the clock on, and lets what waits for an answer go on. */
export const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Waits until a check holds; reading an answer takes as long as it takes. */
export function waitUntil(check: () => void): Promise<void> {
  return vi.waitFor(async () => {
    await advanceTime(0);
    check();
  });
}

/** Waits until nothing on the page says that it is loading. */
export const waitForLoad = () =>
  waitUntil(() => {
    if (screen.queryByText('Loading...', { selector: '[role=status]' })) throw new Error('Still loading');
  });

/** Presses something by what it is called; the last one, which is the dialog's, when several are. */
export async function clickByName(role: 'button' | 'checkbox' | 'radio', name: string): Promise<void> {
  const found = screen.getAllByRole(role, { name }).at(-1);
  if (!found) throw new Error(`There is no ${role} called ${name}`);
  fireEvent.click(found);
  await advanceTime(0);
}
