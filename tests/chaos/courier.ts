import type { Fate } from './plan-chaos.ts';

const LATE_MIN_MS = 500;
const LATE_STEP_MS = 900;
const LATE_STEPS = 8;
/** A held message is delivered after this time if no other follows. */
const HELD_MAX_MS = 4000;

/** Delivers the provider's messages to the product as planned; the provider believes that all of them arrive. */
export function createCourier(fates: readonly Fate[]) {
  const counts = new Map<Fate, number>();
  const timers = new Set<NodeJS.Timeout>();
  let held: (() => void)[] = [];
  let isHealed = false;
  let number = 0;

  const acknowledge = () => new Response('{}');
  const carry = (args: Parameters<typeof fetch>) => void fetch(...args).catch(() => undefined);
  const after = (ms: number, work: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timers.add(timer);
  };
  const releaseHeld = () => {
    const waiting = held;
    held = [];
    for (const release of waiting) release();
  };

  async function send(...args: Parameters<typeof fetch>): Promise<Response> {
    if (isHealed) return fetch(...args);
    const fate = fates[number % fates.length] ?? 'delivered';
    number += 1;
    counts.set(fate, (counts.get(fate) ?? 0) + 1);
    // Without the sandbox's abort signal, which a late message outlives.
    const [input, { signal: _, ...init } = {}] = args;
    if (fate === 'lost') return acknowledge();
    if (fate === 'late') {
      after(LATE_MIN_MS + (number % LATE_STEPS) * LATE_STEP_MS, () => carry([input, init]));
      return acknowledge();
    }
    if (fate === 'held') {
      held.push(() => carry([input, init]));
      after(HELD_MAX_MS, releaseHeld);
      return acknowledge();
    }
    const [answer] = await Promise.all(
      Array.from({ length: fate === 'doubled' ? 2 : 1 }, () => fetch(input, init)),
    );
    releaseHeld();
    return answer ?? acknowledge();
  }

  return {
    send,
    counts,
    /** Delivers everything at once from now on; messages under way are left to a redelivery. */
    heal: () => {
      isHealed = true;
      for (const timer of timers) clearTimeout(timer);
      held = [];
    },
  };
}
