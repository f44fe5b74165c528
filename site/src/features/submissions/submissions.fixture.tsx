import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { stubApi } from '#tests/support/stub-api.ts';
import { $toasts } from '#site/ui/toasts.ts';
import { createClient } from '#api/client.ts';
import { loadSubmissions } from './load-submissions.ts';
import { SubmissionsView } from './SubmissionsView.tsx';
import { submissionTexts } from './texts.ts';

const { api } = createClient();

export const LIST = 'GET /api/campaign-submissions/user-submissions';
export const LAST_YEAR = 'GET /api/users/me/last-year';
export const VERIFY = 'POST /api/campaign-submissions/verify-all-pending';
export const RETRY = 'POST /api/campaign-subscribe/retry';

export const assign = vi.fn<(url: string | URL) => void>();
export const reload = vi.fn();

const texts = submissionTexts('en').submissions;

export function createSubmission(paymentStatus: string, id = paymentStatus) {
  return {
    id,
    createdAt: '2026-09-05T10:00:00.000Z',
    paymentStatus,
    answers: [{ question: 'Why?', language: 'en' as const, answer: `Because ${id}.` }],
    campaign: {
      id: 'c1',
      language: 'nl' as const,
      slug: 'x',
      name: `Campaign ${id}`,
      image: null,
      celebrity: { name: 'Noor' },
    },
  };
}
export const listReply = (...statuses: string[]) => ({
  body: { submissions: statuses.map((status) => createSubmission(status)), next: null },
});

/** Stubs the API's replies and renders the list, optionally with other texts; `count` returns the number of calls. */
export async function renderSubmissions(replies: Parameters<typeof stubApi>[0], more = {}) {
  const stub = stubApi({
    [VERIFY]: { body: { checked: 1, changed: 0 } },
    [LAST_YEAR]: { body: { year: null } },
    ...replies,
  });
  const loaded = await loadSubmissions({ api });
  render(<SubmissionsView language="en" loaded={loaded} texts={{ ...texts, ...more }} />);
  await advanceClock(0);
  const count = (name: string) => stub.names().filter((each) => each === name).length;
  return { ...stub, count };
}
export const advanceClock = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
export const clickButton = (name: string) =>
  act(() => {
    fireEvent.click(screen.getByRole('button', { name }));
    return Promise.resolve();
  });
export const listToastTexts = () => $toasts.get().map(({ kind, text }) => [kind, text]);

/** Uses fake timers and mocks navigation before each test of a file. */
export function stubPageEffects(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(location, 'assign').mockImplementation(assign);
    vi.spyOn(location, 'reload').mockImplementation(reload);
  });
}
