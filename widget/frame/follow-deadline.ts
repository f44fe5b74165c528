import type { FrameData } from './data.ts';

const LOOK_MS = 1000;

/**
 * Marks the page once its campaign has closed, by the clock of the server that made it: the form gives way to what the
 * page says then, unless it shows something that is shown once, or is under way (frame.css).
 */
export function followDeadline({ campaign: { subscriptionDeadline: end }, servedAt }: FrameData): void {
  if (end === null) return;
  const closesAt = new Date(end).getTime() + Date.now() - servedAt;
  const timer = setInterval(() => {
    if (Date.now() < closesAt) return;
    clearInterval(timer);
    document.querySelector('.widget')?.setAttribute('data-campaign', 'over');
    const status = document.querySelector('.widget > [role=status]');
    if (status) status.textContent = document.querySelector('[data-once-over] h2')?.textContent ?? '';
  }, LOOK_MS);
}
