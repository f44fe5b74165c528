import { countCalls } from './crash.ts';

/** Consecutive checks without activity after which the process counts as idle. */
const IDLE_LOOKS = 10;

/** A clock that stands still while there is work, and otherwise jumps to the next waiting time. */
export function createMovedClock(start: Date) {
  let now = start.getTime();
  let changes = 0;
  const sleepers: { readonly time: number; readonly wake: () => void }[] = [];

  /** Waits until an instant, in milliseconds. */
  const waitUntil = async (time: number): Promise<void> => {
    changes += 1;
    if (time <= now) return;
    await new Promise<void>((resolve) => sleepers.push({ time, wake: resolve }));
    changes += 1;
  };

  /** Moves the clock until some work is done. */
  async function run(work: Promise<unknown>): Promise<void> {
    const { counts, restore } = countCalls();
    const progress = { isDone: false };
    const settled = work.finally(() => (progress.isDone = true));
    settled.catch(() => undefined);
    for (let looks = 0, seen = ''; !progress.isDone;) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      const state = `${changes} ${counts.all} ${counts.underWay}`;
      looks = state === seen && counts.underWay === 0 ? looks + 1 : 0;
      seen = state;
      if (looks < IDLE_LOOKS || sleepers.length === 0) continue;
      now = Math.min(...sleepers.map(({ time }) => time));
      const due = sleepers.filter(({ time }) => time <= now);
      sleepers.splice(0, sleepers.length, ...sleepers.filter(({ time }) => time > now));
      for (const { wake } of due) wake();
    }
    restore();
    await settled;
  }

  return { getNow: () => new Date(now), waitUntil, sleep: (ms: number) => waitUntil(now + ms), run };
}
