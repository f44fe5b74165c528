import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';

export const CAMPAIGN = 'GET /api/campaigns/c1';
export const NOMINEES = 'GET /api/campaigns/c1/nominees';
export const SCORE_AGAIN = 'POST /api/campaigns/c1/nominees/score-again';
export const SKIP = 'POST /api/campaigns/c1/nominees/skip-unjudged';
export const WINNERS = 'GET /api/campaigns/c1/winners';
export const ANSWERS = 'GET /api/campaigns/c1/answers';
export const NOMINATE = 'POST /api/campaigns/c1/nominations';
export const SELECT = 'POST /api/campaigns/c1/winners';

/** Returns the owner's reply about a closed campaign, with the fields that these pages use. */
export function campaignReply(changes: Readonly<Record<string, unknown>> = {}) {
  const doc = {
    id: 'c1',
    name: 'An hour in the kitchen',
    phase: 'nominees-selected',
    isActive: false,
    winnersSelected: false,
    subscriptionStartDate: null,
    subscriptionDeadline: null,
    plannedDate: null,
    paused: null,
    cancelled: null,
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

/** Creates a nominee by their first name. */
export function createNominee(name: string, score: number | null = 8, place: number | null = 1) {
  return {
    submissionId: name.toLowerCase(),
    place,
    score,
    judgedBy: 'model',
    answer: `Answer of ${name}.`,
    reasoning: `Why ${name}.`,
    createdAt: '2026-09-05T10:00:00.000Z',
    user: { name: `${name} V.` },
    notScored: score === null ? 'unavailable' : null,
    flags: [],
    band: null,
    readings: 1,
    copies: 0,
    nomination: null,
    reread: null,
    isWithdrawn: false,
    samePeople: [],
    isAfterReopening: false,
  };
}

/** Creates an answer without a score. */
export function createUnscored(name: string, reason: 'unread' | 'unavailable') {
  const { submissionId, answer, createdAt, user } = createNominee(name);
  return { submissionId, answer, createdAt, user, reason };
}

/** Returns the reply once the nominees are known. */
export const readyReply = (...docs: readonly unknown[]) =>
  nomineesReply('ready', docs, docs.length, docs.length);

/** Returns the reply while the nominees are being selected. */
export const selectingReply = (scored: number, total: number) =>
  nomineesReply('selecting', [], scored, total);

const nomineesReply = (status: string, docs: readonly unknown[], scored: number, total: number) => ({
  body: {
    status,
    progress: { scored, total },
    docs,
    tied: [],
    notScored: [],
    isScoringAgain: false,
    waiting: null,
    isGivenUp: false,
    pending: 0,
    unsettled: 0,
    withdrawn: 0,
    rereads: { open: 0, until: null },
  },
});

/** Advances the clock and settles pending calls. */
export const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Waits until a check passes. */
export function waitUntil(check: () => void): Promise<void> {
  return vi.waitFor(async () => {
    await advanceTime(0);
    check();
  });
}

/** Clicks an element by its name; if there are several, the last one, which is in the dialog. */
export async function clickByName(role: 'button' | 'checkbox' | 'radio', name: string): Promise<void> {
  const found = screen.getAllByRole(role, { name }).at(-1);
  if (!found) throw new Error(`There is no ${role} called ${name}`);
  fireEvent.click(found);
  await advanceTime(0);
}
