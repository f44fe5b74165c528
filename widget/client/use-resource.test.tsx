import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { toFailure, UNREACHABLE, type Outcome } from './outcome.ts';
import { useResource } from './use-resource.ts';

const EVERY_MS = 5000;
const load = vi.fn<(signal: AbortSignal) => Promise<Outcome<string>>>();
/** Advances the clock in steps, between which React renders. */
async function advance(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms % EVERY_MS));
  for (let left = ms - (ms % EVERY_MS); left > 0; left -= EVERY_MS) {
    await act(() => vi.advanceTimersByTimeAsync(EVERY_MS));
  }
}
const done = (value: string): Outcome<string> => ({ kind: 'done', value });

async function renderResource(maxPolls?: number) {
  const hook = renderHook(() =>
    useResource(load, {
      everyMs: EVERY_MS,
      isDue: (now) => now.kind === 'ready' && now.value === 'busy',
      ...(maxPolls !== undefined && { maxPolls }),
    }),
  );
  await advance(0);
  return hook;
}

beforeEach(() => {
  vi.useFakeTimers();
});

it('useResource loads once, and polls nothing that is not due', async () => {
  load.mockResolvedValue(done('idle'));
  const { result } = await renderResource();
  await advance(60_000);
  expect(result.current.resource).toEqual({ kind: 'ready', value: 'idle' });
  expect(load).toHaveBeenCalledOnce();
});

it('useResource polls while it is due', async () => {
  load.mockResolvedValue(done('busy'));
  const { result } = await renderResource();
  await advance(EVERY_MS);
  load.mockResolvedValue(done('idle'));
  await advance(60_000);
  expect(load).toHaveBeenCalledTimes(3);
  expect(result.current.resource).toEqual({ kind: 'ready', value: 'idle' });
});

it('useResource reads again what was on its way when it was changed', async () => {
  const replies: ((outcome: Outcome<string>) => void)[] = [];
  load.mockImplementation(() => new Promise((resolve) => replies.push(resolve)));
  const { result } = await renderResource();
  act(() => result.current.update(() => 'changed'));
  for (const [at, value] of ['before', 'after'].entries()) replies[at]?.(done(value));
  await advance(0);
  expect(result.current.resource).toEqual({ kind: 'ready', value: 'after' });
});

it('useResource stops after the last poll, until it is reloaded', async () => {
  load.mockResolvedValue(done('busy'));
  const { result } = await renderResource(2);
  await advance(60_000);
  expect(load).toHaveBeenCalledTimes(3);
  expect(result.current.isExhausted).toBe(true);
  act(() => result.current.reload());
  await advance(60_000);
  expect(load).toHaveBeenCalledTimes(6);
});

it('useResource waits while the page is hidden, and polls at once when it is seen again', async () => {
  load.mockResolvedValue(done('busy'));
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await renderResource();
  await advance(60_000);
  expect(load).toHaveBeenCalledOnce();
  for (const isHidden of [false, true]) {
    hidden.mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
    await advance(isHidden ? 60_000 : 0);
    expect(load).toHaveBeenCalledTimes(2);
  }
});

it('useResource skips a poll while the one before is under way', async () => {
  load.mockResolvedValueOnce(done('busy')).mockReturnValue(new Promise(() => undefined));
  await renderResource();
  await advance(60_000);
  expect(load).toHaveBeenCalledTimes(2);
});

it.each([UNREACHABLE, toFailure(500, {})])(
  'useResource keeps its value through a failure of $status',
  async (failure) => {
    load.mockResolvedValueOnce(done('busy')).mockResolvedValue(failure);
    const { result } = await renderResource();
    await advance(EVERY_MS);
    expect(result.current.resource).toEqual({ kind: 'ready', value: 'busy' });
  },
);

it.each([401, 403, 404])('useResource has no value any more after a %i', async (status) => {
  load.mockResolvedValueOnce(done('busy')).mockResolvedValue(toFailure(status, {}));
  const { result } = await renderResource();
  await advance(EVERY_MS);
  expect(result.current.resource.kind).toBe('failed');
});

it('useResource ignores an answer that a newer call has replaced', async () => {
  let answer = (_outcome: Outcome<string>): void => undefined;
  load.mockReturnValueOnce(new Promise((resolve) => (answer = resolve))).mockResolvedValue(done('new'));
  const { result } = await renderResource();
  await act(() => result.current.refresh());
  answer(done('old'));
  await advance(0);
  expect(result.current.resource).toEqual({ kind: 'ready', value: 'new' });
});

it('useResource aborts its call when the component unmounts', async () => {
  load.mockReturnValue(new Promise(() => undefined));
  const { unmount } = await renderResource();
  unmount();
  expect(load.mock.calls[0]?.[0].aborted).toBe(true);
});
