import type { FrameData } from './data.ts';

const LOOK_MS = 1000;

/** Loads the page again once its campaign has started, by the clock of the server that rendered the page. */
export function followStart({ campaign: { subscriptionStartDate: start }, servedAt }: FrameData): void {
  const waitMs = new Date(start ?? 0).getTime() - servedAt;
  if (waitMs <= 0) return;
  const opensAt = Date.now() + waitMs;
  const timer = setInterval(() => {
    if (Date.now() < opensAt) return;
    clearInterval(timer);
    window.location.reload();
  }, LOOK_MS);
}
